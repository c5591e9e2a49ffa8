/// Finds the number of a state among those already found.
///
/// The states themselves are stored once, elsewhere. An open-addressing table holds half of a hash
/// and the number of each, so that different states are mostly told apart without a comparison.
struct StateIndex {
  /// For each slot the upper half of a hash, and below it a number plus one; 0 where it is free.
  private var entries = [UInt64](repeating: 0, count: 1 << 10)
  private var count = 0

  /// The number of bits by which a hash is shifted to give its first slot.
  ///
  /// The first slot depends on the highest bits, which an entry holds, so that the table can grow
  /// without another look at the states.
  private var shift: UInt64 = 64 - 10

  /// The place of a known state, or for a new one.
  enum Place {
    case known(Int)
    case free(slot: Int, hash: UInt64)
  }

  /// Returns the number of a state that is equal, or the place for a new one.
  func find<State: Hashable>(_ state: State, in states: [State]) -> Place {
    let hash = UInt64(bitPattern: Int64(state.hashValue))
    var slot = Int(truncatingIfNeeded: hash &>> shift)
    while entries[slot] != 0 {
      let entry = entries[slot]
      if (entry ^ hash) &>> 32 == 0 {
        let number = Int(truncatingIfNeeded: entry & 0xffff_ffff) - 1
        if states[number] == state { return .known(number) }
      }
      slot = (slot + 1) & (entries.count - 1)
    }
    return .free(slot: slot, hash: hash)
  }

  /// Adds the number of a state that was not found.
  mutating func insert(_ number: Int, slot: Int, hash: UInt64) {
    precondition(number < Int(UInt32.max) - 1, "A search keeps at most 4,294,967,293 states")
    entries[slot] = hash & 0xffff_ffff_0000_0000 | UInt64(number + 1)
    count += 1
    if count > entries.count / 10 * 7 { grow() }
  }

  private mutating func grow() {
    let old = entries
    entries = [UInt64](repeating: 0, count: old.count * 2)
    shift -= 1
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry &>> shift)
      while entries[slot] != 0 { slot = (slot + 1) & (entries.count - 1) }
      entries[slot] = entry
    }
  }
}
