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

  /// Whether an entry may be that of a state with a hash.
  @inlinable @inline(__always)
  static func entry(_ entry: UInt64, mayBeOf hash: UInt64) -> Bool { (entry ^ hash) &>> 32 == 0 }

  /// The number of the state whose entry it is.
  @inlinable @inline(__always)
  static func number(in entry: UInt64) -> Int { Int(truncatingIfNeeded: entry & 0xffff_ffff) &- 1 }
}
