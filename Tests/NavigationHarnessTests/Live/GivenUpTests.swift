import ModelChecker
import NavigationModel
import PlatformTestSupport
import Testing
import WorkerProcesses

@testable import NavigationHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A door that takes for ever to close.
@MainActor
private final class Door {
  var isOpen = false
}

/// Searches that end while a worker is in the middle of an event, long before that counts as hanging.
@Suite(.inWorker(patience: .seconds(1_000)), .needsWorkers) struct GivenUpTests {
  private func door() throws -> LiveSystem<Door> {
    try LiveSystem("Door") { _ in
      Door()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Door.self, role: "door")
      it.event("open", .external, unless: { $0.isOpen ? "it is open" : nil }) { $0.isOpen = true }
      it.event("close", .external, unless: { $0.isOpen ? nil : "it is closed" }) { _ in
        while true { usleep(1_000) }
      }
    }
  }

  @Test func theLimitOfTimeEndsAnEvent() throws {
    let explored = { (seconds: Int) in
      try explore(
        try door(),
        options: ExplorationOptions(limits: Limits(time: .seconds(seconds)), workers: 2))
    }
    // On a busy machine workers take longer to start than the search may take.
    var limit = 1
    var graph = try explored(limit)
    while graph.states.count < 2, limit < 60 {
      limit *= 4
      graph = try explored(limit)
    }
    #expect(graph.states.count == 2)
    #expect(graph.isExpanded == [true, false])
    #expect(graph.completeness == .bounded(by: .time))
    #expect(graph.faultyTransitions == [])
  }

  @Test func anObserverEndsAnEvent() throws {
    var asked = 0
    // A worker takes its time to start, and then to open the door.
    let graph = try explore(try door()) { progress in
      asked += progress.states < 2 ? 0 : 1
      return asked < 3
    }
    #expect(graph.states.count == 2)
    #expect(graph.completeness == .interrupted("on request"))
    #expect(graph.faultyTransitions == [])
  }

  @Test func anObserverEndsTheStart() throws {
    let graph = try explore(try door()) { _ in false }
    #expect(graph.completeness == .interrupted("on request"))
    #expect(!graph.isExpanded.contains(true))
  }

  /// Nothing of an answer that nobody took is taken for another one.
  @Test func aSystemCanBeExploredAgain() throws {
    let door = try door()
    for _ in 0..<2 {
      var asked = 0
      let graph = try explore(door) { progress in
        asked += progress.states < 2 ? 0 : 1
        return asked < 3
      }
      #expect(graph.states.count == 2)
      #expect(graph.isExpanded == [true, false])
      #expect(graph.faultsOfStates == [])
    }
  }

  @Test func memoryOfWorkersCounts() throws {
    let door = try door()
    let graph = try explore(
      door, options: ExplorationOptions(limits: Limits(time: .seconds(1), memory: 1 << 40)))
    #expect(graph.completeness == .bounded(by: .time))
    _ = try door.runner.begin()
    #expect(door.memoryElsewhere > 1 << 20)
  }
}
