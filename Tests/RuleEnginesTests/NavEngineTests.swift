import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import TestSupport
import Testing

/// The engines on the family whose sizes are known in closed form.
@Suite struct NavEngineTests {
  @Test(arguments: [(1, 1, 1, 0), (1, 2, 1, 3), (2, 2, 2, 2), (3, 2, 2, 1), (2, 3, 3, 0)])
  func `Counts agree with the closed forms and the naive search`(
    tabs: Int, depth: Int, routes: Int, sheets: Int
  ) throws {
    let natural = NaturalNav(tabs: tabs, depth: depth, routes: routes, sheets: sheets)
    let expected = Nav(tabs: tabs, depth: depth, routes: routes, sheets: sheets)
    let naive = natural.searchNaively()
    #expect(naive.states == expected.expectedStates)
    #expect(naive.transitions == expected.expectedTransitions)
    #expect(naive.depth == expected.expectedDepth)
    for engine in Engine.allCases {
      let found = try explore(natural.system, engine: engine)
      #expect(found.states == expected.expectedStates, "\(engine)")
      #expect(found.transitions == expected.expectedTransitions, "\(engine)")
      #expect(found.depth == expected.expectedDepth, "\(engine)")
      #expect(found.completeness == .exhaustive)
      #expect(found.verdicts.allSatisfy { $0 == .holds(witness: nil) }, "\(engine)")
      #expect(found.faults.isEmpty)
    }
  }

  @Test(.thorough) func `Size S is exact in every engine`() throws {
    try expectExact(Nav(tabs: 3, depth: 3, routes: 2, sheets: 4), by: Engine.allCases)
  }

  @Test func `Size M is exact as sets of states`() throws {
    try expectExact(Nav(tabs: 4, depth: 3, routes: 2, sheets: 2), by: [.symbolic])
  }

  @Test(arguments: [2, 3]) func `Size S is exact with several workers`(workers: Int) throws {
    let nav = NaturalNav(tabs: 3, depth: 3, routes: 2, sheets: 4)
    let found = try explore(
      nav.system, engine: .memoized, options: ExplorationOptions(workers: workers))
    #expect(found.states == 101_252)
    #expect(found.transitions == 380_704)
    #expect(found.depth == 15)
    #expect(found.verdicts.allSatisfy { $0 == .holds(witness: nil) })
  }

  @Test(.thorough, arguments: [2, 3])
  func `Size M is exact with several workers`(workers: Int) throws {
    let nav = NaturalNav(tabs: 4, depth: 3, routes: 2, sheets: 2)
    let found = try explore(
      nav.system, engine: .memoized, options: ExplorationOptions(workers: workers))
    #expect(found.states == 1_215_002)
    #expect(found.transitions == 5_589_004)
    #expect(found.depth == 19)
    #expect(found.verdicts.allSatisfy { $0 == .holds(witness: nil) })
  }

  @Test func `Sizes L and XL are exact as sets of states`() throws {
    try expectExact(Nav(tabs: 5, depth: 2, routes: 3, sheets: 2), by: [.symbolic])
    try expectExact(Nav(tabs: 5, depth: 3, routes: 2, sheets: 6), by: [.symbolic])
  }

  private func expectExact(_ expected: Nav, by engines: [Engine]) throws {
    let natural = NaturalNav(expected)
    for engine in engines {
      let found = try explore(natural.system, engine: engine)
      #expect(found.states == expected.expectedStates, "\(engine)")
      #expect(found.transitions == expected.expectedTransitions, "\(engine)")
      #expect(found.depth == expected.expectedDepth, "\(engine)")
    }
  }

  @Test func `The memoized engine runs rules for combinations of values, not for states`() throws {
    let nav = NaturalNav(tabs: 4, depth: 3, routes: 2, sheets: 2)
    let found = try explore(nav.system, engine: .memoized)
    #expect(found.states == 1_215_002)
    #expect(found.transitions == 5_589_004)
    #expect(found.depth == 19)
    #expect(found.evaluations < 2_000)
  }
}
