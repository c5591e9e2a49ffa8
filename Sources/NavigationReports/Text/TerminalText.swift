import GraphDrawing

/// Text for terminals.
package enum TerminalText {
  /// Returns the text with every control character shown, except line breaks, tabs and the sequences
  /// by which ``TextStyle`` colors text.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: VisibleText.isControl) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.unicodeScalars.firstIndex(where: VisibleText.isControl) {
      result += rest[..<start]
      rest = rest[start...]
      if let sequence = TextStyle.sequences.first(where: rest.hasPrefix) {
        result += sequence
        rest = rest.dropFirst(sequence.count)
      } else {
        let scalar = rest.unicodeScalars.removeFirst()
        result += VisibleText.replacement(for: scalar) ?? ""
      }
    }
    return result + rest
  }

  /// Returns the text on one line: line breaks and tabs are shown, too.
  package static func line(_ text: String) -> String {
    escaped(text).replacingScalars { scalar in
      switch scalar {
      case "\n": "\u{240A}"
      case "\t": "\u{2409}"
      default: nil
      }
    }
  }
}
