extension String {
  /// A Boolean value that indicates whether the text is a pattern of names, in which `*` stands for
  /// any text.
  package var isNamePattern: Bool { utf8.contains(UInt8(ascii: "*")) }

  /// Returns a Boolean value that indicates whether the text is the given name, or fits it where it is
  /// a pattern, in which `*` stands for any text.
  package func isNamed(_ pattern: String) -> Bool {
    guard pattern.isNamePattern else { return self == pattern }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, hasPrefix(first) else { return false }
    var rest = dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      while !rest.hasPrefix(part) {
        if rest.isEmpty { return false }
        rest.removeFirst()
      }
      rest = rest.dropFirst(part.count)
    }
    return rest.hasSuffix(last)
  }
}
