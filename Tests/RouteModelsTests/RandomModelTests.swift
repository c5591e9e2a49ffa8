import ModelChecker
import NavigationInvariants
import NavigationModel
import RouteModels
import RuleEngines
import TestSupport
import Testing

/// The navigation system of a model, its rules by each engine, and a search without either agree.
@Suite struct RandomModelTests {
  private static let judged = [
    "OnePresentation", "ModesExclusive", "HomeStaysReachable", "NoDeadEnds",
  ]

  @Test func `All ways to search a model find the same`() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<UInt64(Thorough.count(200, of: 3_000)) {
      let model = randomModel(seed: seed)
      guard let expected = NaiveNavigation(model: model).search(most: 3_000) else { continue }
      try expectGraph(of: model, toBe: expected, "seed \(seed)")
      for engine in [Engine.memoized, .symbolic, .graph, .automatic] {
        try expectEngine(engine, on: model, toFind: expected, "seed \(seed), \(engine)")
      }
      for name in Self.judged where expected.lengths[name] != nil { seen[name, default: 0] += 1 }
      seen["models", default: 0] += 1
    }
    for name in Self.judged + ["models"] { #expect(seen[name, default: 0] > 10, "\(seen)") }
  }

  private func expectGraph(
    of model: RouteModel, toBe expected: NaiveNavigation.Found, _ label: Comment
  ) throws {
    let result = try check(
      RouteSystem(model), invariants: StandardInvariants.all + [NoDeadEnds()])
    #expect(result.graph.states.count == expected.states, label)
    #expect(result.graph.edges.count == expected.transitions, label)
    #expect(result.graph.faults == [], label)
    for answer in result.answers where Self.judged.contains(answer.property) {
      #expect(answer.verdict.length == expected.lengths[answer.property], "\(label): \(answer)")
    }
    let dead = result.answers.first { $0.property == "NoDeadRoutes" }!.verdict
    let routes = Set(result.system.events.compactMap(\.route))
    switch dead {
    case .holds: #expect(routes == expected.takenRoutes, label)
    case .violated: #expect(routes != expected.takenRoutes, label)
    default: #expect(routes.isEmpty, label)
    }
  }

  private func expectEngine(
    _ engine: Engine, on model: RouteModel, toFind expected: NaiveNavigation.Found, _ label: Comment
  ) throws {
    let rules = try model.rules()
    let found = try explore(rules, engine: engine)
    #expect(found.states == expected.states, label)
    #expect(found.transitions == expected.transitions, label)
    var lengths: [String: Int] = [:]
    let verdicts =
      Array(zip(rules.invariants.map(\.name), found.verdicts))
      + Array(zip(rules.progress.map(\.name), found.progress))
    for (part, verdict) in verdicts {
      let name = String(part.prefix { $0 != "(" })
      if let length = verdict.length { lengths[name] = min(length, lengths[name] ?? .max) }
    }
    #expect(lengths == expected.lengths, label)
  }

  @Test func `Rules read nothing that they do not declare`() throws {
    for seed in 0..<UInt64(Thorough.count(60, of: 600)) {
      let faults = try randomModel(seed: seed).rules().undeclaredReads(limits: Limits(states: 300))
      #expect(faults == [], "seed \(seed)")
    }
  }
}

extension Verdict {
  /// The number of steps of the counterexample; nil where there is none.
  var length: Int? {
    if case .violated(let counterexample) = self { counterexample.trace.steps.count } else { nil }
  }
}
