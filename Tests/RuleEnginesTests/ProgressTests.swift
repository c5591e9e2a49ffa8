import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import TestSupport
import Testing

/// What must be possible in every state, by all engines that judge it.
@Suite struct ProgressTests {
  private static let engines = [Engine.automatic, .memoized, .symbolic, .graph]

  @Test func `Engines agree with each other and with the steps of a state`() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<UInt64(Thorough.count(150, of: 3_000)) {
      let system = randomRules(seed: seed, demanding: true)
      let options = ExplorationOptions(limits: Limits(states: 400))
      guard try explore(system, options: options).completeness == .exhaustive else { continue }
      let expected = try naiveLengths(of: system)
      for engine in Self.engines {
        let label: Comment = "seed \(seed), \(engine)"
        let found: Exploration<Cells>
        do {
          found = try explore(system, engine: engine)
        } catch EngineError.tooWide {
          continue
        }
        #expect(found.progress.map(\.length) == expected, label)
        for case .violated(let counterexample) in found.progress {
          let steps = try replay(counterexample.ordinals, in: system)
          #expect(steps.count == counterexample.trace.steps.count, label)
        }
        let graph = try explore(system, engine: .graph)
        #expect(found.neverEnabled == graph.neverEnabled, label)
      }
      for length in expected { seen[length == nil ? "holds" : "violated", default: 0] += 1 }
    }
    for kind in ["holds", "violated"] { #expect(seen[kind, default: 0] > 20, "\(seen)") }
  }

  /// The numbers of steps to the nearest states that fail; nil where none does.
  private func naiveLengths(of system: RuleSystem<Cells>) throws -> [Int?] {
    let graph = try explore(system)
    return system.progress.map { progress in
      let chosen = Set(progress.rules)
      var ways: [[Int]] = Array(repeating: [], count: graph.states.count)
      var isStuck = Array(repeating: true, count: graph.states.count)
      for edge in graph.edges where chosen.contains(edge.event.name) {
        isStuck[edge.source] = false
        if let target = edge.target { ways[edge.source].append(target) }
      }
      if let goal = progress.goal {
        isStuck = graph.states.map { !goal.holds(in: $0) }
        for _ in graph.states {
          for state in graph.states.indices where ways[state].contains(where: { !isStuck[$0] }) {
            isStuck[state] = false
          }
        }
      }
      return graph.states.indices.first { isStuck[$0] }.map { graph.trace(to: $0).steps.count }
    }
  }

  @Test func `A search that does not see everything leaves open what is possible`() throws {
    let nav = NaturalNav(tabs: 2, depth: 2, routes: 2, sheets: 1)
    let system = try RuleSystem(
      initial: nav.initial, components: nav.system.components, rules: nav.system.rules,
      progress: [RuleProgress("Moves", by: ["login"]) { _ in "nobody logs in" }])
    for engine in Self.engines {
      let found = try explore(
        system, engine: engine, options: ExplorationOptions(limits: Limits(depth: 1)))
      #expect(
        found.progress
          == [.inconclusive("the search stopped at depth 1 before every state was seen")],
        "\(engine)")
    }
  }

  @Test func `What does not go together is refused`() throws {
    let nav = NaturalNav(tabs: 1, depth: 1, routes: 1, sheets: 1)
    func system(by rule: String) throws -> RuleSystem<NaturalNav.Screen> {
      try RuleSystem(
        initial: nav.initial, components: nav.system.components, rules: nav.system.rules,
        progress: [RuleProgress("Moves", by: [rule]) { _ in "" }])
    }
    #expect(throws: RuleSystemError.noRule(of: "Moves", "log in")) { try system(by: "log in") }
    #expect(
      RuleSystemError.noRule(of: "Moves", "log in").description
        == "Invariant 'Moves' names rule 'log in', which does not exist. Name one of the rules.")
    let moves = try system(by: "login")
    #expect(throws: EngineError.unsupported(.progress, by: .general)) {
      try explore(moves, engine: .general)
    }
    #expect(throws: EngineError.noCones) {
      try explore(moves, engine: .memoized, settings: EngineSettings(usesCones: true))
    }
    #expect(throws: EngineError.noPartialOrder(.progress)) {
      try explore(moves, engine: .memoized, settings: EngineSettings(usesPartialOrder: true))
    }
    #expect(
      [
        EngineError.unsupported(.progress, by: .general), .noCones, .noPartialOrder(.progress),
      ].map(\.description) == [
        "The general engine does not judge what must be possible in every state. "
          + "Use the memoized, the symbolic or the graph engine.",
        "What must be possible in every state is no matter of a part of the system. "
          + "Leave out the cones, or what must be possible.",
        "With partial order steps are left out, and with them ways to what must be possible in every "
          + "state. Leave out one of the two.",
      ])
  }
}

extension Verdict {
  /// The number of steps of the counterexample; nil where there is none.
  fileprivate var length: Int? {
    if case .violated(let counterexample) = self { counterexample.trace.steps.count } else { nil }
  }
}
