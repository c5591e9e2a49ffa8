import Testing

@testable import RuleEngines

/// The table of the explicit engines, where hashes leave something to be desired.
@Suite struct WordTableTests {
  /// Hashes whose first slots are the last of all, the first of all, and one that chains run into.
  @Test(arguments: [UInt64.max, 0, 1 << 58])
  func `Entries with one hash are found when the table has grown`(hash: UInt64) {
    var table = WordTable()
    let count = 6_000
    for number in 0..<count {
      // The search for a free slot is what takes the time: each goes past all that are there.
      let slot = table.slot(from: table.first(of: hash)) { _ in false }
      table.put(number, hash: hash, at: slot)
      if number + 1 > table.limit { table.grow() }
    }
    var found: Set<Int> = []
    _ = table.search(from: table.first(of: hash)) { slot in
      let entry = table.base[slot]
      if entry != 0 { found.insert(WordTable.number(in: entry)) }
      return entry == 0
    }
    #expect(found.count == count)
  }
}
