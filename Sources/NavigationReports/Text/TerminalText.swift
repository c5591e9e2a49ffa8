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
}
