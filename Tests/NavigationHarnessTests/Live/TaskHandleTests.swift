import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator that waits for two results of the same kind at once.
@MainActor
private final class Counter {
  private let tickets: TicketOffice
  private var left: Task<Void, Never>?
  private var right: Task<Void, Never>?
  private(set) var leftCount = 0
  private(set) var rightCount = 0

  init(tickets: TicketOffice) { self.tickets = tickets }

  func countLeft() {
    guard left == nil else { return }
    left = Task { [weak self, tickets] in
      _ = try? await tickets.request("count", outcomes: ["arrives"])
      self?.leftCount = 1
    }
  }

  func countRight() {
    guard right == nil else { return }
    right = Task { [weak self, tickets] in
      _ = try? await tickets.request("count", outcomes: ["arrives"])
      self?.rightCount = 1
    }
  }

  func cancelLeft() { left?.cancel() }
}

/// A coordinator that asks for the same in two places.
@MainActor
private final class Twice {
  private let tickets: TicketOffice
  private var task: Task<Void, Never>?
  private(set) var isDone = false

  init(tickets: TicketOffice) { self.tickets = tickets }

  func askHere() {
    guard task == nil else { return }
    task = Task { [weak self, tickets] in
      _ = try? await tickets.request("answer", outcomes: ["arrives"])
      self?.isDone = true
    }
  }

  func askThere() {
    guard task == nil else { return }
    task = Task { [weak self, tickets] in
      _ = try? await tickets.request("answer", outcomes: ["arrives"])
      self?.isDone = true
    }
  }
}

/// Tasks are known by the handles that objects keep of them.
@Suite(.inWorker, .ownsPlatform) struct TaskHandleTests {
  private func counter(
    _ isolation: SystemConfiguration.Isolation, cancels: Bool = false
  ) throws -> LiveSystem<Counter> {
    try LiveSystem("Counter", isolation: isolation, hiddenStateCheck: .everyTrace) {
      Counter(tickets: $0.tickets)
    } declare: { it in
      it.root { $0 }
      it.coordinator(Counter.self, role: "counter")
      it.pendingCap = 2
      it.event("left", .external) { $0.countLeft() }
      if cancels {
        it.event("cancel", .external) { $0.cancelLeft() }
      } else {
        it.event("right", .external) { $0.countRight() }
      }
      it.ticket("count", outcomes: ["arrives"], open: 2)
    }
  }

  @Test func whichTaskAResultIsForIsPartOfTheState() throws {
    let graph = try exploreBoth { try counter($0) }
    #expect(graph.faultsOfStates == [])
    // Each side is idle, waiting or done, and two that wait do so in one order or the other.
    #expect(graph.states.count == 3 * 3 + 1)
  }

  @Test func aCancellationIsPartOfTheState() throws {
    let graph = try exploreBoth { try counter($0, cancels: true) }
    #expect(graph.faultsOfStates == [])
    // Idle, waiting, done, and the last two with a task that was cancelled.
    #expect(graph.states.count == 5)
  }

  @Test func aTaskWithAResultIsKnownByTheResultAndByWhatItWasStartedWith() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Twice", isolation: isolation, hiddenStateCheck: .everyTrace) {
        Twice(tickets: $0.tickets)
      } declare: { it in
        it.root { $0 }
        it.coordinator(Twice.self, role: "twice")
        it.race = 1
        it.event("here", .external) { $0.askHere() }
        it.event("there", .external) { $0.askThere() }
        it.ticket("answer", outcomes: ["arrives"])
      }
    }
    #expect(graph.faultsOfStates == [])
    // Idle; about to ask here, or there; waiting; about to go on; done.
    #expect(graph.states.count == 1 + 3 * 2 + 1)
  }
}
