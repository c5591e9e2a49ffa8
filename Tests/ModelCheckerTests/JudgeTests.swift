import ModelChecker
import ModelCheckerTestSupport
import Testing

/// The verdicts in full, on systems small enough to know them.
@Suite struct JudgeTests {
  @Test func `What is not judged any more is inconclusive, with the reason`() throws {
    let graph = try explore(ToySystem.chain)
    let properties = ["A", "B"].map { Property<String, String>($0, .always { _ in .holds }) }
    let verdicts = ModelChecker.judge(properties, on: graph, ordinary: { _ in true }) { place in
      place == 0 ? nil : "no time for number \(place)"
    }
    #expect(verdicts == [.holds(witness: nil), .inconclusive("no time for number 1")])
  }

  private typealias Toy = Property<String, String>

  private func verdict(
    _ kind: Toy.Kind, on system: ToySystem, limits: Limits = Limits(),
    ordinary: @escaping (Step<String, String>) -> Bool = { _ in true }
  ) throws -> Verdict {
    let graph = try explore(system, options: ExplorationOptions(limits: limits))
    return judge([Toy("It", kind)], on: graph, ordinary: ordinary)[0]
  }

  private func never(_ bad: String...) -> Toy.Kind {
    .always { bad.contains($0) ? .violated("it is \($0)") : .holds }
  }

  // MARK: Vacuous

  @Test func `A premise that is never met makes a property vacuous`() throws {
    let pattern = RunPattern<String, String>(
      length: 2, admits: { _, _ in true }, relation: { _ in .notExercised })
    let monitor = Monitor<String, String>(begin: { _ in 0 }) { memory, _ in (memory, .notExercised)
    }
    let reachability = Reachability<String, String>(
      premise: { _ in false }, goal: { _ in false }, why: { _ in "" })
    let reasons: [(Toy.Kind, String)] = [
      (.always { _ in .notExercised }, "no reachable state met its premise"),
      (.alwaysStep { _ in .notExercised }, "no transition met its premise"),
      (.alwaysRun(pattern), "no run of 2 steps met its premise"),
      (.monitor(monitor), "no step met its premise"),
      (.alwaysReachable(reachability), "no reachable state met its premise"),
      (.all([.monitor(monitor)]), "no step met its premise"),
      (.all([.monitor(monitor), .alwaysRun(pattern)]), "no part of it met its premise"),
    ]
    for (kind, reason) in reasons {
      #expect(try verdict(kind, on: .chain) == .vacuous(reason))
    }
  }

  // MARK: Inconclusive

  @Test func `A search that a limit ended leaves the answer open, and says which`() throws {
    let fine = Toy.Kind.always { _ in .holds }
    let before = "before every state was seen"
    let limits: [(Limits, String)] = [
      (Limits(depth: 2), "the search stopped at depth 2 \(before)"),
      (Limits(states: 1), "the search stopped at 1 state \(before)"),
      (Limits(states: 2), "the search stopped at 2 states \(before)"),
      (Limits(time: .zero), "the search stopped after 0 s \(before)"),
      (Limits(memory: 1), "the search stopped at 1 byte of memory \(before)"),
    ]
    for (limit, reason) in limits {
      #expect(try verdict(fine, on: .chain, limits: limit) == .inconclusive(reason))
    }
    let graph = try explore(ToySystem.chain) { _ in false }
    #expect(
      judge([Toy("It", fine)], on: graph)
        == [.inconclusive("the search was interrupted on request before every state was seen")])
  }

  @Test(arguments: [
    (Duration.seconds(30), "30 s"), (.milliseconds(1500), "1.5 s"), (.milliseconds(20), "0.02 s"),
    (.seconds(90), "90 s"),
  ])
  func `A time is written in seconds`(time: Duration, text: String) throws {
    #expect(Limits(time: time).text(of: .time) == text)
  }

  @Test(arguments: [
    (512, "512 bytes"), (2 << 30, "2 GiB"), (1536 << 20, "1536 MiB"), (3 << 10, "3 KiB"),
  ])
  func `Memory is written in the largest unit that fits`(memory: Int, text: String) throws {
    #expect(Limits(memory: memory).text(of: .memory) == text)
  }

  @Test func `What was violated within the limit stays violated`() throws {
    let verdict = try verdict(never("b"), on: .chain, limits: Limits(depth: 1))
    #expect(verdict.counterexample?.why == "it is b")
  }

  @Test func `A fault of the system leaves every answer open`() throws {
    let fault = Fault(.hiddenState, "two traces went on differently")
    var inState = ToySystem.chain
    inState.faults = ["c": [fault]]
    let inStep = ToySystem(from: ["a"], [Arrow("a", "go", fault: fault)])
    for system in [inState, inStep] {
      for kind in [Toy.Kind.always { _ in .holds }, .noFault] {
        #expect(
          try verdict(kind, on: system)
            == .inconclusive(
              "the system itself is at fault: two traces went on differently"))
      }
    }
  }

  // MARK: Always reachable

  @Test func `A dead end is found although the search was cut short`() throws {
    let walk = [
      Arrow("home", "walk", "field"), Arrow("field", "walk", "wood"), Arrow("wood", "walk", "home"),
    ]
    let room = [Arrow("home", "enter", "room"), Arrow("room", "sit", "room")]
    let limits = Limits(depth: 2)
    let found = try verdict(
      reachable("home"), on: ToySystem(from: ["home"], walk + room), limits: limits)
    #expect(found.counterexample?.trace == (try Trace(parsing: "enter")))
    // Nobody saw where the wood leads to.
    #expect(
      try verdict(reachable("home"), on: ToySystem(from: ["home"], walk), limits: limits)
        == .inconclusive("the search stopped at depth 2 before every state was seen"))
  }

  @Test func `Where outcomes were not tried and the search was cut short, nothing is a dead end`()
    throws
  {
    var system = ToySystem(
      from: ["home"],
      [
        Arrow("home", "enter", "room"), Arrow("room", "call", "room"),
        Arrow("home", "walk", "field"), Arrow("field", "walk", "wood"),
      ])
    system.untried = ["room": ["call"]]
    let limits = Limits(depth: 2)
    #expect(
      try verdict(reachable("home"), on: system, limits: limits)
        == .inconclusive("the search stopped at depth 2 before every state was seen"))
    system.untried = [:]
    #expect(
      try verdict(reachable("home"), on: system, limits: limits).counterexample?.trace
        == (try Trace(parsing: "enter")))
  }

  @Test func `Where the system is at fault, nothing is a dead end`() throws {
    var system = ToySystem(from: ["home"], [Arrow("home", "enter", "room")])
    system.faults = ["room": [Fault(.hiddenState, "two traces went on differently")]]
    #expect(try verdict(reachable("home"), on: system).counterexample == nil)
  }

  private func reachable(_ goal: String) -> Toy.Kind {
    .alwaysReachable(
      Reachability(
        premise: { _ in true }, goal: { $0 == goal }, via: { _ in true },
        why: { _ in "no way to \(goal)" }))
  }

  // MARK: Sometimes

  @Test func `What is sometimes so comes with the shortest witness`() throws {
    let verdict = try verdict(.sometimes { $0 >= "c" }, on: .chain)
    #expect(verdict == .holds(witness: try Trace(parsing: "next/next")))
  }

  @Test func `Among equally short witnesses an ordinary one is preferred`() throws {
    let verdict = try verdict(.sometimes { $0.count == 1 }, on: .diamond) { $0.event != "left" }
    #expect(verdict == .holds(witness: try Trace(parsing: "right")))
  }

  @Test func `What is seen holds although the search was bounded`() throws {
    let limits = Limits(depth: 2)
    #expect(
      try verdict(.sometimes { $0 == "c" }, on: .chain, limits: limits)
        == .holds(witness: try Trace(parsing: "next/next")))
    #expect(
      try verdict(.sometimes { $0 == "d" }, on: .chain, limits: limits)
        == .inconclusive("the search stopped at depth 2 before every state was seen"))
  }

  @Test func `What is never seen is violated, with an empty trace`() throws {
    #expect(
      try verdict(.sometimes { $0 == "z" }, on: .chain)
        == .violated(
          Counterexample(
            trace: Trace(), ordinals: Trace(), why: "no reachable state satisfies it",
            isOrdinary: true, isAbsence: true)))
  }

  @Test func `What happens in some step comes with the shortest witness`() throws {
    let verdict = try verdict(.sometimesStep({ $0.source == "c" }, why: "never"), on: .chain)
    #expect(verdict == .holds(witness: try Trace(parsing: "next/next/next")))
  }

  @Test func `What happens in no step is violated, with the words given`() throws {
    let never = Toy.Kind.sometimesStep({ $0.event == "fly" }, why: "nobody flies")
    #expect(
      try verdict(never, on: .chain)
        == .violated(
          Counterexample(
            trace: Trace(), ordinals: Trace(), why: "nobody flies", isOrdinary: true,
            isAbsence: true)))
    #expect(
      try verdict(never, on: .chain, limits: Limits(depth: 2))
        == .inconclusive("the search stopped at depth 2 before every state was seen"))
  }

  // MARK: Reachable

  @Test func `A pit out of which no way leads is found`() throws {
    let home = Reachability<String, String>(goal: { $0 == "home" }) { "no way home from \($0)" }
    let verdict = try verdict(.alwaysReachable(home), on: .deadEnd)
    #expect(verdict.counterexample?.trace.description == "fall")
    #expect(verdict.counterexample?.why == "no way home from pit")
  }

  @Test func `Steps that don't count are no way`() throws {
    let home = Reachability<String, String>(
      premise: { $0 == "page" }, goal: { $0 == "home" }, via: { $0.event != "back" },
      why: { "no way home from \($0)" })
    let verdict = try verdict(.alwaysReachable(home), on: .deadEnd)
    #expect(verdict.counterexample?.trace.description == "open")
  }

  @Test func `A goal may have to be near`() throws {
    func verdict(within steps: Int) throws -> Verdict {
      let start = Reachability<String, String>(
        premise: { $0 == "b" }, goal: { $0 == "a" }, within: steps, why: { "far from \($0)" })
      return try self.verdict(.alwaysReachable(start), on: .cycle)
    }
    #expect(try verdict(within: 2) == .holds(witness: nil))
    #expect(try verdict(within: 1).counterexample?.why == "far from b")
  }

  @Test func `What was not followed may lead anywhere`() throws {
    let end = Reachability<String, String>(goal: { $0 == "z" }) { _ in "no way" }
    #expect(
      try verdict(.alwaysReachable(end), on: .chain, limits: Limits(depth: 2))
        == .inconclusive("the search stopped at depth 2 before every state was seen"))
  }

  // MARK: Faults

  @Test func `A fault of the subject is a violation, with its message and itself`() throws {
    #expect(
      try verdict(.noFault, on: .fault)
        == .violated(
          Counterexample(
            trace: try Trace(parsing: "next/crash"), ordinals: try Trace(parsing: "0/1"),
            why: "Index out of range", isOrdinary: true,
            fault: Fault(.trapped, "Index out of range", evidence: "Fatal error"))))
  }

  @Test func `A fault in the place of an initial state is as short as can be`() throws {
    var system = ToySystem.fault
    system.initial = [.state("a"), .fault(Fault(.neverSettled, "It is still at work"))]
    #expect(
      try verdict(.noFault, on: system)
        == .violated(
          Counterexample(
            trace: Trace(start: 1), ordinals: Trace(start: 1), why: "It is still at work",
            isOrdinary: true, fault: Fault(.neverSettled, "It is still at work"))))
  }

  @Test func `Only faults of the kinds named are violations`() throws {
    #expect(try verdict(.noFault(of: [.neverSettled]), on: .fault) == .holds(witness: nil))
    #expect(
      try verdict(.noFault(of: [.trapped]), on: .fault).counterexample?.why == "Index out of range")
  }

  @Test func `A fault of a state is a violation too`() throws {
    var system = ToySystem.chain
    system.faults = ["b": [Fault(.neverSettled, "It goes round in circles")]]
    #expect(try verdict(.noFault, on: system).counterexample?.trace.description == "next")
  }

  @Test func `Faults of the system come with the ways to them`() throws {
    let diverged = Fault(.replayDiverged, "a replay led elsewhere")
    var system = ToySystem(
      from: ["a", "b", "x"],
      [
        Arrow("a", "on", "c"), Arrow("c", "on", fault: diverged),
        Arrow("c", "crash", fault: Fault(.trapped, "trap")),
      ])
    system.initial[1] = .fault(Fault(.unsupported, "no clock"))
    system.faults = ["c": [Fault(.hiddenState, "a hidden flag")]]
    let faults = try explore(system).systemFaults
    #expect(faults.map(\.fault.message) == ["no clock", "a hidden flag", "a replay led elsewhere"])
    #expect(faults.map(\.trace.description) == ["@1", "on", "on/on"])
    #expect(faults.map(\.ordinals.description) == ["@1", "0", "0/0"])
  }

  // MARK: Runs and monitors

  @Test func `A run is judged with the shortest way to it`() throws {
    let twice = RunPattern<String, String>(
      length: 2,
      admits: { prefix, next in prefix.first.map { $0.event == next.event } ?? true },
      relation: { run in
        run[0].source == "b" ? .violated("\(run[0].source) to \(run[1].target ?? "-")") : .holds
      })
    let verdict = try verdict(.alwaysRun(twice), on: .chain)
    #expect(verdict.counterexample?.trace.description == "next/next/next")
    #expect(verdict.counterexample?.why == "b to d")
  }

  @Test func `A run may end in a fault but not pass through one`() throws {
    var lengths: [Int] = []
    let any = RunPattern<String, String>(length: 2, admits: { _, _ in true }) { run in
      lengths.append(run.count)
      return run[1].fault.map { .violated($0.message) } ?? .holds
    }
    let verdict = try verdict(.alwaysRun(any), on: .fault)
    #expect(lengths == [2])
    #expect(verdict.counterexample?.fault?.kind == .trapped)
  }

  @Test func `A monitor remembers what happened before`() throws {
    // Objects to a second visit of the same state: the cycle must be walked once.
    let monitor = Monitor<String, String>(begin: { [$0] as Set }) { seen, step in
      let target = step.target!
      let judgment: Judgment = seen.contains(target) ? .violated("\(target) again") : .holds
      return (seen.union([target]), judgment)
    }
    let verdict = try verdict(.monitor(monitor), on: .cycle)
    #expect(verdict.counterexample?.trace.description == "next/next/next")
    #expect(verdict.counterexample?.why == "a again")
  }

  // MARK: The choice of a counterexample

  @Test func `Among equally short counterexamples an ordinary one is preferred`() throws {
    let verdict = try verdict(never("l", "r"), on: .diamond) { $0.event != "left" }
    #expect(verdict.counterexample?.trace.description == "right")
    #expect(verdict.counterexample?.isOrdinary == true)
    #expect(verdict.counterexample?.ordinaryTrace == nil)
  }

  @Test func `A longer ordinary counterexample is told besides`() throws {
    let system = ToySystem(
      from: ["a"],
      [Arrow("a", "call", "end"), Arrow("a", "tap", "b"), Arrow("b", "tap", "end")])
    let verdict = try verdict(never("end"), on: system) { $0.event != "call" }
    #expect(
      verdict
        == .violated(
          Counterexample(
            trace: try Trace(parsing: "call"), ordinals: try Trace(parsing: "0"), why: "it is end",
            isOrdinary: false, ordinaryTrace: try Trace(parsing: "tap/tap"))))
  }

  @Test func `Without an ordinary way there is none to tell`() throws {
    let verdict = try verdict(never("d"), on: .chain) { $0.source != "b" }
    #expect(verdict.counterexample?.isOrdinary == false)
    #expect(verdict.counterexample?.ordinaryTrace == nil)
  }

  @Test func `Without an ordinary one the first in the order of the graph counts`() throws {
    let verdict = try verdict(never("l", "r"), on: .diamond) { _ in false }
    #expect(verdict.counterexample?.trace.description == "left")
    #expect(verdict.counterexample?.isOrdinary == false)
  }

  @Test func `Among ordinary ones the first in the order of the graph counts`() throws {
    let verdict = try verdict(never("l", "r"), on: .diamond)
    #expect(verdict.counterexample?.trace.description == "left")
  }

  // MARK: Several parts

  @Test func `Of several parts the shortest violation is told`() throws {
    let verdict = try verdict(.all([never("d"), .noFault, never("b")]), on: .chain)
    #expect(verdict.counterexample?.trace.description == "next")
    #expect(try self.verdict(.all([never("z"), .noFault]), on: .chain) == .holds(witness: nil))
  }

  @Test func `Parts that are all seen hold whatever was not seen`() throws {
    let parts = [Toy.Kind.sometimes { $0 == "a" }, .sometimes { $0 == "b" }]
    #expect(
      try verdict(.all(parts), on: .chain, limits: Limits(depth: 1)) == .holds(witness: nil))
    #expect(
      try verdict(.all(parts + [.noFault]), on: .chain, limits: Limits(depth: 1))
        == .inconclusive("the search stopped at depth 1 before every state was seen"))
  }
}
