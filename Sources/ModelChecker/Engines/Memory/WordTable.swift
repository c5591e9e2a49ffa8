/// An open-addressing table of words other than 0, in the order of their high bits.
///
/// It grows in place: since the slot of a word is given by its high bits, doubling takes the word of
/// slot `i` to slot `2i` or `2i + 1`, and one pass from the top down moves them all. Every page is
/// touched for the first time once.
struct WordTable {
  private let words: ReservedArray<UInt64>
  private var logarithm: Int

  /// The first slot.
  var base: UnsafeMutablePointer<UInt64> { words.base }

  /// How far a word is shifted to give its first slot.
  private var shift: UInt64

  /// The number of words above which the table must grow.
  private(set) var limit: Int

  /// The number of slots behind the last one that is anybody's first, so that no probe wraps.
  private static let slack = 1 << 12

  init(logarithm: Int = 10) {
    words = ReservedArray(capacity: 1 << 33)
    self.logarithm = logarithm
    shift = 0
    limit = 0
    measure()
  }

  /// The number of bytes that growing takes.
  var bytesToGrow: Int { 8 << logarithm }

  /// Whether there is address space to grow into.
  var canGrow: Bool { (2 << logarithm) + Self.slack <= words.capacity }

  private mutating func measure() {
    shift = UInt64(64 - logarithm)
    // Seven in ten: more would make probes long, less would waste memory.
    limit = (1 << logarithm) / 10 * 7
  }

  /// The slot at which the search for a word begins: the first one of a cache line, so that most
  /// searches see one line only.
  @inline(__always)
  func first(of word: UInt64) -> Int { Int(truncatingIfNeeded: word &>> shift) & ~7 }

  /// Doubles the number of slots.
  @inline(never)
  mutating func grow() {
    let base = base
    let end = 1 << logarithm + Self.slack
    // Below twice the longest probe a word could land on one that has not moved yet.
    let low = min(end, 4 * Self.slack)
    var waiting: [UInt64] = []
    for slot in 0..<low where base[slot] != 0 {
      waiting.append(base[slot])
      base[slot] = 0
    }
    logarithm += 1
    measure()
    var slot = end
    while slot > low {
      slot -= 1
      let word = base[slot]
      if word != 0 {
        base[slot] = 0
        place(word)
      }
    }
    for word in waiting { place(word) }
  }

  @inline(__always)
  private func place(_ word: UInt64) {
    var slot = first(of: word)
    while base[slot] != 0 { slot &+= 1 }
    base[slot] = word
  }
}
