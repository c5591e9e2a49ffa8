extension String {
  /// The greatest number of characters of a name on an arrow.
  static var longestOnArrow: Int { 30 }

  /// Returns the text, or as much of its beginning as there is room for, with an ellipsis.
  ///
  /// - Parameter limit: the greatest number of characters, as people see them.
  func abbreviated(to limit: Int) -> String {
    count <= limit ? self : prefix(limit - 1) + "…"
  }

  /// Returns the text, or its first and its last words, as many as there is room for, with an ellipsis
  /// between them: what it begins with says what happens, and what it ends with tells it from others.
  ///
  /// Words end at blanks, and in addresses at slashes. Where not even two fit, the beginning stays.
  ///
  /// - Parameter limit: the greatest number of characters, as people see them.
  func abbreviatedBetweenWords(to limit: Int) -> String {
    if count <= limit { return self }
    let words = self.words
    guard let first = words.first, let last = words.last, words.count > 2,
      first.count + last.count < limit
    else { return abbreviated(to: limit) }
    var (head, tail) = (first, last)
    var rest = words[1..<(words.count - 1)]
    // In turn, so that neither end takes all of the room.
    var isStuck = false
    while !isStuck {
      isStuck = true
      if let word = rest.first, head.count + word.count + tail.count < limit {
        head += word
        rest.removeFirst()
        isStuck = false
      }
      if let word = rest.last, head.count + word.count + tail.count < limit {
        tail = word + tail
        rest.removeLast()
        isStuck = false
      }
    }
    return head + "…" + tail
  }

  /// The words, each with the sign that ends it.
  private var words: [String] {
    var words = [""]
    for character in self {
      words[words.count - 1].append(character)
      if character == " " || character == "/" { words.append("") }
    }
    return words.filter { !$0.isEmpty }
  }
}
