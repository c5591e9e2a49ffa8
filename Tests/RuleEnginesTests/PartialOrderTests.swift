import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import TestSupport
import Testing

/// Searches that follow one of several orders find what those that follow all find.
@Suite struct PartialOrderTests {
  private static let reduced = EngineSettings(usesPartialOrder: true)

  @Test func `One order tells of all, with traces as short`() throws {
    var seen: [String: Int] = [:]
    for seed in RandomRulesTests.seeds {
      try compare(randomRules(seed: seed), "rules \(seed)", &seen)
      for part: UInt64 in 0..<4 {
        try compare(randomJobs(seed: seed * 4 + part), "jobs \(seed * 4 + part)", &seen)
      }
    }
    for kind in ["fewer", "deeper", "violated", "holds", "vacuous", "fault", "without gain"] {
      #expect(seen[kind, default: 0] > RandomRulesTests.seeds.count / 50, "\(kind): \(seen)")
    }
  }

  private func compare(
    _ system: RuleSystem<Cells>, _ label: String, _ seen: inout [String: Int]
  ) throws {
    let probe = try explore(system, options: ExplorationOptions(limits: Limits(states: 400)))
    guard probe.completeness == .exhaustive else { return }
    let whole = try explore(system, engine: .memoized)
    let found = try explore(system, engine: .memoized, settings: Self.reduced)
    #expect(found.completeness == .exhaustive, "\(label)")
    #expect(found.verdicts.map(\.summary) == whole.verdicts.map(\.summary), "\(label)")
    #expect(found.faults.lengths == whole.faults.lengths, "\(label)")
    #expect(found.states <= whole.states, "\(label)")
    #expect(found.transitions <= whole.transitions, "\(label)")
    #expect(found.partlyExpanded <= found.states, "\(label)")
    if found.partlyExpanded == 0 {
      #expect(found.states == whole.states && found.transitions == whole.transitions, "\(label)")
    }
    let parts = try explore(
      system, engine: .memoized,
      settings: EngineSettings(usesCones: true, usesPartialOrder: true))
    #expect(parts.verdicts.map(\.summary) == whole.verdicts.map(\.summary), "\(label), parts")
    #expect(parts.faults.lengths == whole.faults.lengths, "\(label), parts")
    for case .violated(let counterexample) in found.verdicts {
      let end = try replay(counterexample.trace, in: system).last
      #expect(try replay(counterexample.ordinals, in: system).last == end, "\(label)")
    }
    for fault in found.faults {
      #expect(try replay(fault.trace, in: system).last?.fault == fault.fault, "\(label)")
    }
    for verdict in whole.verdicts { seen[verdict.summary.kind, default: 0] += 1 }
    if !whole.faults.isEmpty { seen["fault", default: 0] += 1 }
    if found.states < whole.states { seen["fewer", default: 0] += 1 }
    if found.depth > whole.depth { seen["deeper", default: 0] += 1 }
    if found.partlyExpanded == 0 { seen["without gain", default: 0] += 1 }
  }

  @Test func `A search that stops at the first violation has found a shortest one`() throws {
    var violated = 0
    for seed in 0..<UInt64(Thorough.count(200, of: 2_000)) {
      let system = randomJobs(seed: seed)
      let options = ExplorationOptions(stop: .firstViolation)
      let all = try explore(system, engine: .memoized, options: options)
      let found = try explore(
        system, engine: .memoized, settings: Self.reduced, options: options)
      #expect(found.verdicts == all.verdicts, "seed \(seed)")
      #expect(found.faults == all.faults, "seed \(seed)")
      #expect(found.completeness == all.completeness, "seed \(seed)")
      if found.completeness != .exhaustive { violated += 1 }
    }
    #expect(violated > 50)
  }

  // MARK: Counts by hand

  @Test(arguments: [1, 2, 5, 10])
  func `Of independent jobs one order is followed`(count: Int) throws {
    let system = try RuleSystem(
      initial: [Cells(Array(repeating: 0, count: count))], components: cells(count),
      rules: (0..<count).map { job in
        Rule("end \(job)", when: [cell(job, is: 0)], writes: paths(job)) { $0.values[job] = 1 }
      })
    let all = try explore(system, engine: .memoized)
    #expect(all.states == 1 << count)
    #expect(all.transitions == count << (count - 1))
    let found = try explore(system, engine: .memoized, settings: Self.reduced)
    #expect(found.states == count + 1)
    #expect(found.transitions == count)
    #expect(found.depth == count)
    #expect(found.partlyExpanded == count - 1)
  }

  @Test func `Jobs of several steps take their steps one job after the other`() throws {
    let (jobs, steps) = (4, 5)
    let system = try RuleSystem(
      initial: [Cells(Array(repeating: 0, count: jobs))], components: cells(jobs),
      rules: (0..<jobs).map { job in
        Rule(
          "step \(job)", when: [Condition(reads: paths(job)) { $0.values[job] < steps }],
          writes: paths(job)
        ) { $0.values[job] += 1 }
      },
      invariants: [
        RuleInvariant("FirstEnds", reads: paths(0)) {
          $0.values[0] < steps ? .holds : .violated("the first job has ended")
        }
      ])
    #expect(try explore(system, engine: .memoized).states == 1_296)
    let found = try explore(system, engine: .memoized, settings: Self.reduced)
    // The invisible jobs go first, then the visible one alone.
    #expect(found.states == jobs * steps + 1)
    #expect(found.depth == jobs * steps)
    guard case .violated(let counterexample) = found.verdicts[0] else {
      Issue.record("\(found.verdicts)")
      return
    }
    let way = Array(repeating: "step%200", count: steps)
    #expect(counterexample.trace.text() == way.joined(separator: "/"))
  }

  // MARK: Systems that are built to break it

  @Test func `What goes round and round does not put off what can be seen`() throws {
    let system = try RuleSystem(
      initial: [Cells([0, 0])], components: cells(2),
      rules: [
        Rule("spin", reads: paths(0), writes: paths(0)) { $0.values[0] = ($0.values[0] + 1) % 3 },
        Rule("go", when: [cell(1, is: 0)], writes: paths(1)) { $0.values[1] = 1 },
      ], invariants: [never(1, is: 1)])
    try expectViolation(of: system, after: 1, partlyExpanded: 2)
  }

  @Test func `What changes nothing does not put off what can be seen`() throws {
    let system = try RuleSystem(
      initial: [Cells([0, 0])], components: cells(2),
      rules: [
        Rule("idle", writes: paths(0)) { $0.values[0] = 0 },
        Rule("go", when: [cell(1, is: 0)], writes: paths(1)) { $0.values[1] = 1 },
      ], invariants: [never(1, is: 1)])
    try expectViolation(of: system, after: 1, partlyExpanded: 0)
  }

  @Test func `What is enabled by something unseen is waited for`() throws {
    // 'close' and 'show' disturb each other; 'show' needs 'prepare', which disturbs neither.
    let system = try RuleSystem(
      initial: [Cells([0, 0, 0])], components: cells(3),
      rules: [
        Rule("close", when: [cell(1, is: 0)], writes: paths(1)) { $0.values[1] = 1 },
        Rule("prepare", when: [cell(0, is: 0)], writes: paths(0)) { $0.values[0] = 1 },
        Rule("show", when: [cell(0, is: 1), cell(1, is: 0)], writes: paths(2)) {
          $0.values[2] = 1
        },
      ], invariants: [never(2, is: 1)])
    try expectViolation(of: system, after: 2)
  }

  @Test func `What another rule prevents is not put off`() throws {
    let system = try RuleSystem(
      initial: [Cells([0, 0, 0])], components: cells(3),
      rules: [
        Rule("close", when: [cell(0, is: 0)], writes: paths(0)) { $0.values[0] = 1 },
        Rule("show", when: [cell(0, is: 0)], writes: paths(1)) { $0.values[1] = 1 },
        Rule("other", when: [cell(2, is: 0)], writes: paths(2)) { $0.values[2] = 1 },
      ], invariants: [never(1, is: 1)])
    try expectViolation(of: system, after: 1)
  }

  @Test func `What can be seen is seen in every order`() throws {
    let system = try RuleSystem(
      initial: [Cells([0, 0])], components: cells(2),
      rules: (0..<2).map { number in
        Rule("set \(number)", when: [cell(number, is: 0)], writes: paths(number)) {
          $0.values[number] = 1
        }
      },
      invariants: [
        RuleInvariant("FirstIsFirst", reads: paths(0, 1)) {
          $0.values == [0, 1] ? .violated("the second was first") : .holds
        }
      ])
    try expectViolation(of: system, after: 1, partlyExpanded: 0)
  }

  @Test func `A fault is not followed alone`() throws {
    let system = try RuleSystem(
      initial: [Cells([0, 0, 0])], components: cells(3),
      rules: [0, 2].map { number in
        Rule("trap \(number)", reads: paths(number), writes: paths(number)) { (_: inout Cells) in
          throw Fault(.trapped, "trapped at \(number)")
        }
      } + [Rule("go", when: [cell(1, is: 0)], writes: paths(1)) { $0.values[1] = 1 }],
      invariants: [never(1, is: 1)])
    let found = try expectViolation(of: system, after: 1, partlyExpanded: 0)
    #expect(found.faults.map(\.trace.description) == ["trap%200", "trap%202"])
  }

  @Test func `Where rules read everything nothing is left out`() throws {
    let all = [0, 1, 2]
    let system = try RuleSystem(
      initial: [Cells([0, 0, 0])], components: cells(3),
      rules: all.map { number in
        Rule("flip \(number)", reads: all.map { \.values[$0] }, writes: paths(number)) {
          $0.values[number] = 1 - $0.values[number]
        }
      })
    let found = try explore(system, engine: .memoized, settings: Self.reduced)
    #expect(found.states == 8)
    #expect(found.transitions == 24)
    #expect(found.partlyExpanded == 0)
  }

  @Test func `What a condition says after a false one is not asked`() throws {
    let system = try RuleSystem(
      initial: [Cells([0, 0])], components: cells(2),
      rules: [
        Rule(
          "divide",
          when: [
            Condition(reads: paths(0)) { $0.values[0] != 0 },
            Condition(reads: paths(0)) { 6 / $0.values[0] == 3 },
          ], writes: paths(0)
        ) { $0.values[0] = 5 },
        Rule("count", when: [Condition(reads: paths(0)) { $0.values[0] < 3 }], writes: paths(0)) {
          $0.values[0] += 1
        },
        Rule("other", when: [cell(1, is: 0)], writes: paths(1)) { $0.values[1] = 1 },
      ])
    let found = try explore(system, engine: .memoized, settings: Self.reduced)
    // 0, 1, 2, 3 and 5, then the other rule once.
    #expect(found.states < 10)
    #expect(found.partlyExpanded > 0)
  }

  @Test func `More rules and conditions than a word has bits`() throws {
    let count = 130
    let system = try RuleSystem(
      initial: [Bits(bits: Array(repeating: false, count: count))],
      components: (0..<count).map { Component("bit \($0)", \.bits[$0]) },
      rules: (0..<count).map { job in
        Rule(
          "end \(job)", when: [Condition(reads: [\.bits[job]]) { !$0.bits[job] }],
          writes: [\.bits[job]]
        ) { $0.bits[job] = true }
      })
    let found = try explore(system, engine: .memoized, settings: Self.reduced)
    #expect(found.states == count + 1)
    #expect(found.transitions == count)
  }

  // MARK: What does not go with it

  @Test func `The engine is one that can leave out orders`() throws {
    let system = randomJobs(seed: 1)
    #expect(
      try explore(system, engine: .automatic, settings: Self.reduced).reason
        == "no other engine uses partial order")
    for engine in [Engine.symbolic, .general, .graph] {
      #expect(throws: EngineError.noPartialOrder(.engine(engine))) {
        try explore(system, engine: engine, settings: Self.reduced)
      }
    }
    #expect(throws: EngineError.noPartialOrder(.engine(.general))) {
      try explore(plain: system, settings: Self.reduced)
    }
    #expect(throws: EngineError.noPartialOrder(.depthLimit)) {
      try explore(
        system, engine: .memoized, settings: Self.reduced,
        options: ExplorationOptions(limits: Limits(depth: 3)))
    }
    var settings = Self.reduced
    settings.checkpointing = Checkpointing(file: "/nowhere/search")
    #expect(throws: EngineError.noPartialOrder(.checkpointing)) {
      try explore(system, engine: .memoized, settings: settings)
    }
  }

  @Test func `Errors of partial order are sentences`() {
    #expect(
      [EngineError.Obstacle.engine(.symbolic), .depthLimit, .checkpointing].map {
        EngineError.noPartialOrder($0).description
      } == [
        "The symbolic engine knows no partial order. "
          + "Use the memoized engine, or leave out partial order.",
        "With partial order paths to states may be longer than the shortest, so that a limit of "
          + "depth would hide states that are near. Leave out one of the two.",
        "A search with partial order keeps no checkpoints. Leave out one of the two.",
      ])
  }

  @Test func `Workers are no hindrance`() throws {
    for seed: UInt64 in 0..<40 {
      let system = randomJobs(seed: seed)
      var settings = Self.reduced
      let alone = try explore(system, engine: .memoized, settings: settings)
      settings.leastShared = 1
      let found = try explore(
        system, engine: .memoized, settings: settings, options: ExplorationOptions(workers: 2))
      #expect(found.states == alone.states, "seed \(seed)")
      #expect(found.verdicts == alone.verdicts, "seed \(seed)")
    }
  }

  @Test func `Limits hold for what is explored, and for the search for shortest traces`() throws {
    var (cut, violated) = (0, 0)
    for seed: UInt64 in 0..<200 {
      let system = randomJobs(seed: seed)
      let found = try explore(
        system, engine: .memoized,
        settings: EngineSettings(usesPartialOrder: true),
        options: ExplorationOptions(limits: Limits(states: 8)))
      #expect(found.states <= 8, "seed \(seed)")
      if found.completeness == .bounded(by: .states) { cut += 1 }
      for (invariant, verdict) in zip(system.invariants, found.verdicts) {
        guard case .violated(let counterexample) = verdict else { continue }
        let end = try replay(counterexample.trace, in: system).last?.target ?? system.initial[0]
        if case .violated = invariant.judge(end) {
          violated += 1
        } else {
          Issue.record("seed \(seed): the trace of \(invariant.name) ends in \(end)")
        }
      }
      for fault in found.faults {
        #expect(try replay(fault.trace, in: system).last?.fault == fault.fault, "seed \(seed)")
      }
    }
    #expect(cut > 20 && violated > 40, "\(cut), \(violated)")
  }
}

// MARK: - Systems

private struct Bits: Hashable {
  var bits: [Bool]
}

extension PartialOrderTests {
  private func cells(_ count: Int) -> [Component<Cells>] {
    (0..<count).map { Component("cell \($0)", \.values[$0]) }
  }

  private func paths(_ cells: Int...) -> [any ComponentPath<Cells>] {
    cells.map { \Cells.values[$0] }
  }

  private func cell(_ cell: Int, is value: Int) -> Condition<Cells> {
    Condition(reads: paths(cell)) { $0.values[cell] == value }
  }

  private func never(_ cell: Int, is value: Int) -> RuleInvariant<Cells> {
    RuleInvariant("Never", reads: paths(cell)) {
      $0.values[cell] == value ? .violated("it is \(value)") : .holds
    }
  }

  @discardableResult
  private func expectViolation(
    of system: RuleSystem<Cells>, after steps: Int, partlyExpanded: Int? = nil,
    location: SourceLocation = #_sourceLocation
  ) throws -> Exploration<Cells> {
    let found = try explore(system, engine: .memoized, settings: Self.reduced)
    if case .violated(let counterexample) = found.verdicts[0] {
      #expect(counterexample.trace.steps.count == steps, sourceLocation: location)
    } else {
      Issue.record("\(found.verdicts)", sourceLocation: location)
    }
    if let partlyExpanded {
      #expect(found.partlyExpanded == partlyExpanded, sourceLocation: location)
    }
    return found
  }
}
