import Testing

@testable import ModelChecker

/// The table of known states, where hashes leave something to be desired.
@Suite struct StateIndexTests {
  /// A state with one of a few hashes.
  private struct Clashing: Hashable {
    var number: Int
    var hashes: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % hashes) }
  }

  @Test(arguments: [1, 3])
  func statesWithOneHashAreToldApartWhenTheTableHasGrown(hashes: Int) {
    var index = StateIndex()
    var states: [Clashing] = []
    for number in 0..<2_000 {
      let state = Clashing(number: number, hashes: hashes)
      guard case .free(let slot, let hash) = index.find(state, in: states) else {
        Issue.record("\(number) is taken for another state")
        return
      }
      index.insert(number, slot: slot, hash: hash)
      states.append(state)
    }
    for (number, state) in states.enumerated() {
      guard case .known(number) = index.find(state, in: states) else {
        Issue.record("\(number) is not found again")
        return
      }
    }
  }
}
