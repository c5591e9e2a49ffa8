/// Counts how often a text occurs.
func occurrences(of part: String, in text: String) -> Int {
  var count = 0
  var rest = Substring(text)
  while let range = rest.firstRange(of: part) {
    count += 1
    rest = rest[range.upperBound...]
  }
  return count
}

/// Returns the text that a reader sees of text within XML.
func unescaped(_ text: some StringProtocol) -> String {
  let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#45;", "-"), ("&#160;", "\u{A0}"),
    ("&#10;", "\n"), ("&#39;", "'"), ("&amp;", "&"),
  ]
  return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
}

/// Returns each text that stands between two others.
func texts(between start: String, and end: String, in text: String) -> [String] {
  text.split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
    unescaped(part.prefix(upTo: part.firstRange(of: end)?.lowerBound ?? part.endIndex))
  }
}
