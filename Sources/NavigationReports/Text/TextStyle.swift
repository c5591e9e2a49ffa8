/// The way in which text is colored for a terminal.
public struct TextStyle: Hashable, Sendable {
  private enum Kind { case plain, ansi, marked }

  private let kind: Kind

  /// Not at all.
  public static let plain = TextStyle(kind: .plain)

  /// By ANSI escape sequences.
  public static let ansi = TextStyle(kind: .ansi)

  /// By marks that only ``TerminalText`` knows, and turns into escape sequences once it has shown those
  /// that come from the app.
  package static let marked = TextStyle(kind: .marked)
}

extension TextStyle {
  /// The meaning of a piece of text, which decides its color.
  package enum Meaning: CaseIterable {
    case bad, good, doubtful, quiet, strong
  }

  /// Returns the text, colored by what it is.
  package func apply(_ meaning: Meaning, _ text: String) -> String {
    if text.isEmpty { return text }
    return switch kind {
    case .plain: text
    case .ansi: Self.sequence(for: meaning) + text + Self.end
    case .marked: Marks.mark(meaning) + text + Marks.end
    }
  }

  /// Returns the text with escape sequences in place of marks.
  static func colored(_ text: String) -> String {
    // Characters may join what is next to a mark with it; scalars don't.
    var scalars = text.unicodeScalars
    guard scalars.contains(Marks.secret.unicodeScalars) else { return text }
    let meanings = Meaning.allCases.map { (Marks.mark($0), sequence(for: $0)) }
    for (mark, sequence) in meanings + [(Marks.end, end)] {
      scalars = scalars.replacing(mark.unicodeScalars, with: sequence.unicodeScalars)
    }
    return String(scalars)
  }

  private static let end = "\u{1B}[0m"

  private static func sequence(for meaning: Meaning) -> String {
    let code =
      switch meaning {
      case .bad: "1;31"
      case .good: "32"
      case .doubtful: "33"
      case .quiet: "2"
      case .strong: "1"
      }
    return "\u{1B}[\(code)m"
  }
}

/// Marks that no text contains by chance or on purpose: they are drawn anew in each process, and never
/// leave it.
private enum Marks {
  static let secret =
    String(UInt64.random(in: .min ... .max), radix: 36)
    + String(UInt64.random(in: .min ... .max), radix: 36)

  static let end = "\(secret)0;"

  static func mark(_ meaning: TextStyle.Meaning) -> String {
    "\(secret)\(TextStyle.Meaning.allCases.firstIndex(of: meaning)! + 1);"
  }
}
