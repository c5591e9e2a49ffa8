import ModelChecker
import ModelCheckerTestSupport
import TestSupport
import Testing

/// The family Nav(T,D,R,M), whose sizes are known in closed form.
@Suite struct NavTests {
  /// Every member with T, D, R and M up to 3 and fewer than 100,000 states, the smallest first.
  static let family: [Nav] = (1...3).flatMap { tabs in
    (1...3).flatMap { depth in
      (1...3).flatMap { routes in
        (0...3).map { Nav(tabs: tabs, depth: depth, routes: routes, sheets: $0) }
      }
    }
  }
  .filter { $0.expectedStates < 100_000 }
  .sorted { $0.expectedStates < $1.expectedStates }

  /// The members that are explored here.
  static let members = family.filter { $0.expectedStates < Thorough.count(10_000, of: 100_000) }

  @Test func `The family has 104 members below the bound`() {
    #expect(Self.family.count == 104)
    #expect(Self.family.map(\.expectedStates).max() == 81_002)
  }

  @Test(arguments: members.indices)
  func `Counts agree with the closed forms`(member: Int) throws {
    let nav = Self.members[member]
    let graph = try explore(nav)
    #expect(graph.states.count == nav.expectedStates)
    #expect(graph.edges.count == nav.expectedTransitions)
    #expect(graph.depth == nav.expectedDepth)
    #expect(graph.completeness == .exhaustive)
    #expect(graph.states.allSatisfy { $0.isSignedIn || ($0.isEmpty && $0.sheet == 0) })
  }

  @Test func `The naive explorer agrees on the small members`() throws {
    for nav in Self.members where nav.expectedStates < 1_000 {
      let naive = try naivelyExplore(nav)
      #expect(naive.states.count == nav.expectedStates)
      #expect(naive.steps.count == nav.expectedTransitions)
      #expect(naive.depth == nav.expectedDepth)
    }
  }

  @Test func `A walk comes to the end of a long way that is easily lost`() throws {
    let states = (0...200).map { "s\($0)" }
    let ways = (0..<200).flatMap { number in
      [Arrow(states[number], "on", states[number + 1])]
        + (0..<8).map { Arrow(states[number], "reset\($0)", "s0") }
    }
    let graph = try explore(
      ToySystem(from: ["s0"], ways),
      options: ExplorationOptions(limits: Limits(time: .seconds(20)), order: .randomWalk(seed: 1)))
    #expect(graph.completeness == .exhaustive)
    #expect(graph.states.count == 201)
  }

  @Test(arguments: [SearchOrder.depthFirst, .randomWalk(seed: 7)])
  func `Other orders find the same states`(order: SearchOrder) throws {
    let nav = Nav(tabs: 2, depth: 2, routes: 2, sheets: 2)
    let graph = try explore(nav, options: ExplorationOptions(order: order))
    #expect(graph.states.count == nav.expectedStates)
    #expect(graph.edges.count == nav.expectedTransitions)
    #expect(graph.depth == nav.expectedDepth)
  }
}
