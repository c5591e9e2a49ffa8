/// An open-addressing table of words other than 0, in the order of their high bits.
///
/// It grows in place: since the slot of a word is given by its high bits, doubling takes the word of
/// slot `i` to slot `2i` or `2i + 1`, and one pass from the top down moves them all. Every page is
/// touched for the first time once.
@usableFromInline
struct WordTable {
  @usableFromInline let words: ReservedArray<UInt64>
  private var logarithm: Int

  /// The first slot.
  @inlinable
  var base: UnsafeMutablePointer<UInt64> { words.base }

  /// The number of bits by which a word is shifted to give its first slot.
  @usableFromInline var shift: UInt64

  /// The number of words above which the table must grow.
  @usableFromInline private(set) var limit: Int

  /// The number of slots behind the last one at which a search may begin, so that none wraps.
  private static let slack = 1 << 12

  /// The greatest distance from the first slot at which a word was put, as far as it was noted.
  @usableFromInline private(set) var longestProbe = 0

  @usableFromInline
  init(logarithm: Int = 10) {
    words = ReservedArray(capacity: 1 << 33)
    self.logarithm = logarithm
    shift = 0
    limit = 0
    measure()
  }

  /// The number of bytes that growing takes.
  var bytesToGrow: Int { 8 << logarithm }

  /// A Boolean value that indicates whether there is address space to grow into.
  @usableFromInline
  var canGrow: Bool {
    // Behind the last slot there is room for the longest probe, which may become longer.
    (2 << logarithm) + 2 * max(Self.slack, longestProbe) <= words.capacity
  }

  /// Grows where more words would make probes long; returns whether another word has room.
  @inlinable @inline(__always)
  mutating func makeRoom(after count: Int) -> Bool { count <= limit || growIfPossible() }

  @usableFromInline
  mutating func growIfPossible() -> Bool {
    guard canGrow else { return false }
    grow()
    return true
  }

  private mutating func measure() {
    shift = UInt64(64 - logarithm)
    // Seven in ten: more would make probes long, less would waste memory.
    limit = (1 << logarithm) / 10 * 7
  }

  /// The slot at which the search for a word begins.
  @inlinable @inline(__always)
  func first(of word: UInt64) -> Int { Int(truncatingIfNeeded: word &>> shift) }

  /// The slot that has a word or that is free for it.
  ///
  /// A search goes once around the cache line of its first slot before it goes on to the next line,
  /// so that most searches see one line only.
  @inline(__always)
  func slot(of word: UInt64) -> Int {
    slot(from: first(of: word)) { $0 == word }
  }

  /// The first slot in the order of a search that is free or whose word is the one looked for.
  @inlinable @inline(__always)
  func slot(from first: Int, where isMeant: (UInt64) -> Bool) -> Int {
    let base = base
    return search(from: first) { base[$0] == 0 || isMeant(base[$0]) }
  }

  /// The first slot in the order of a search that ends it.
  @inlinable @inline(__always)
  func search(from first: Int, until isEnd: (Int) -> Bool) -> Int {
    var turn = first
    var slot = first
    while !isEnd(slot) {
      slot = slot & ~Self.line | (slot &+ 1) & Self.line
      if slot == turn {
        turn &+= Self.line &+ 1
        slot = turn
      }
    }
    return slot
  }

  /// Selects a slot's place in its cache line.
  @inlinable static var line: Int { 7 }

  /// Takes note of how far from its first slot a word was put.
  ///
  /// Words that were spread over all bits end up near it; hashes of other origin may be alike.
  @inlinable @inline(__always)
  mutating func note(_ word: UInt64, at slot: Int) {
    let probe = slot &- first(of: word)
    if probe > longestProbe { lengthen(to: probe) }
  }

  @usableFromInline
  mutating func lengthen(to probe: Int) { longestProbe = probe }

  /// Doubles the number of slots.
  @usableFromInline
  mutating func grow() {
    let base = base
    let slack = max(Self.slack, longestProbe + Self.line + 1)
    let end = 1 << logarithm + slack
    // Below twice the longest probe a word could land on one that has not moved yet.
    let low = min(end, 4 * slack)
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
  private mutating func place(_ word: UInt64) {
    let slot = slot(from: first(of: word)) { _ in false }
    base[slot] = word
    note(word, at: slot)
  }
}

/// Entries for states that are stored elsewhere: half of a hash, and the number of the state.
///
/// The halves tell most strangers apart without a look at the states.
extension WordTable {
  /// The entry of a state.
  @inlinable @inline(__always)
  static func entry(of number: Int, hash: UInt64) -> UInt64 {
    hash & 0xffff_ffff_0000_0000 | UInt64(truncatingIfNeeded: number &+ 1)
  }

  /// Puts the entry of a state into the slot that is free for it.
  ///
  /// Its owner lets the table grow.
  @inlinable @inline(__always)
  mutating func put(_ number: Int, hash: UInt64, at slot: Int) {
    base[slot] = Self.entry(of: number, hash: hash)
    // States may make hashes of a few of their parts.
    note(hash, at: slot)
  }

  /// Returns a Boolean value that indicates whether an entry may be that of a state with a hash.
  @inlinable @inline(__always)
  static func entry(_ entry: UInt64, mayBeOf hash: UInt64) -> Bool { (entry ^ hash) &>> 32 == 0 }

  /// The number of the state whose entry it is.
  @inlinable @inline(__always)
  static func number(in entry: UInt64) -> Int { Int(truncatingIfNeeded: entry & 0xffff_ffff) &- 1 }
}
