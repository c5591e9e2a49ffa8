import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import Testing

/// Searches that leave out what cannot matter find what the others find.
@Suite struct ReductionTests {
  @Test func `Parts of a system give the verdicts and faults of the whole`() throws {
    var seen: [String: Int] = [:]
    for seed in RandomRulesTests.seeds {
      let system = randomRules(seed: seed)
      let probe = try explore(system, options: ExplorationOptions(limits: Limits(states: 400)))
      guard probe.completeness == .exhaustive else { continue }
      let whole = try explore(system, engine: .memoized)
      for engine in [Engine.memoized, .symbolic] {
        let parts = try explore(system, engine: engine, settings: EngineSettings(usesCones: true))
        let label = "seed \(seed), \(engine)"
        #expect(parts.verdicts.map(\.summary) == whole.verdicts.map(\.summary), "\(label)")
        #expect(parts.faults.lengths == whole.faults.lengths, "\(label)")
        for case .violated(let counterexample) in parts.verdicts {
          let end = try replay(counterexample.trace, in: system).last
          let ordinary = try replay(counterexample.ordinals, in: system).last
          #expect(end == ordinary, "\(label)")
        }
        for fault in parts.faults {
          #expect(try replay(fault.trace, in: system).last?.fault == fault.fault, "\(label)")
        }
        if parts.states < whole.states { seen["fewer", default: 0] += 1 }
      }
      for verdict in whole.verdicts { seen[verdict.summary.kind, default: 0] += 1 }
      if !whole.faults.isEmpty { seen["fault", default: 0] += 1 }
    }
    for kind in ["fewer", "violated", "holds", "vacuous", "fault"] {
      #expect(
        seen[kind, default: 0] > RandomRulesTests.seeds.count / 50, "\(kind): \(seen)")
    }
  }

  @Test func `Size L is five small parts`() throws {
    let nav = NaturalNav(tabs: 5, depth: 2, routes: 3, sheets: 2)
    let found = try explore(
      nav.system, engine: .memoized, settings: EngineSettings(usesCones: true))
    #expect(found.states == 5 * 392)
    #expect(found.verdicts.allSatisfy { $0 == .holds(witness: nil) })
    #expect(found.reason == "it was asked for; 5 parts were explored")
  }
}

extension [SystemFault] {
  /// For each fault the length of its trace.
  var lengths: [String: Int] {
    Dictionary(uniqueKeysWithValues: map { ($0.fault.message, $0.trace.steps.count) })
  }
}

extension Verdict {
  struct Summary: Hashable {
    var kind: String
    var why = ""
    var length = 0
  }

  /// The verdict but for which of several traces of equal length it comes with.
  var summary: Summary {
    switch self {
    case .violated(let counterexample):
      Summary(kind: "violated", length: counterexample.trace.steps.count)
    case .holds: Summary(kind: "holds")
    case .vacuous(let why): Summary(kind: "vacuous", why: why)
    case .inconclusive(let why): Summary(kind: "inconclusive", why: why)
    case .notApplicable(let why): Summary(kind: "not applicable", why: why)
    }
  }
}
