import Testing

@testable import NavigationChecking

/// No invariant takes the turns of the others in a search for causes.
@Suite struct TurnsTests {
  private func turns(_ counts: Int...) -> [[Int]] {
    Turns(of: counts).places.map { [$0.list, $0.item] }
  }

  @Test func eachListHasItsFirstBeforeAnyHasItsNext() {
    #expect(turns(3, 1, 2) == [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2]])
  }

  @Test func withoutItemsThereAreNoTurns() {
    #expect(turns() == [])
    #expect(turns(0, 0) == [])
  }
}
