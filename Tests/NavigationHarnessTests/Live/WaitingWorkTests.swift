import Dispatch
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator that shows a page when work that it has put off comes to it.
@MainActor
private final class Pages {
  var page = ""
  var isAsked = false
  let tickets: TicketOffice
  let clock: HarnessClock

  init(_ tickets: TicketOffice, _ clock: HarnessClock) {
    self.tickets = tickets
    self.clock = clock
  }

  func show(_ page: String) { self.page = page }

  /// Puts off showing a page, once.
  func ask(for page: String, _ putOff: @MainActor (Pages, String) -> Void) {
    guard !isAsked else { return }
    isAsked = true
    putOff(self, page)
  }

  /// Shows what a value says, in a task that is generic over its type.
  func show<Value: Sendable>(later value: Value) {
    Task { show("\(value)") }
  }
}

/// What work that waits was started with is part of the state.
@Suite(.inWorker, .ownsPlatform) struct WaitingWorkTests {
  /// Explores two events that differ in the page alone, for which work has to be done.
  private func explore(
    race: Int = 1, _ putOff: @escaping @MainActor (Pages, String) -> Void
  ) throws -> NavigationGraph {
    try exploreBoth { isolation in
      try LiveSystem("Pages", isolation: isolation, hiddenStateCheck: .everyTrace) {
        Pages($0.tickets, $0.clock)
      } declare: { it in
        it.root { $0 }
        it.coordinator(Pages.self, role: "pages")
        it.race = race
        it.event("ask for a", .external) { $0.ask(for: "a", putOff) }
        it.event("ask for b", .external) { $0.ask(for: "b", putOff) }
        it.event("tick", .external, unless: { $0.clock.pending.isEmpty ? "nobody sleeps" : nil }) {
          $0.clock.advance()
        }
        it.ticket("page", outcomes: ["arrives"])
      }
    }
  }

  /// Checks that there are five states: nobody has asked; either page is on its way; either is shown.
  private func expectBothPages(
    _ graph: NavigationGraph, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let waiting = graph.states.flatMap(\.unobserved).map { "\($0.path) = \($0.value)" }
    #expect(graph.faultsOfStates == [], "\(waiting)", sourceLocation: sourceLocation)
    #expect(graph.completeness == .exhaustive, sourceLocation: sourceLocation)
    let pages = graph.states.map { $0.record("page") ?? "" }
    #expect(
      pages.sorted() == [#""""#, #""""#, #""""#, #""a""#, #""b""#],
      sourceLocation: sourceLocation)
  }

  @Test func tasks() throws {
    expectBothPages(try explore { pages, page in Task { pages.show(page) } })
    expectBothPages(try explore { pages, page in Task { [weak pages] in pages?.show(page) } })
    expectBothPages(
      try explore { pages, page in Task.detached { await pages.show(page) } })
  }

  @Test func tasksThatAreGeneric() throws {
    expectBothPages(try explore { pages, page in pages.show(later: page) })
  }

  @Test func tasksThatHaveBegun() throws {
    let graph = try explore(race: 0) { pages, page in
      Task {
        _ = try? await pages.tickets.request("page", outcomes: ["arrives"])
        pages.show(page)
      }
    }
    expectBothPages(graph)
    let waiting = graph.states.flatMap(\.unobserved).map { "\($0.path) = \($0.value)" }
    #expect(waiting.count == 2)
    #expect(
      waiting.allSatisfy { $0.hasPrefix("WaitingWork.operation = ‹closure #1 in closure #1 in ") })
    #expect(waiting.filter { $0.contains(#""a""#) }.count == 1, "\(waiting)")
  }

  @Test func tasksThatSleep() throws {
    expectBothPages(
      try explore(race: 0) { pages, page in
        Task {
          try? await pages.clock.sleep(for: .seconds(1))
          pages.show(page)
        }
      })
  }

  @Test func tasksThatSleepOnAClockOfTheRuntime() throws {
    expectBothPages(
      try explore(race: 0) { pages, page in
        Task {
          try? await Task.sleep(for: .seconds(1))
          pages.show(page)
        }
      })
    expectBothPages(
      try explore(race: 0) { pages, page in
        Task {
          try? await ContinuousClock().sleep(for: .seconds(1))
          pages.show(page)
        }
      })
    expectBothPages(
      try explore(race: 0) { pages, page in
        Task {
          await withTaskGroup(of: Void.self) { group in
            group.addTask {
              try? await Task.sleep(nanoseconds: 1_000_000_000)
              await pages.show(page)
            }
          }
        }
      })
  }

  @Test func aTaskThatWasCancelledWhileItSleptIsNotRead() throws {
    let graph = try explore(race: 0) { pages, page in
      let task = Task {
        try? await Task.sleep(for: .seconds(1))
        pages.show(page)
      }
      task.cancel()
    }
    #expect(graph.faultsOfStates == [])
    #expect(Set(graph.states.compactMap { $0.record("page") }) == [#""""#, #""a""#, #""b""#])
    #expect(graph.states.flatMap(\.unobserved).isEmpty)
  }

  @Test func childrenOfAGroup() throws {
    expectBothPages(
      try explore(race: 0) { pages, page in
        Task {
          await withTaskGroup(of: Void.self) { group in
            group.addTask {
              _ = try? await pages.tickets.request("page", outcomes: ["arrives"])
              await pages.show(page)
            }
          }
        }
      })
  }

  @Test func blocksOfAQueue() throws {
    expectBothPages(
      try explore { pages, page in DispatchQueue.main.async { pages.show(page) } })
    expectBothPages(
      try explore(race: 0) { pages, page in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { pages.show(page) }
      })
  }

  @Test func whatOnlyWorkHoldsIsNoLeak() throws {
    let graph = try explore(race: 0) { pages, page in
      let held = Pages(pages.tickets, pages.clock)
      held.page = page
      Task {
        _ = try? await pages.tickets.request("page", outcomes: ["arrives"])
        pages.show(held.page)
      }
    }
    expectBothPages(graph)
    #expect(graph.states.flatMap(\.lifetimes) == [])
    #expect(graph.states.allSatisfy { $0.coordinators.count == 1 })
  }
}
