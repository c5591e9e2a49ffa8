import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import TestSupport
import Testing

/// Every engine agrees with the naive explorer and the judge on random systems of rules.
@Suite struct RandomRulesTests {
  static let seeds = 0..<UInt64(Thorough.count(150, of: 3_000))

  /// The engines that explore any system.
  private static let engines = Engine.allCases

  @Test func `Engines find what the naive explorer finds`() throws {
    var seen: [String: Int] = [:]
    for seed in Self.seeds {
      let system = randomRules(seed: seed)
      let limits = Limits(states: 400)
      let graph = try explore(system, options: ExplorationOptions(limits: limits))
      let verdicts = judge(system.properties, on: graph)
      if graph.completeness == .exhaustive {
        let naive = try naivelyExplore(system)
        #expect(naive.states.count == graph.states.count, "seed \(seed)")
        #expect(naive.steps.count == graph.edges.count, "seed \(seed)")
        #expect(naive.depth == graph.depth, "seed \(seed)")
      }
      for engine in Self.engines {
        let label = "seed \(seed), \(engine)"
        let found = try explore(
          system, engine: engine, options: ExplorationOptions(limits: limits))
        #expect(found.completeness == graph.completeness, "\(label)")
        if engine == .symbolic, graph.completeness != .exhaustive { continue }
        #expect(found.states == graph.states.count, "\(label)")
        #expect(found.transitions == graph.edges.count, "\(label)")
        #expect(found.depth == graph.depth, "\(label)")
        #expect(found.verdicts == verdicts, "\(label)")
        let faults = Set(graph.edges.compactMap(\.fault))
        #expect(Set(found.faults.map(\.fault)) == faults, "\(label)")
        for fault in found.faults {
          let steps = try replay(fault.trace, in: system)
          #expect(steps.last?.fault == fault.fault, "\(label)")
        }
      }
      for verdict in verdicts { seen[verdict.kind, default: 0] += 1 }
      seen["\(graph.completeness)", default: 0] += 1
      if graph.states.isEmpty { seen["no state", default: 0] += 1 }
      if graph.edges.contains(where: { $0.fault != nil }) { seen["fault", default: 0] += 1 }
      if system.components.count > 30 { seen["wide", default: 0] += 1 }
    }
    for kind in ["holds", "violated", "vacuous", "no state", "fault", "wide", "exhaustive"] {
      #expect(seen[kind, default: 0] > Self.seeds.count / 50, "\(kind): \(seen)")
    }
  }

  @Test func `Any number of workers finds what one finds, with the same traces`() throws {
    var shared = 0
    for seed in Self.seeds {
      let system = randomRules(seed: seed)
      let probe = try explore(system, options: ExplorationOptions(limits: Limits(states: 400)))
      guard probe.completeness == .exhaustive else { continue }
      shared += 1
      for (workers, stop) in [(2, StopCondition.never), (3, .firstViolation)] {
        var options = ExplorationOptions(stop: stop)
        let alone = try explore(system, engine: .memoized, options: options)
        options.workers = workers
        var settings = EngineSettings()
        settings.leastShared = 1
        let together = try explore(
          system, engine: .memoized, settings: settings, options: options)
        let label = "seed \(seed), \(workers) workers"
        #expect(together.states == alone.states, "\(label)")
        #expect(together.transitions == alone.transitions, "\(label)")
        #expect(together.depth == alone.depth, "\(label)")
        #expect(together.completeness == alone.completeness, "\(label)")
        #expect(together.verdicts == alone.verdicts, "\(label)")
        #expect(together.faults == alone.faults, "\(label)")
      }
    }
    #expect(shared > Self.seeds.count / 2)
  }

  @Test func `Limits end every engine where they end the explorer`() throws {
    for seed in Self.seeds.prefix(60) {
      let system = randomRules(seed: seed)
      for limits in [Limits(depth: 2), Limits(states: 7), Limits(depth: 0), Limits(states: 1)] {
        let graph = try explore(system, options: ExplorationOptions(limits: limits))
        for engine in Self.engines {
          let label = "seed \(seed), \(engine), \(limits)"
          let found = try explore(
            system, engine: engine, options: ExplorationOptions(limits: limits))
          #expect(found.completeness == graph.completeness, "\(label)")
          if engine == .symbolic, graph.completeness == .bounded(by: .states) {
            #expect(found.states <= graph.states.count, "\(label)")
            continue
          }
          #expect(found.states == graph.states.count, "\(label)")
          #expect(found.transitions == graph.edges.count, "\(label)")
          #expect(found.depth == graph.depth, "\(label)")
          #expect(found.verdicts == judge(system.properties, on: graph), "\(label)")
        }
      }
    }
  }

  @Test func `A search that stops at the first violation has found a shortest one`() throws {
    for seed in Self.seeds.prefix(60) {
      let system = randomRules(seed: seed)
      let whole = try explore(system, engine: .general)
      let shortest = (whole.verdicts.compactMap(\.length) + whole.faults.map(\.trace.steps.count))
        .min()
      for engine in Self.engines {
        let found = try explore(
          system, engine: engine, options: ExplorationOptions(stop: .firstViolation))
        let lengths = found.verdicts.compactMap(\.length) + found.faults.map(\.trace.steps.count)
        #expect((lengths.min() == nil) == (shortest == nil), "seed \(seed), \(engine)")
        // A fault is one step longer than the way to the state in which it shows.
        if let least = lengths.min(), let shortest {
          #expect(least - shortest <= 1, "seed \(seed), \(engine)")
        }
      }
    }
  }
}

extension RuleSystem {
  /// The invariants as properties of states.
  fileprivate var properties: [Property<State, Never>] {
    invariants.map { Property($0.name, .always($0.judge)) }
  }
}

extension Verdict {
  fileprivate var kind: String {
    switch self {
    case .holds: "holds"
    case .violated: "violated"
    case .inconclusive: "inconclusive"
    case .vacuous: "vacuous"
    case .notApplicable: "not applicable"
    }
  }

  fileprivate var length: Int? {
    if case .violated(let counterexample) = self { counterexample.trace.steps.count } else { nil }
  }
}
