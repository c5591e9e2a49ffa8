/// The way in which text is colored for a terminal.
public enum TextStyle: Hashable, Sendable {
  /// Not at all.
  case plain
  /// By ANSI escape sequences.
  case ansi
}

extension TextStyle {
  /// The meaning of a piece of text, which decides its color.
  package enum Meaning: CaseIterable {
    case bad, good, doubtful, quiet, strong
  }

  /// Returns the text, colored by what it is.
  package func apply(_ meaning: Meaning, _ text: String) -> String {
    guard self == .ansi, !text.isEmpty else { return text }
    return Self.sequence(for: meaning) + text + Self.end
  }

  /// The sequences that color text, and the one that ends it.
  static let sequences = Meaning.allCases.map(sequence) + [end]

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
