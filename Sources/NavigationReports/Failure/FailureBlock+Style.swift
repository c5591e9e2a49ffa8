extension FailureBlock {
  /// A block's text for a terminal: its verdict, the step that violates and the commands marked.
  ///
  /// Whoever has the text alone, as in a saved result, marks it like the one who wrote it.
  static func styled(_ text: String, of property: String, _ style: TextStyle) -> String {
    guard style != .plain else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let verdict = "\(property) violated"
    if lines[0].hasPrefix(verdict) {
      lines[0] = style.apply(.bad, verdict) + lines[0].dropFirst(verdict.count)
    }
    let tale = lines.prefix { !$0.hasPrefix("  Why: ") }
    if let row = tale.lastIndex(where: { $0.contains("  \(violates)") }),
      let mark = lines[row].range(of: violates, options: .backwards)
    {
      lines[row] =
        lines[row][..<mark.lowerBound] + style.apply(.bad, String(lines[row][mark.lowerBound...]))
    }
    for row in (lines.lastIndex { $0.hasPrefix("\(replay): ") } ?? lines.endIndex)..<lines.endIndex
    {
      guard let colon = lines[row].range(of: ": ") else { continue }
      let command = String(lines[row][colon.upperBound...])
      lines[row] = lines[row][..<colon.upperBound] + style.apply(.strong, command)
    }
    return lines.joined(separator: "\n")
  }

  /// What stands behind the step that violates.
  static let violates = "← violates"

  /// What stands before the command that replays.
  static let replay = "Replay"
}
