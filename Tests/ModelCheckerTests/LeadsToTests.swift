import ModelChecker
import ModelCheckerTestSupport
import Testing

/// A promise is broken exactly where it can fairly stay unmet forever.
@Suite struct LeadsToTests {
  // MARK: - Small systems

  /// States 0, 1, 2 …; a step is named by its process, `user` for nobody's.
  private struct Arrows: TransitionSystem {
    var arrows: [(from: Int, process: String, to: Int)]
    let catalog = EventCatalog([])
    let preferredBatch = 1

    func start() -> [Outcome<Int>] { [.state(0)] }

    func expand(_ visits: [Visit<Int>]) -> [Expansion<Int, Int>] {
      visits.map { visit in
        var expansion = Expansion<Int, Int>()
        let leaving = arrows.filter { $0.from == visit.state }
        expansion.transitions = leaving.enumerated().map { position, arrow in
          Transition(
            event: EventLabel("\(arrow.process) to \(arrow.to)", ordinal: position),
            outcome: .state(arrow.to))
        }
        return expansion
      }
    }
  }

  private static var promise: Property<Int, Int> {
    Property(
      "Answered",
      .leadsTo(
        LeadsTo(
          premise: { $0 == 1 }, goal: { $0 == 9 },
          process: { step in
            let process = step.event.split(separator: " ")[0]
            return process == "user" ? nil : AnyHashable(process)
          }, why: "no answer comes")))
  }

  private func verdict(
    _ arrows: [(from: Int, process: String, to: Int)], limits: Limits = Limits()
  ) throws -> Verdict {
    let graph = try explore(Arrows(arrows: arrows), options: ExplorationOptions(limits: limits))
    return judge([Self.promise], on: graph)[0]
  }

  @Test func `A process that can always go on does`() throws {
    #expect(
      try verdict([(0, "user", 1), (1, "user", 1), (1, "server", 9)]) == .holds(witness: nil))
  }

  @Test func `A person may stop where nobody must go on`() throws {
    let verdict = try verdict([(0, "user", 1), (1, "user", 9)])
    #expect(
      verdict
        == .violated(
          Counterexample(
            trace: Trace(steps: [Trace.Step(.name("user to 1"))], loopStart: 1),
            ordinals: Trace(steps: [Trace.Step(.ordinal(0))], loopStart: 1),
            why: "no answer comes", isOrdinary: true)))
  }

  @Test func `Where all must go on, a state without a step is no rest`() throws {
    guard case .leadsTo(var promise) = Self.promise.kind else { return }
    promise.due = { _ in [Substring("work")] }
    func verdict(_ arrows: [(from: Int, process: String, to: Int)]) throws -> Verdict {
      judge([Property("Answered", .leadsTo(promise))], on: try explore(Arrows(arrows: arrows)))[0]
    }
    #expect(try verdict([(0, "user", 1), (1, "user", 9)]) == .holds(witness: nil))
    #expect(try verdict([(0, "user", 1), (1, "user", 1)]) == .holds(witness: nil))
    let circle = try verdict([(0, "user", 1), (1, "work", 2), (2, "work", 1)])
    guard case .violated(let counterexample) = circle else {
      return #expect(Bool(false), "\(circle)")
    }
    #expect(counterexample.trace.loopStart == 1)
  }

  @Test func `A server that fails each time is fair`() throws {
    let verdict = try verdict([
      (0, "user", 1), (1, "server", 2), (1, "server", 9), (2, "user", 1), (2, "work", 1),
    ])
    guard case .violated(let counterexample) = verdict else { return #expect(Bool(false)) }
    #expect("\(counterexample.trace)" == "user%20to%201/[server%20to%202/user%20to%201]")
  }

  @Test func `Going round is no excuse for a process that can go on all the way`() throws {
    #expect(
      try verdict([
        (0, "user", 1), (1, "user", 2), (2, "user", 1), (1, "server", 9), (2, "server", 9),
      ]) == .holds(witness: nil))
  }

  @Test func `Going round where a process cannot always go on is fair`() throws {
    let verdict = try verdict([
      (0, "user", 1), (1, "user", 2), (2, "user", 1), (1, "server", 9), (2, "work", 2),
    ])
    guard case .violated(let counterexample) = verdict else { return #expect(Bool(false)) }
    #expect("\(counterexample.trace)" == "user%20to%201/[user%20to%202/user%20to%201]")
  }

  @Test func `A way on that a promise does not speak of breaks it no more than a process does`()
    throws
  {
    let arrows = [(0, "user", 1), (1, "user", 2), (2, "user", 1), (1, "work", 3), (3, "work", 1)]
    var promise = Self.promise
    guard case .leadsTo(var leadsTo) = promise.kind else { return }
    let graph = try explore(Arrows(arrows: arrows))
    leadsTo.via = { $0.event.hasPrefix("work") }
    promise.kind = .leadsTo(leadsTo)
    guard case .violated(let counterexample) = judge([promise], on: graph)[0] else {
      return #expect(Bool(false))
    }
    #expect("\(counterexample.trace)" == "user%20to%201/[work%20to%203/work%20to%201]")
    leadsTo.via = { _ in false }
    promise.kind = .leadsTo(leadsTo)
    #expect(judge([promise], on: graph)[0] == .holds(witness: nil))
  }

  @Test func `Nothing is owed where the premise never occurs`() throws {
    #expect(
      try verdict([(0, "user", 9)]) == .vacuous("no reachable state met its premise"))
  }

  @Test func `A search that was cut short finds a lasso, and is in doubt otherwise`() throws {
    let states = Limits(states: 4)
    let violated = try verdict(
      [(0, "user", 1), (1, "server", 2), (2, "user", 1), (2, "user", 3), (3, "user", 4)],
      limits: states)
    guard case .violated = violated else { return #expect(Bool(false), "\(violated)") }
    let doubtful = try verdict(
      [(0, "user", 1), (1, "server", 2), (2, "server", 3), (3, "server", 9)], limits: states)
    guard case .inconclusive = doubtful else { return #expect(Bool(false), "\(doubtful)") }
  }

  // MARK: - One run

  @Test func `A run breaks a promise only where it is fair and never keeps it`() throws {
    guard case .leadsTo(var promise) = Self.promise.kind else { return }
    let arrows = [(0, "user", 1), (1, "user", 2), (2, "user", 1), (1, "server", 9), (2, "work", 2)]
    func judged(
      _ path: [Int], from loopStart: Int, among arrows: [(from: Int, process: String, to: Int)]
    ) -> Judgment? {
      let steps = Arrows(arrows: arrows).expand((0...9).map { Visit(state: $0, trace: Trace()) })
        .enumerated().flatMap { source, expansion in
          expansion.transitions.map { Step(source: source, transition: $0) }
        }
      let walked = zip(path, path.dropFirst()).map { from, to in
        steps.first { $0.source == from && $0.target == to }!
      }
      return EndlessRun(from: path[0], steps: walked, loopStart: loopStart) { position, state in
        #expect(path[position] == state)
        return steps.filter { $0.source == state }
      }.map { promise.judgment(on: $0) }
    }
    #expect(judged([0, 1, 2, 1], from: 1, among: arrows) == .violated("no answer comes"))
    #expect(judged([0, 1, 2], from: 2, among: arrows) == .holds)
    #expect(judged([0, 1, 9], from: 2, among: arrows) == .holds)
    #expect(judged([0], from: 0, among: arrows) == .notExercised)
    #expect(judged([0, 1, 2], from: 1, among: arrows) == nil)
    let always = arrows + [(2, "server", 9)]
    #expect(judged([0, 1, 2, 1], from: 1, among: always) == .holds)
    let quiet = [(0, "user", 1), (1, "user", 2)]
    #expect(judged([0, 1, 2], from: 2, among: quiet) == .violated("no answer comes"))
    promise.due = { $0 == 2 ? [Substring("work")] : [] }
    #expect(judged([0, 1, 2], from: 2, among: quiet) == .holds)
    #expect(judged([0, 1, 2, 1], from: 1, among: arrows) == .violated("no answer comes"))
  }

  // MARK: - Against the definition

  @Test func `Verdicts follow the definition on random graphs`() throws {
    var seen: [String: Int] = [:]
    for seed in 0..<RandomGraphTests.seeds {
      let system = RandomGraphSystem(seed: UInt64(seed))
      let brute = BruteForce(graph: try naivelyExplore(system))
      let graph = try explore(system)
      let promise = Self.promise(Dice(seed: seed))
      let isOrdinary = { (step: Step<Int, Int>) in
        Dice(seed: seed).roll(5, step.transition.event.ordinal) > 0
      }
      let verdict = judge([Property("Lead", .leadsTo(promise))], on: graph, ordinary: isOrdinary)[0]
      let shortest = brute.shortestWay(toBreaking: promise) { _ in true }
      let ordinary = brute.shortestWay(toBreaking: promise, over: isOrdinary)
      switch verdict {
      case .violated(let counterexample):
        #expect(counterexample.trace.loopStart == shortest, "seed \(seed)")
        try expectLasso(counterexample.trace, promise, system, brute)
        if let detour = counterexample.ordinaryTrace {
          #expect(detour.loopStart == ordinary, "seed \(seed)")
          try expectLasso(detour, promise, system, brute)
          seen["detour", default: 0] += 1
        }
        #expect(
          (counterexample.isOrdinary || counterexample.ordinaryTrace != nil) == (ordinary != nil))
        seen[
          counterexample.trace.loopStart == counterexample.trace.steps.count ? "rest" : "loop",
          default: 0
        ] += 1
      case .holds:
        #expect(shortest == nil, "seed \(seed)")
        seen["holds", default: 0] += 1
      case .vacuous:
        #expect(!brute.graph.states.contains { promise.obligation($0) != nil }, "seed \(seed)")
        seen["vacuous", default: 0] += 1
      case .inconclusive, .notApplicable: Issue.record("seed \(seed): \(verdict)")
      }
    }
    for word in ["rest", "loop", "holds", "vacuous", "detour"] {
      #expect(seen[word, default: 0] > RandomGraphTests.seeds / 300, "\(word)")
    }
  }

  private static func promise(_ dice: Dice) -> LeadsTo<Int, Int> {
    let rarity = 1 + dice.roll(6, 1)
    let goals = 2 + dice.roll(6, 2)
    let processes = 1 + dice.roll(3, 3)
    return LeadsTo(
      obligation: { dice.roll(rarity, 4, $0) == 0 ? dice.roll(2, 5, $0) : nil },
      isMet: { dice.roll(goals, 6, $0, $1) == 0 },
      via: { dice.roll(4, 8, $0.transition.event.ordinal) > 0 },
      process: { step in
        let draw = dice.roll(processes + 1, 7, step.transition.event.ordinal)
        return draw == 0 ? nil : AnyHashable(draw)
      }, due: { state in dice.roll(4, 9, state) > 0 ? [] : [dice.roll(processes, 10, state) + 1] },
      why: { "\($0) stays unmet" })
  }

  /// Replays a lasso and expects it to owe something that a fair way never meets.
  private func expectLasso(
    _ trace: Trace, _ promise: LeadsTo<Int, Int>, _ system: RandomGraphSystem, _ brute: BruteForce
  ) throws {
    let loopStart = try #require(trace.loopStart)
    let steps = try replay(trace, in: system)
    let start = try steps.first?.source ?? initialState(of: system, for: trace)
    let states = [start] + steps.compactMap(\.target)
    try #require(states.count == steps.count + 1)
    #expect(states.last == states[loopStart])
    #expect(
      (0...loopStart).contains { position in
        steps[position...].allSatisfy(promise.via)
          && promise.obligation(states[position]).map { owed in
            states[position...].allSatisfy { !promise.isMet(owed, $0) }
          } ?? false
      })
    for process in Set(brute.graph.steps.compactMap(promise.process)) {
      let rests = states[loopStart...].contains { state in
        !brute.graph.steps.contains { $0.source == state && promise.process($0) == process }
      }
      #expect(rests || steps[loopStart...].contains { promise.process($0) == process })
    }
    let run = try #require(
      EndlessRun(from: start, steps: steps, loopStart: loopStart) { _, state in
        brute.graph.steps.filter { $0.source == state }
      })
    guard case .violated = promise.judgment(on: run) else {
      return #expect(Bool(false), "\(trace) is judged to break nothing")
    }
  }
}
