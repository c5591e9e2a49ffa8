/// The places of components in the words of a packed state, each for the number of a value.
struct StateLayout: Hashable {
  /// For each component its field.
  let fields: [Field]

  /// The number of words of a state.
  let width: Int

  /// The place of one number.
  struct Field: Hashable {
    var word: Int
    var shift: Int
    var bits: Int

    var mask: UInt64 { ((1 << UInt64(bits)) - 1) << UInt64(shift) }
  }

  /// The greatest number of words of a state.
  static let mostWords = 8

  /// The number of bits of a word that fields may take: the top one is always 0.
  static let bitsOfWord = 63

  /// The greatest number of bits of a field.
  static let mostBits = 32

  /// Lays out fields of these widths, or nil when they take more words than a state may have.
  init?(bits: [Int]) {
    var fields: [Field] = []
    var (word, used) = (0, 0)
    for bits in bits {
      if used + bits > Self.bitsOfWord { (word, used) = (word + 1, 0) }
      fields.append(Field(word: word, shift: used, bits: bits))
      used += bits
    }
    guard word < Self.mostWords, bits.allSatisfy({ $0 <= Self.mostBits }) else { return nil }
    self.fields = fields
    width = word + 1
  }

  /// The words that select some components.
  func mask(of components: some Sequence<Int>) -> [UInt64] {
    var mask = [UInt64](repeating: 0, count: width)
    for component in components { mask[fields[component].word] |= fields[component].mask }
    return mask
  }

  /// The number that stands in a component's field.
  func number(of component: Int, in words: UnsafePointer<UInt64>) -> Int {
    let field = fields[component]
    return Int(words[field.word] & field.mask) >> field.shift
  }
}
