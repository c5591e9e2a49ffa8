import ModelChecker
import RuleEngines
import RuleEnginesTestSupport
import Testing

/// Options and settings that an engine cannot follow.
@Suite struct RefusalTests {
  private let nav = NaturalNav(tabs: 1, depth: 1, routes: 1, sheets: 1)

  @Test(arguments: [Engine.automatic, .memoized, .symbolic, .general])
  func ordersOtherThanBreadthFirstAreThoseOfTheGraphEngine(engine: Engine) throws {
    let options = ExplorationOptions(order: .depthFirst)
    #expect(throws: EngineError.unsupported(.order, by: engine)) {
      try explore(nav.system, engine: engine, options: options)
    }
    #expect(throws: EngineError.unsupported(.order, by: .general)) {
      try explore(plain: nav, options: options)
    }
    let found = try explore(nav.system, engine: .graph, options: options)
    #expect(found.states == found.graph?.states.count)
    #expect(found.states == (try explore(nav.system, engine: .general)).states)
  }

  @Test(arguments: Engine.allCases)
  func rulesAreStoredExactly(engine: Engine) {
    #expect(throws: EngineError.unsupported(.identity, by: engine)) {
      try explore(nav.system, engine: engine, settings: EngineSettings(identity: .fingerprint64))
    }
  }

  @Test func plainSystemsHaveNoDeclarations() {
    #expect(throws: EngineError.unsupported(.cones, by: .general)) {
      try explore(plain: nav, settings: EngineSettings(usesCones: true))
    }
    #expect(throws: EngineError.unsupported(.declarations, by: .general)) {
      try explore(plain: nav, settings: EngineSettings(checksDeclarations: true))
    }
    #expect(throws: CheckpointError.unsupported(.general)) {
      try explore(
        plain: nav, settings: EngineSettings(checkpointing: Checkpointing(file: "/nowhere/search")))
    }
  }

  @Test func refusalsSayWhatToDo() {
    let features: [EngineError.Feature] = [.order, .identity, .cones, .declarations]
    #expect(
      features.map { EngineError.unsupported($0, by: .general).description } == [
        "The general engine searches breadth-first only. "
          + "Leave out the order, or use the graph engine.",
        "The general engine stores the states of rules exactly. "
          + "Leave out the identity, or explore the system with 'explore(plain:)'.",
        "The general engine explores plain systems as a whole. "
          + "Leave out the cones, or declare the system as rules.",
        "The general engine explores plain systems, which declare no reads. "
          + "Leave out the check of declarations, or declare the system as rules.",
      ])
  }
}
