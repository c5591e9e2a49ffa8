import GraphDrawing
import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct StateGraphDrawingTests {
  @Test func everyStateAndEveryTransitionThatMovesIsDrawn() throws {
    let result = try Library.result()
    let graph = try StateGraphDrawing(result).drawing()
    let states = graph.nodes.filter { $0.id.hasPrefix("state ") }
    #expect(states.count == 44)
    #expect(states[0].attributes["label"]?.shownText == "Library[Shelves]")
    let pairs = Set(
      result.graph.edges.compactMap { edge in
        edge.target.flatMap { $0 == edge.source ? nil : [edge.source, $0] }
      })
    let faults = result.graph.edges.filter { $0.target == nil }.count
    #expect(graph.edges.count == pairs.count + faults + 1)
  }

  @Test func theCounterexampleIsMarked() throws {
    let result = try Library.result()
    let highlight = Highlight(Library.answer("NoFault", in: result))
    let graph = try StateGraphDrawing(result, highlight: highlight).drawing()
    let steps = graph.edges.filter { $0.attributes["class"]?.shownText == "counterexample" }
    #expect(
      Set(steps.compactMap { $0.attributes["label"]?.shownText }) == [
        "1  tap open(.shelf(a))", "2  tap lend(.book(1))", "3  tap confirm",
        "4  completion loan fails", "5  tap scan",
      ])
  }

  @Test func statesThatALimitKeptAreDotted() throws {
    let graph = try StateGraphDrawing(try Library.result(limits: Limits(depth: 1))).drawing()
    let looks = graph.nodes.filter { $0.id.hasPrefix("state ") }
      .map { $0.attributes["class"]?.shownText }
    #expect(looks == ["screen", "screen unreached", "screen unreached"])
    #expect(
      graph.nodes[2].attributes["tooltip"]?.shownText == """
        state 1, 1 step from the start
        borrower: nobody
        not expanded: a limit ended the search first
        """)
  }

  @Test func tooManyStatesAreRefusedUnlessForced() throws {
    let result = try check(Counter(), invariants: [])
    #expect(throws: StateGraphTooLarge(states: 301)) { try StateGraphDrawing(result) }
    #expect(
      StateGraphTooLarge(states: 301).description == """
        The state graph has 301 states, more than the 300 that can be read. Draw the screen \
        graph, narrow the scope, or force the picture.
        """)
    #expect(try StateGraphDrawing(result, isForced: true).drawing().nodes.count == 302)
  }
}

/// Counts to 300.
private final class Counter: NavigationSystem {
  let name = "Counter"
  let variant = ""
  let scope = Scope([])
  let events = [NavigationEvent("count", origin: .external)]
  let profile = NavigationProfile()
  private let store = FacetStore()

  func start() -> [Outcome<NavigationState>] { [.state(state(0))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let count = Int(visit.state.fact("count")!)!
      guard count < 300 else { return Expansion() }
      return Expansion(transitions: [
        Transition(event: EventLabel("count", ordinal: 0), outcome: .state(state(count + 1)))
      ])
    }
  }

  private func state(_ count: Int) -> NavigationState {
    NavigationState(
      NavigationSnapshot(facts: [FactNode(name: "count", value: "\(count)")]), in: store)
  }
}
