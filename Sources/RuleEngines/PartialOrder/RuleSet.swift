/// Some rules of a system, by their numbers, as bits of words.
///
/// The top bit of each word is 0, as in the words of a packed state.
struct RuleSet: Hashable {
  private(set) var words: [UInt64]

  /// Makes an empty set that has room for so many rules.
  init(room: Int) { words = Array(repeating: 0, count: Self.words(for: room)) }

  init(words: [UInt64]) { self.words = words }

  /// The number of words for so many rules.
  static func words(for room: Int) -> Int { room / StateLayout.bitsOfWord + 1 }

  /// The word that has a rule's bit.
  @inline(__always)
  static func word(of rule: Int) -> Int { rule / StateLayout.bitsOfWord }

  /// The bit of a rule in its word.
  @inline(__always)
  static func bit(of rule: Int) -> UInt64 { 1 &<< UInt64(rule % StateLayout.bitsOfWord) }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The rules in the order of their numbers.
  var rules: [Int] {
    words.enumerated().flatMap { index, word in
      (0..<StateLayout.bitsOfWord).filter { word &>> UInt64($0) & 1 != 0 }.map {
        index * StateLayout.bitsOfWord + $0
      }
    }
  }

  func contains(_ rule: Int) -> Bool { words[Self.word(of: rule)] & Self.bit(of: rule) != 0 }

  mutating func insert(_ rule: Int) { words[Self.word(of: rule)] |= Self.bit(of: rule) }

  mutating func formUnion(_ other: RuleSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func intersection(_ other: RuleSet) -> RuleSet {
    RuleSet(words: zip(words, other.words).map { $0 & $1 })
  }

  func subtracting(_ other: RuleSet) -> RuleSet {
    RuleSet(words: zip(words, other.words).map { $0 & ~$1 })
  }
}
