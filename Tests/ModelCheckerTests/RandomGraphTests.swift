import ModelChecker
import ModelCheckerTestSupport
import TestSupport
import Testing

/// Explorer and judge agree with the naive explorer and with brute force on random graphs.
@Suite struct RandomGraphTests {
  static let seeds = Thorough.count(1_200, of: 10_000)

  @Test func `Every order finds what the naive explorer finds`() throws {
    for seed in 0..<Self.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      for order in SearchOrder.some {
        try expectAgreement(on: system, order: order, "seed \(seed), \(order)")
      }
    }
  }

  @Test func `The size of batches does not change the graph`() throws {
    for seed in 0..<Self.seeds {
      var system = RandomGraphSystem(seed: UInt64(seed))
      let limits = seed % 3 == 0 ? Limits(depth: 2) : Limits()
      let expected = try explore(system, options: ExplorationOptions(limits: limits)).listing
      for batch in [3, 16] {
        system.preferredBatch = batch
        let listing = try explore(system, options: ExplorationOptions(limits: limits)).listing
        #expect(listing == expected, "seed \(seed), batch \(batch)")
      }
    }
  }

  @Test func `Dead ends of a search that was cut short are dead ends of the whole`() throws {
    var seen = 0
    for seed in 0..<Self.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let brute = BruteForce(graph: try naivelyExplore(system))
      let limits = seed % 2 == 0 ? Limits(depth: 1 + seed % 3) : Limits(states: 2 + seed % 7)
      let graph = try explore(system, options: ExplorationOptions(limits: limits))
      guard graph.completeness != .exhaustive else { continue }
      for property in Self.properties(Dice(seed: seed)) where property.name == "Reach" {
        guard case .violated(let found) = judge([property], on: graph)[0] else { continue }
        seen += 1
        let shortest = try #require(brute.shortestViolation(of: property.kind) { _ in true })
        #expect(shortest <= found.trace.steps.count, "seed \(seed)")
        let end = try Self.end(of: found.trace, in: system)
        guard case .alwaysReachable(let reachability) = property.kind else { continue }
        let whole = try explore(system)
        let goals = whole.states.indices.filter { reachability.goal(whole.states[$0]) }
        let reaches = whole.canReach(goals, within: reachability.within) {
          reachability.via(whole.step(at: $0))
        }
        #expect(!reaches[try #require(whole.states.firstIndex(of: end.state))], "seed \(seed)")
      }
    }
    #expect(seen > Self.seeds / 300)
  }

  @Test func `Verdicts follow the definitions`() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<Self.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let brute = BruteForce(graph: try naivelyExplore(system))
      let order: SearchOrder = seed % 2 == 0 ? .breadthFirst : .depthFirst
      let graph = try explore(system, options: ExplorationOptions(order: order))
      let properties = Self.properties(Dice(seed: seed))
      let isOrdinary = { (step: Step<Int, Int>) in
        Dice(seed: seed).roll(4, step.transition.event.ordinal) > 0
      }
      let verdicts = judge(properties, on: graph, ordinary: isOrdinary)
      for (property, verdict) in zip(properties, verdicts) {
        let label = "\(property.name), seed \(seed)"
        seen["\(property.name) \(verdict.word)", default: 0] += 1
        switch verdict {
        case .violated(let counterexample):
          try expect(
            counterexample, shows: property.kind, brute: brute, system: system,
            isOrdinary: isOrdinary, label)
          if counterexample.ordinaryTrace != nil { seen["detour", default: 0] += 1 }
        case .holds(let witness):
          #expect(brute.shortestViolation(of: property.kind) { _ in true } == nil, "\(label)")
          #expect(brute.isExercised(property.kind), "\(label)")
          if case .sometimesStep(let isLike, _) = property.kind {
            let end = try Self.end(of: try #require(witness), in: system)
            let distances = brute.distances { _ in true }
            #expect(
              end.steps.count
                == brute.graph.steps.filter(isLike).compactMap { distances[$0.source] }.min()
                .map { $0 + 1 }, "\(label)")
          }
          if case .sometimes(let isLike) = property.kind {
            let end = try Self.end(of: try #require(witness), in: system)
            let distances = brute.distances { _ in true }
            #expect(isLike(end.state), "\(label)")
            #expect(
              end.steps.count
                == brute.graph.states.filter(isLike).compactMap { distances[$0] }.min(),
              "\(label)")
          }
        case .vacuous:
          #expect(brute.shortestViolation(of: property.kind) { _ in true } == nil, "\(label)")
          #expect(!brute.isExercised(property.kind), "\(label)")
        case .inconclusive, .notApplicable:
          Issue.record("\(label): \(verdict)")
        }
      }
    }
    // Every property met every verdict that it can have, so that nothing was compared in vain.
    for name in ["State", "Step", "Run", "Equal", "Order", "Monitor", "Reach", "All"] {
      for word in ["holds", "violated", "vacuous"] {
        #expect(seen["\(name) \(word)", default: 0] > Self.seeds / 300, "\(name) \(word)")
      }
    }
    for word in ["Some holds", "Some violated", "Fault holds", "Fault violated", "detour"] {
      #expect(seen[word, default: 0] > Self.seeds / 300, "\(word)")
    }
  }
}

// MARK: - Random properties

extension RandomGraphTests {
  /// One property of each kind; how often it is exercised and violated is drawn too.
  static func properties(_ dice: Dice) -> [Property<Int, Int>] {
    let odds = 3 + dice.roll(40, 1)
    let rarity = 1 + dice.roll(12, 2)
    func rarely(_ judgment: Judgment, _ about: Int...) -> Judgment {
      about.allSatisfy { dice.roll(rarity, 3, $0) == 0 } ? judgment : .notExercised
    }
    let state = { (state: Int) in rarely(dice.judge(odds: odds, 4, state), state) }
    return [
      Property("State", .always(state)),
      Property(
        "Step",
        .alwaysStep {
          rarely(dice.judge(odds: odds * 3, 5, $0.digest), $0.transition.event.ordinal)
        }),
      Property("Run", .alwaysRun(run(dice, odds: odds))),
      Property("Equal", .equivalentRuns(equivalence(dice, odds: odds, rarity: rarity))),
      Property("Order", .confluent(confluence(dice, odds: odds, rarity: rarity))),
      Property(
        "Monitor",
        .monitor(
          Monitor(
            begin: { dice.roll(3, 6, $0) },
            advance: { memory, step in
              let isMute = dice.roll(rarity, 7, memory) != 0
              let judgment = dice.judge(odds: odds * 3, 8, memory, step.digest)
              return (dice.roll(3, 9, memory, step.digest), isMute ? .notExercised : judgment)
            }))),
      Property("Some", .sometimes { dice.roll(odds, 10, $0) == 0 }),
      Property("SomeStep", .sometimesStep({ dice.roll(odds, 19, $0.digest) == 0 }, why: "never")),
      Property(
        "Reach",
        .alwaysReachable(
          Reachability(
            premise: { dice.roll(rarity, 11, $0) == 0 }, goal: { dice.roll(3, 12, $0) == 0 },
            via: { dice.roll(5, 13, $0.digest) != 0 },
            within: dice.roll(2, 17) == 0 ? nil : dice.roll(4, 18), why: { "no way from \($0)" }))),
      Property("Fault", .noFault),
      Property("All", .all([.always(state), .alwaysRun(run(dice, odds: odds))])),
    ]
  }

  private static func run(_ dice: Dice, odds: Int) -> RunPattern<Int, Int> {
    RunPattern(
      length: 1 + dice.roll(3, 14),
      admits: { prefix, next in
        dice.roll(3, 15, prefix.last?.transition.event.ordinal ?? 9, next.transition.event.ordinal)
          == 0
      },
      relation: { run in
        var digest = 0
        for step in run { digest = dice.roll(1 << 20, 16, digest, step.digest) }
        return dice.judge(odds: odds, digest)
      })
  }
}

// MARK: - Checking a counterexample

extension RandomGraphTests {
  /// Replays a counterexample and expects it to violate the property in as few steps as possible.
  private func expect(
    _ counterexample: Counterexample, shows kind: BruteForce.Kind, brute: BruteForce,
    system: RandomGraphSystem, isOrdinary: (Step<Int, Int>) -> Bool, _ label: String
  ) throws {
    let steps = try replay(counterexample.trace, in: system)
    #expect(try replay(counterexample.ordinals, in: system) == steps, "\(label)")
    let shortest = brute.shortestViolation(of: kind) { _ in true }
    let shortestOrdinary = brute.shortestViolation(of: kind, over: isOrdinary)
    #expect(steps.count == shortest, "\(label)")
    #expect(counterexample.isOrdinary == (shortestOrdinary == shortest), "\(label)")
    #expect(counterexample.isOrdinary == steps.allSatisfy(isOrdinary), "\(label)")
    #expect(counterexample.fault == steps.last?.fault, "\(label)")
    #expect(
      counterexample.ordinaryTrace?.steps.count
        == (counterexample.isOrdinary ? nil : shortestOrdinary), "\(label)")
    expect(
      counterexample,
      branchesOff: try counterexample.other.map { other in
        let otherSteps = try replay(other.trace, in: system)
        #expect(try replay(other.ordinals, in: system) == otherSteps, "\(label)")
        return otherSteps
      }, from: steps, in: brute.comparisons(by: kind), label)
    for trace in [counterexample.trace, counterexample.ordinaryTrace].compactMap(\.self) {
      let end = try Self.end(of: trace, in: system)
      let why = Self.reason(
        of: kind, to: end.steps, endingIn: end.state, brute: brute, preferring: counterexample.why)
      #expect(why != nil, "\(label), \(trace)")
      if trace == counterexample.trace { #expect(why == counterexample.why, "\(label)") }
    }
  }

  private static func end(
    of trace: Trace, in system: RandomGraphSystem
  ) throws -> (steps: [Step<Int, Int>], state: Int) {
    let steps = try replay(trace, in: system)
    let state =
      try steps.last.map { $0.target ?? $0.source } ?? initialState(of: system, for: trace)
    return (steps, state)
  }

  /// Why the end of a run violates a property, or nil.
  private static func reason(
    of kind: BruteForce.Kind, to steps: [Step<Int, Int>], endingIn state: Int, brute: BruteForce,
    preferring best: String
  ) -> String? {
    switch kind {
    case .always(let judge): return steps.last?.fault == nil ? judge(state).why : nil
    case .alwaysStep(let judge): return steps.last.flatMap { judge($0).why }
    case .alwaysRun(let pattern):
      let run = Array(steps.suffix(pattern.length))
      let fits = run.indices.allSatisfy { pattern.admits(Array(run[..<$0]), run[$0]) }
      return run.count == pattern.length && fits ? pattern.relation(run).why : nil
    case .equivalentRuns, .confluent:
      let reasons = brute.comparisons(by: kind)!.filter { $0.isEnd(of: steps) }
        .compactMap(\.judgment.why)
      return reasons.contains(best) ? best : reasons.first
    case .monitor(let monitor):
      guard let first = steps.first else { return nil }
      var memory = monitor.begin(first.source)
      var why: String?
      for step in steps {
        let move = monitor.advance(memory, step)
        memory = move.memory
        why = move.judgment.why
      }
      return why
    case .sometimesStep(_, let why): return steps.isEmpty ? why : nil
    case .sometimes: return steps.isEmpty ? "no reachable state satisfies it" : nil
    case .alwaysReachable(let reachability):
      return reachability.premise(state) ? reachability.why(state) : nil
    case .leadsTo: return nil  // LeadsToTests follow a lasso.
    case .noFault: return steps.last?.fault?.message
    case .given(let judgment): return steps.isEmpty ? judgment.why : nil
    case .all(let parts):
      let reasons = parts.map {
        reason(of: $0, to: steps, endingIn: state, brute: brute, preferring: best)
      }
      return reasons.compactMap(\.self).first
    }
  }
}

extension Judgment {
  var why: String? {
    if case .violated(let why) = self { why } else { nil }
  }
}

extension Verdict {
  fileprivate var word: String {
    switch self {
    case .holds: "holds"
    case .violated: "violated"
    case .inconclusive: "inconclusive"
    case .vacuous: "vacuous"
    case .notApplicable: "notApplicable"
    }
  }
}
