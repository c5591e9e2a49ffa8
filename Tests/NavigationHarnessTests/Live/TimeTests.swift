import Foundation
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import TestSupport
import Testing

/// A coordinator that loads its mail, may be told to stop, and may be told too late.
@MainActor
private final class Inbox {
  var status = "empty"
  private let tickets: TicketOffice
  private let clock: HarnessClock
  private var task: Task<Void, Never>?

  init(_ context: SubjectContext) {
    tickets = context.tickets
    clock = context.clock
  }

  func load() {
    status = "loading"
    task = Task {
      let answer = (try? await tickets.request("mail")) ?? "dropped"
      status = Task.isCancelled ? "late: \(answer)" : answer
      task = nil
    }
  }

  func loadInTheBackground() {
    status = "loading"
    Task.detached { [tickets] in
      let answer = (try? await tickets.request("mail")) ?? "dropped"
      await self.show(answer)
    }
  }

  private func show(_ answer: String) { status = answer }

  func stop() {
    task?.cancel()
    status = "stopped"
  }

  func greet() {
    Task { status = "greeting" }
  }

  func nap() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      status = "awake"
    }
  }

  var isDozing: Bool { !clock.pending.isEmpty }

  func doze() {
    status = "dozing"
    Task {
      try? await clock.sleep(for: .seconds(1))
      status = "awake"
    }
  }

  func letTimePass() { clock.advance() }

  func fetch(from courier: Courier) {
    courier.bring { self.status = "fetched" }
  }
}

/// Someone on a thread of their own, who was there before any subject.
private final class Courier: @unchecked Sendable {
  private let order = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var goods: (@MainActor @Sendable () -> Void)?

  init() {
    Thread.detachNewThread { [self] in
      while true {
        order.wait()
        lock.withLock {
          if let goods { Task { @MainActor in goods() } }
          goods = nil
        }
      }
    }
  }

  /// Returns when the goods are on their way to the main actor.
  func bring(_ goods: @escaping @MainActor @Sendable () -> Void) {
    lock.withLock { self.goods = goods }
    order.signal()
    while lock.withLock({ self.goods != nil }) {}
  }
}

private func load(_ it: inout LiveDeclarations<Inbox>, cap: Int) {
  it.pendingCap = cap
  it.event("load", .external, perform: { $0.load() })
  it.ticket("mail", outcomes: ["succeeds", "fails"], open: cap)
}

/// Tasks, results of services, and clocks.
@Suite(.inWorker, .ownsPlatform) struct TimeTests {
  private func inbox(
    _ isolation: SystemConfiguration.Isolation, name: String = "Inbox",
    _ declare: @MainActor (inout LiveDeclarations<Inbox>) -> Void
  ) throws -> LiveSystem<Inbox> {
    try LiveSystem(name, isolation: isolation) { context in
      Inbox(context)
    } declare: { it in
      it.root { $0 }
      it.coordinator(Inbox.self, role: "inbox")
      declare(&it)
    }
  }

  @Test func whatARaceLeavesOutIsCounted() throws {
    let cases: [(race: Int, waitingFor: Set<String>)] = [
      (0, ["greet", "greet twice"]), (1, ["greet twice"]), (2, []),
    ]
    for (race, waitingFor) in cases {
      let graph = try exploreBoth { isolation in
        try LiveSystem(
          "Inbox", scope: Scope([.init("race", race, "tasks")]), isolation: isolation
        ) {
          Inbox($0)
        } declare: { it in
          it.root { $0 }
          it.race = race
          it.event("greet", .external) { $0.greet() }
          it.event("greet twice", .external) { inbox in
            inbox.greet()
            inbox.greet()
          }
        }
      }
      let cap = { (effect: NavigationEffect) in effect.verb == .cut ? effect.detail : nil }
      let cut = graph.edges.filter { $0.effects.contains { cap($0) == "race" } }
      #expect(Set(cut.filter { $0.source == 0 }.map(\.event.name)) == waitingFor)
      #expect(
        graph.cutSteps(byEffects: cap).map { "\($0.cap) \($0.count)" } == ["race \(cut.count)"])
    }
  }

  @Test func aTaskInTheBackgroundMayAwaitAResult() throws {
    let graph = try exploreBoth { isolation in
      try inbox(isolation) { it in
        it.event("load", .external, unless: { $0.status == "empty" ? nil : "loaded" }) {
          $0.loadInTheBackground()
        }
        it.ticket("mail", outcomes: ["succeeds", "fails"], open: 1)
      }
    }
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
    #expect(statuses(graph) == [#""empty""#, #""loading""#, #""succeeds""#, #""fails""#])
  }

  @Test func aResultSucceedsOrFails() throws {
    let graph = try exploreBoth { isolation in
      try inbox(isolation) { load(&$0, cap: 1) }
    }
    #expect(graph.states.map { $0.record("status") ?? "" } == statuses(graph))
    #expect(
      graph.states.map { "\($0.record("status")!) \($0.work.tickets.map(\.label))" } == [
        #""empty" []"#, #""loading" ["mail"]"#, #""loading" ["mail", "mail"]"#, #""succeeds" []"#,
        #""fails" []"#,
      ])
    #expect(
      graph.edges.map { "\($0.source) \($0.event) \($0.target ?? -1)" } == [
        "0 load 1", "1 load 2", "1 mail succeeds 3", "1 mail fails 4", "3 load 1", "4 load 1",
      ])
    #expect(graph.disabled["load"] == nil)
    #expect(graph.cut == [2: "pending"])
    #expect(graph.disabled["mail succeeds"] == ["no 'mail' is pending": 3])
  }

  private func statuses(_ graph: NavigationGraph) -> [String] {
    graph.states.map { $0.record("status") ?? "" }
  }

  @Test func aCancelledRequestIsAnsweredLate() throws {
    let graph = try exploreBoth { isolation in
      try inbox(isolation) { it in
        load(&it, cap: 1)
        it.event(
          "stop", .external, unless: { $0.status == "loading" ? nil : "nothing to stop" },
          perform: { $0.stop() })
      }
    }
    #expect(
      Set(statuses(graph)) == [
        #""empty""#, #""loading""#, #""stopped""#, #""succeeds""#, #""fails""#,
        #""late: succeeds""#, #""late: fails""#,
      ])
    let stopped = try #require(graph.states.first { $0.record("status") == #""stopped""# })
    #expect(stopped.work.tickets == [TicketNode(label: "mail", isRevoked: true)])
  }

  @Test func twoRequestsAreAnsweredInAnyOrder() throws {
    let graph = try exploreBoth { isolation in
      try inbox(isolation) { load(&$0, cap: 2) }
    }
    #expect(
      graph.takenEvents == [
        "load", "mail fails", "mail succeeds", "mail#2 fails", "mail#2 succeeds",
      ])
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }

  @Test func settledTasksRunToTheirEnd() throws {
    let graph = try exploreBoth { isolation in
      try inbox(isolation) { $0.event("greet", .external, perform: { $0.greet() }) }
    }
    #expect(statuses(graph) == [#""empty""#, #""greeting""#])
    #expect(graph.states.allSatisfy { $0.isQuiescent })
  }

  @Test func racingEventsComeBeforeATaskRuns() throws {
    let graph = try exploreBoth { isolation in
      try inbox(isolation) { it in
        it.race = 1
        it.event("greet", .external, perform: { $0.greet() })
        it.event(
          "stop", .external, unless: { $0.status == "stopped" ? "stopped" : nil },
          perform: { $0.stop() })
      }
    }
    // What was stopped is greeted all the same, and greeted again.
    #expect(
      Set(graph.states.map { "\($0.record("status")!) \($0.work.runnable)" }) == [
        #""empty" []"#, #""empty" ["task"]"#, #""greeting" []"#, #""greeting" ["task"]"#,
        #""stopped" []"#, #""stopped" ["task"]"#,
      ])
    #expect(graph.takenEvents == ["greet", "settle", "stop"])
    #expect(graph.disabled["settle"] == ["nothing is under way": 3])
  }

  @Test func pendingWorkLooksTheSameInEveryProcess() throws {
    // A worker that is started again must meet the states of the one before it. Each process has
    // its code and data at other addresses.
    let texts = try (0..<Thorough.count(8, of: 200)).map { round in
      let system = try inbox(.worker, name: "Inbox \(round)") { it in
        it.race = 1
        it.event("greet", .external, perform: { $0.greet() })
      }
      return try explore(
        system, options: ExplorationOptions(limits: Limits(depth: 1))
      ).states.map { "\($0.work)" }
    }
    #expect(texts[0].count == 3)
    #expect(Set(texts).count == 1, "\(Set(texts))")
  }

  @Test func theHarnessesClockAdvancesByAnEvent() throws {
    let graph = try exploreBoth { isolation in
      try inbox(isolation) { it in
        it.event(
          "doze", .external, unless: { $0.status == "empty" ? nil : "it has dozed" },
          perform: { $0.doze() })
        it.event(
          "time passes", .external, unless: { $0.isDozing ? nil : "nobody sleeps" },
          perform: { $0.letTimePass() })
      }
    }
    #expect(statuses(graph) == [#""empty""#, #""dozing""#, #""awake""#])
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }

  @Test func aSleepWaitsForTimeToPass() throws {
    let graph = try exploreBoth { isolation in
      try inbox(isolation) {
        $0.event(
          "nap", .external, unless: { $0.status == "empty" ? nil : "it has napped" },
          perform: { $0.nap() })
      }
    }
    #expect(
      statuses(graph).map { $0 == #""awake""# } == [false, false, false, true, false, false])
    #expect(graph.states.map { $0.work.tickets.map(\.label) }[1] == ["sleep 1.0 seconds"])
    #expect(graph.takenEvents == ["nap", "wait"])
    #expect(graph.cutSteps().map(\.cap) == ["waiting"])
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }

  @Test(.needsWorkers) func workFromAnotherThreadIsUnsupported() throws {
    // In this process, what other threads do is their business.
    let courier = Courier()
    let graph = try explore(
      inbox(.worker) { $0.event("fetch", .external, perform: { $0.fetch(from: courier) }) })
    #expect(
      graph.faultyTransitions == [
        "fetch: 'fetch' depends on another thread: work arrived from there, as from a network "
          + "or a timer. " + wayOut
      ])
    #expect(graph.systemFaults.map(\.fault.kind) == [.unsupported])
    #expect(graph.systemFaults.map(\.trace.description) == ["fetch"])
  }

  private let wayOut =
    "Give the coordinator a stand-in that awaits 'context.tickets.request(\"answer\")' and declare "
    + "'it.ticket(\"answer\")', or give it 'context.clock' and declare an event that advances that."
}
