import ModelChecker
import ModelCheckerTestSupport
import Testing

/// Traces run through a system, and what is said about those that don't fit it.
@Suite struct ReplayTests {
  private func replayed(_ text: String, in system: ToySystem) throws -> [String] {
    try replay(Trace(parsing: text, catalog: system.catalog), in: system)
      .map { "\($0.source) \($0.event) \($0.target ?? $0.fault!.message)" }
  }

  @Test func `Names and ordinals lead the same way`() throws {
    for text in ["send.1/retry/send", "0.1/1/0.0.0", "send.1.0/1/0"] {
      #expect(
        try replayed(text, in: .choice) == ["idle send lost", "lost retry idle", "idle send sent"])
    }
  }

  @Test func `An empty trace has no steps`() throws {
    #expect(try replayed("", in: .choice) == [])
  }

  @Test func `A trace may begin in any initial state`() throws {
    #expect(try replayed("@1/next", in: .severalStarts) == ["b next d"])
    #expect(try initialState(of: ToySystem.severalStarts, for: Trace(start: 3)) == "z")
  }

  @Test func `The last step may end in a fault`() throws {
    #expect(try replayed("next/crash", in: .fault) == ["a next b", "b crash Index out of range"])
  }

  @Test func `Events of the platform are known by name and by number`() throws {
    let system = ToySystem(
      from: ["a"], [Arrow("a", "open", "b"), Arrow("b", "back", "a")], declared: ["open"])
    #expect(try replayed("open/back", in: system) == ["a open b", "b back a"])
    #expect(try replayed("0/1", in: system) == ["a open b", "b back a"])
  }

  @Test func `Missing answers count as 0, on either side`() {
    let step = Trace.Step(.name("send"), choices: [1])
    #expect(step.answers([1]) && step.answers([1, 0]) && step.answers([1, 0, 0]))
    #expect(!step.answers([1, 1]) && !step.answers([]) && !step.answers([0]))
    let long = Trace.Step(.name("send"), choices: [1, 0])
    #expect(long.answers([1]) && !long.answers([1, 1]))
    #expect(!Trace.Step(.name("send"), choices: [0, 1]).answers([0]))
  }

  @Test func `The graph knows the path of a trace`() throws {
    let graph = try explore(ToySystem.choice)
    for text in ["send.1/retry/send", "0.1/1/0"] {
      let path = try #require(graph.path(along: Trace(parsing: text)))
      #expect(
        graph.states(along: path).map { graph.states[$0] } == ["idle", "lost", "idle", "sent"])
      #expect(graph.trace(along: path).description == "send.1/retry/send")
    }
    #expect(graph.path(along: try Trace(parsing: "flush")) == nil)
    #expect(graph.path(along: try Trace(parsing: "@1/send")) == nil)
    let faulty = try explore(ToySystem.fault)
    let crash = try #require(faulty.path(along: Trace(parsing: "next/crash")))
    #expect(faulty.states(along: crash) == [0, 1])
    #expect(faulty.path(along: try Trace(parsing: "next/crash/next")) == nil)
  }

  // MARK: Refusals

  private static var door: ToySystem {
    var system = ToySystem(
      from: ["shut"],
      [Arrow("shut", "open", "ajar"), Arrow("ajar", "close", "shut")]
        + (1...9).map { Arrow("ajar", "knock\($0)", "ajar") })
    system.disabled = [
      "shut": [
        DisabledEvent(event: EventLabel("close", ordinal: 1), reason: "the door is shut already")
      ]
    ]
    return system
  }

  @Test(arguments: [
    (
      "close", "Step 1: 'close' is not enabled, the door is shut already. Enabled: open."
    ),
    ("1", "Step 1: 'close' is not enabled, the door is shut already. Enabled: open."),
    (
      "open/open",
      "Step 2: 'open' is not enabled. Enabled: close, knock1, knock2, knock3, knock4, knock5, "
        + "knock6, knock7 and 2 more."
    ),
    (
      "open/0",
      "Step 2: 'open' is not enabled. Enabled: close, knock1, knock2, knock3, knock4, knock5, "
        + "knock6, knock7 and 2 more."
    ),
    ("opne", "Step 1: the system has no event 'opne'. Did you mean 'open'?"),
    ("paint", "Step 1: the system has no event 'paint'."),
    (
      "open/42", "Step 2: no event has the number 42 here. The system declares the events 0 to 10."
    ),
    ("open.2", "Step 1: 'open' does not meet the choices '.2'. It has '.0'."),
    ("@1/open", "The trace begins in initial state @1, but the system has only @0."),
  ])
  func `A trace that does not fit is refused with what would`(text: String, message: String) throws
  {
    let error = #expect(throws: ReplayError.self) { try replayed(text, in: Self.door) }
    #expect(error?.description == message)
  }

  @Test func `The choices that exist are listed`() throws {
    let error = #expect(throws: ReplayError.self) { try replayed("send.2", in: .choice) }
    #expect(
      error?.description
        == "Step 1: 'send' does not meet the choices '.2'. It has '.0', '.1.0', '.1.1'.")
  }

  @Test func `A dead end has nothing to offer`() throws {
    let error = #expect(throws: ReplayError.self) { try replayed("fall/back", in: .deadEnd) }
    #expect(
      error?.description == "Step 2: 'back' is not enabled. No event is enabled in this state.")
  }

  @Test func `Nothing follows a fault`() throws {
    let one = #expect(throws: ReplayError.self) { try replayed("next/crash/next", in: .fault) }
    #expect(
      one?.description
        == "Step 2 ended in a fault, so that the 1 step after it cannot be replayed: "
        + "Index out of range")
    let two = #expect(throws: ReplayError.self) { try replayed("next/crash/next/0", in: .fault) }
    #expect(
      two?.description
        == "Step 2 ended in a fault, so that the 2 steps after it cannot be replayed: "
        + "Index out of range")
  }

  @Test func `A start that faults or does not exist is refused`() throws {
    var system = ToySystem.severalStarts
    system.initial[1] = .fault(Fault(.trapped, "No window"))
    let faulted = #expect(throws: ReplayError.self) { try replayed("@1/next", in: system) }
    #expect(faulted?.description == "Initial state @1 cannot be made: No window")
    let missing = #expect(throws: ReplayError.self) { try replayed("@4", in: system) }
    #expect(
      missing?.description
        == "The trace begins in initial state @4, but the system has 4: @0 to @3.")
  }

  @Test func `A system without declared events says so`() throws {
    let error = #expect(throws: ReplayError.self) {
      try replayed("3", in: ToySystem(from: ["a"], []))
    }
    #expect(
      error?.description
        == "Step 1: no event has the number 3 here. The system declares no events.")
  }
}
