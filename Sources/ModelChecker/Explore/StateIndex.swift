/// Finds the number of a state among those already found.
///
/// An open-addressing table of numbers over the array of states: the states themselves are stored
/// once, and a slot holds half of the hash besides the number, so that the table grows without
/// hashing again and strangers are told apart without touching them.
struct StateIndex {
  private var slots = [UInt64](repeating: 0, count: 64)
  private var count = 0

  /// Returns the number of a state that is equal, or where it belongs.
  func find<State: Hashable>(_ state: State, in states: [State]) -> Place {
    let full = UInt64(bitPattern: Int64(state.hashValue))
    let hash = (full ^ full >> 32) & 0xffff_ffff
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash {
        let number = Int(slots[slot] & 0xffff_ffff) - 1
        if states[number] == state { return .known(number) }
      }
      slot = (slot + 1) & mask
    }
    return .free(slot: slot, hash: hash)
  }

  /// Notes the number of a state that was not found.
  mutating func insert(_ number: Int, slot: Int, hash: UInt64) {
    precondition(number < Int(UInt32.max) - 1, "A search keeps at most 4,294,967,293 states")
    slots[slot] = hash << 32 | UInt64(number + 1)
    count += 1
    if count * 8 > slots.count * 5 { grow() }
  }

  enum Place {
    case known(Int)
    case free(slot: Int, hash: UInt64)
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    let mask = larger.count - 1
    for entry in slots where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = entry
    }
    slots = larger
  }
}
