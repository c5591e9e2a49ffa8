import ModelChecker
import ModelCheckerTestSupport
import Testing

/// Properties that compare runs from one state, on systems small enough to know their verdicts.
@Suite struct ComparisonTests {
  private typealias Toy = Property<String, String>
  private typealias Form = RunForm<String, String>

  private func verdict(
    _ kind: Toy.Kind, on system: ToySystem, limits: Limits = Limits()
  ) throws -> Verdict {
    let graph = try explore(system, options: ExplorationOptions(limits: limits))
    return judge([Toy("It", kind)], on: graph)[0]
  }

  private func form(_ events: String...) -> Form { Form(events.map { Form.Part($0) }) }

  private func equivalent(
    _ expected: Form, _ actual: Form, rest: Rest<String> = Rest()
  ) -> Toy.Kind {
    .equivalentRuns(
      RunEquivalence(expected: expected, actual: actual, rest: rest) { expected, actual in
        expected.end == actual.end
          ? .holds : .violated("it ends in \(actual.end) instead of \(expected.end)")
      })
  }

  private func confluent(
    _ relation: @escaping (String, String) -> Judgment = {
      $0 == $1 ? .holds : .violated("\($1) is not \($0)")
    }
  ) -> Toy.Kind {
    .confluent(Confluence(relation: relation))
  }

  // MARK: Two runs

  @Test func `The counterexample carries both runs`() throws {
    let system = ToySystem(
      from: ["a"],
      [
        Arrow("a", "go", "b"), Arrow("b", "tap", "c"), Arrow("b", "twice", "d"),
      ])
    #expect(
      try verdict(equivalent(form("tap"), form("twice")), on: system)
        == .violated(
          Counterexample(
            trace: try Trace(parsing: "go/twice"), ordinals: try Trace(parsing: "0/2"),
            why: "it ends in d instead of c", isOrdinary: true,
            other: .init(trace: try Trace(parsing: "go/tap"), ordinals: try Trace(parsing: "0/1")))
        ))
  }

  @Test func `A form without parts is the state itself`() throws {
    let system = ToySystem(
      from: ["a"], [Arrow("a", "push", "b"), Arrow("b", "back", "c"), Arrow("c", "push", "b")])
    let verdict = try verdict(equivalent(form(), form("push", "back")), on: system)
    #expect(verdict.counterexample?.trace.description == "push/back")
    #expect(verdict.counterexample?.other?.trace == Trace())
    #expect(verdict.counterexample?.why == "it ends in c instead of a")
  }

  @Test func `Whatever a run leaves open, it ends like one of the expected runs`() throws {
    func system(_ second: String) -> ToySystem {
      ToySystem(
        from: ["a"],
        [
          Arrow("a", "tap", "b", choices: [0]), Arrow("a", "tap", "c", choices: [1]),
          Arrow("a", "twice", "c", choices: [0]), Arrow("a", "twice", second, choices: [1]),
        ])
    }
    let kind = equivalent(form("tap"), form("twice"))
    #expect(try verdict(kind, on: system("b")) == .holds(witness: nil))
    let violated = try verdict(kind, on: system("d")).counterexample
    #expect(violated?.trace.description == "twice.1")
    #expect(violated?.other?.trace.description == "tap")
  }

  @Test func `Runs come to rest before they are compared`() throws {
    let system = ToySystem(
      from: ["a"],
      [
        Arrow("a", "tap", "b"), Arrow("a", "twice", "~b"), Arrow("~b", "settle", "b"),
        Arrow("a", "thrice", "~c"), Arrow("~c", "settle", "~d"), Arrow("~d", "settle", "d"),
      ])
    let rest = Rest<String>(
      isAtRest: { !$0.hasPrefix("~") }, settles: { $0.name == "settle" })
    #expect(
      try verdict(equivalent(form("tap"), form("twice"), rest: rest), on: system)
        == .holds(witness: nil))
    // What does not come to rest in one step is no run.
    #expect(
      try verdict(equivalent(form("tap"), form("thrice"), rest: rest), on: system)
        == .vacuous("no two runs met its premise"))
  }

  @Test func `A part may begin while something is under way`() throws {
    let system = ToySystem(
      from: ["a"],
      [Arrow("a", "begin", "~a"), Arrow("~a", "cancel", "c"), Arrow("~a", "settle", "a")])
    let rest = Rest<String>(isAtRest: { !$0.hasPrefix("~") }, settles: { $0.name == "settle" })
    let hurried = Form([.init("begin"), .init("cancel", isFromRest: false)])
    #expect(
      try verdict(equivalent(form(), hurried, rest: rest), on: system).counterexample?.trace
        .description == "begin/cancel")
    #expect(
      try verdict(equivalent(form(), form("begin", "cancel"), rest: rest), on: system)
        == .vacuous("no two runs met its premise"))
  }

  @Test func `Runs that end in a fault are not compared`() throws {
    let system = ToySystem(
      from: ["a"],
      [Arrow("a", "tap", "b"), Arrow("a", "twice", fault: Fault(.trapped, "twice"))])
    #expect(
      try verdict(equivalent(form("tap"), form("twice")), on: system)
        == .vacuous("no two runs met its premise"))
  }

  @Test func `Where expected runs may be missing nothing is violated`() throws {
    // The search by depth sees both ends of `on; on`, but not where else it may have led.
    let system = ToySystem(
      from: ["a"],
      [
        Arrow("a", "on", "b", choices: [0]), Arrow("a", "on", "c", choices: [1]),
        Arrow("a", "jump", "d"), Arrow("b", "on", "d"), Arrow("c", "on", "e"),
        Arrow("a", "leap", "e"),
      ])
    let kind = equivalent(form("on", "on"), form("jump"))
    #expect(try verdict(kind, on: system) == .holds(witness: nil))
    let bounded = equivalent(form("on", "on"), form("leap"))
    for limits in [Limits(depth: 1), Limits(states: 3), Limits(states: 4)] {
      guard case .inconclusive = try verdict(bounded, on: system, limits: limits) else {
        Issue.record("\(limits)")
        continue
      }
    }
  }

  // MARK: All choices

  @Test func `Two ways of one event that end differently are told together`() throws {
    let system = ToySystem(
      from: ["a"],
      [
        Arrow("a", "go", "b"), Arrow("b", "send", "c", choices: [0]),
        Arrow("b", "send", "d", choices: [1]),
      ])
    #expect(
      try verdict(confluent(), on: system)
        == .violated(
          Counterexample(
            trace: try Trace(parsing: "go/send.1"), ordinals: try Trace(parsing: "0/1.1"),
            why: "d is not c", isOrdinary: true,
            other: .init(
              trace: try Trace(parsing: "go/send.0"), ordinals: try Trace(parsing: "0/1.0")))))
  }

  @Test func `Ways that cannot be compared say nothing against each other`() throws {
    let system = ToySystem(
      from: ["a"],
      [
        Arrow("a", "send", "c", choices: [0]), Arrow("a", "send", "~d", choices: [1]),
        Arrow("a", "send", "c", choices: [2], effects: ["other"]),
      ])
    let kind = confluent { one, other in
      one.hasPrefix("~") || other.hasPrefix("~")
        ? .notExercised : one == other ? .holds : .violated("")
    }
    #expect(try verdict(kind, on: system) == .holds(witness: nil))
    let keyed = Toy.Kind.confluent(
      Confluence(key: { $0.target }, relation: { _, _ in .violated("") }))
    #expect(try verdict(keyed, on: system).counterexample?.trace.description == "send.2")
    let unasked = Toy.Kind.confluent(Confluence(key: { _ in nil }, relation: { _, _ in .holds }))
    #expect(try verdict(unasked, on: system) == .vacuous("no event left an order open"))
  }

  @Test func `Outcomes may end differently, and what one order can end in others can, too`() throws
  {
    func verdict(_ arrows: (choices: [Int], target: String)...) throws -> Verdict {
      let system = ToySystem(
        from: ["a"],
        arrows.map { Arrow("a", "send", $0.target, choices: $0.choices) })
      // The second choice is one of an outcome, and what came up is the number of unusual ones.
      return try self.verdict(
        .confluent(
          Confluence(
            key: { $0.transition.choices.dropFirst().reduce(0, +) },
            outcomes: { Set($0.transition.choices.indices.dropFirst()) },
            relation: { $0 == $1 ? .holds : .violated("\($1) is not \($0)") })), on: system)
    }
    #expect(try verdict(([0, 0], "b"), ([0, 1], "c")) == .holds(witness: nil))
    // Of two services, one fails: which one, either order can choose.
    let first = [([0, 1, 0], "c"), ([0, 0, 1], "d")]
    #expect(
      try verdict(first[0], first[1], ([1, 1, 0], "d"), ([1, 0, 1], "c")) == .holds(witness: nil))
    #expect(
      try verdict(first[0], first[1], ([1, 1, 0], "d"), ([1, 0, 1], "e")).counterexample?.why
        == "e is not c")
    // The same number of failures in one order.
    #expect(try verdict(first[0], first[1]) == .holds(witness: nil))
  }

  @Test func `Where nothing but outcomes is open, nothing is compared`() throws {
    let system = ToySystem(
      from: ["a"], [Arrow("a", "send", "b", choices: [0]), Arrow("a", "send", "c", choices: [1])])
    #expect(
      try verdict(
        .confluent(
          Confluence(outcomes: { $0.target == "c" ? [0] : [] }, relation: { _, _ in .holds })),
        on: system) == .vacuous("no event left an order open"))
  }

  @Test func `Different events may end differently`() throws {
    #expect(try verdict(confluent(), on: .diamond) == .vacuous("no event left an order open"))
  }
}
