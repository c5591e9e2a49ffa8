/// Finds the number of a state among those already found.
///
/// The states themselves are stored once, elsewhere; the table of the explicit engines holds half of
/// a hash and the number of each, so that strangers are told apart without touching them.
struct StateIndex {
  private var table = WordTable()
  private var count = 0

  /// Returns the number of a state that is equal, or where it belongs.
  func find<State: Hashable>(_ state: State, in states: [State]) -> Place {
    let hash = UInt64(bitPattern: Int64(state.hashValue))
    let slot = table.slot(from: table.first(of: hash)) {
      WordTable.entry($0, mayBeOf: hash) && states[WordTable.number(in: $0)] == state
    }
    let entry = table.base[slot]
    return entry == 0 ? .free(slot: slot, hash: hash) : .known(WordTable.number(in: entry))
  }

  /// Notes the number of a state that was not found.
  mutating func insert(_ number: Int, slot: Int, hash: UInt64) {
    precondition(number < Int(UInt32.max) - 1, "A search keeps at most 4,294,967,293 states")
    table.put(number, hash: hash, at: slot)
    count += 1
    if count > table.limit { table.grow() }
  }

  enum Place {
    case known(Int)
    case free(slot: Int, hash: UInt64)
  }
}
