import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import Observation
import PlatformTestSupport
import Testing

@MainActor @Observable
final class WatchedDesk {
  private(set) var drawers = 0
  private var isLocked = false

  func open() { drawers += 1 }
  func open(_ count: Int, in row: String) { drawers = count }
  func tidy() { drawers = 0 }
  func sort(by order: (Int, Int) -> Bool) async {}
  func close() { unlock() }
  func trip() { fatalError("over the lamp") }
  func lend<Book>(_ book: Book) { helper(book) }
  private func unlock() { isLocked = false }
  private func helper(_ any: Any) {}
  static func make() -> WatchedDesk { WatchedDesk() }
}

extension WatchedDesk {
  func lock() {
    func turn() { isLocked = true }
    turn()
  }
}

class WatchedBase {
  func begin() {}
  func end() {}
  func pause() {}
}

final class WatchedShelf: WatchedBase {
  private(set) var books = 0

  override func begin() { books = 1 }
  override func end() { super.end() }
}

/// Methods of declared coordinators that nothing calls are known by name.
@Suite(.inWorker, .ownsPlatform, .needsWorkers) struct MethodWatchTests {
  private func desk(
    isolation: SystemConfiguration.Isolation = .worker,
    _ declare: @MainActor (inout LiveDeclarations<WatchedDesk>) -> Void
  ) throws -> LiveSystem<WatchedDesk> {
    try LiveSystem("Desk", isolation: isolation, make: { _ in WatchedDesk() }) { it in
      it.root { $0 }
      it.coordinator(WatchedDesk.self, role: "desk")
      it.event("open", .external, unless: { $0.drawers > 0 ? "open" : nil }) { $0.open() }
      declare(&it)
    }
  }

  @Test func whatNoEventCallsIsNamed() throws {
    let system = try desk { it in
      it.event("close", .external) { $0.close() }
      it.event("lend", .external) { $0.lend(1) }
    }
    #expect(system.uncalledMethods == [])
    _ = try explore(system)
    #expect(
      system.uncalledMethods == [
        "WatchedDesk.lock()", "WatchedDesk.open(_:in:)", "WatchedDesk.sort(by:)",
        "WatchedDesk.tidy()", "WatchedDesk.trip()",
      ])
  }

  @Test func callsOnTheWayCount() throws {
    let system = try desk { it in
      it.event("all", .external) { desk in
        desk.open(1, in: "a")
        desk.lock()
        Task { await desk.sort(by: <) }
      }
    }
    _ = try explore(system)
    #expect(
      system.uncalledMethods == [
        "WatchedDesk.close()", "WatchedDesk.lend(_:)", "WatchedDesk.tidy()", "WatchedDesk.trip()",
      ])
  }

  @Test func aCallThatEndsTheProcessCounts() throws {
    let system = try desk { it in it.event("trip", .external) { $0.trip() } }
    let graph = try explore(system)
    #expect(graph.edges.contains { $0.fault != nil })
    #expect(!system.uncalledMethods.contains("WatchedDesk.trip()"))
    #expect(system.uncalledMethods.contains("WatchedDesk.tidy()"))
  }

  @Test func statesAreTheSameWhetherCallsAreWatchedOrNot() throws {
    let graph = try exploreBoth { isolation in
      try desk(isolation: isolation) { it in
        it.event("close", .external) { $0.close() }
        it.event("lock", .external) { $0.lock() }
      }
    }
    #expect(graph.states.count == 4)
  }

  @Test func whereNobodyWatchesTheSearchSaysSo() throws {
    let watched = try desk { _ in }
    _ = try explore(watched)
    #expect(watched.limitations == [])
    let unwatched = try desk(isolation: .inProcess) { _ in }
    _ = try explore(unwatched)
    #expect(unwatched.limitations == [.uncalledMethodsUnseen])
    #expect(unwatched.uncalledMethods == [])
    let optimized = try desk { it in it.isOptimized = true }
    _ = try explore(optimized)
    #expect(optimized.limitations == [.uncalledMethodsUnseen])
    #expect(optimized.uncalledMethods == [])
  }

  @Test func inheritedMethodsCountUnlessTheyAreOverridden() throws {
    let system = try LiveSystem("Shelf", make: { _ in WatchedShelf() }) { it in
      it.root { $0 }
      it.coordinator(WatchedShelf.self, role: "shelf")
      it.event("begin", .external) { $0.begin() }
    }
    _ = try explore(system)
    #expect(system.uncalledMethods == ["WatchedBase.pause()", "WatchedShelf.end()"])
  }
}
