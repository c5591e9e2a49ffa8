import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A list that waits for its books, and keeps no task.
@MainActor
private final class BookList {
  var books = 0
}

/// What goes on with an answer.
private final class Waiting: @unchecked Sendable {
  let list: BookList
  init(_ list: BookList) { self.list = list }
}

/// A coordinator with two lists that ask for the same at once.
@MainActor
private final class Library {
  let first = BookList()
  let second = BookList()
  private var hasAsked = false

  func ask(_ tickets: TicketOffice) {
    guard !hasAsked else { return }
    hasAsked = true
    for list in [first, second] {
      let waiting = Waiting(list)
      Task {
        _ = try? await tickets.request("books", outcomes: ["arrive"], holding: waiting)
        waiting.list.books = 1
      }
    }
  }
}

/// Two who wait for the same result are told apart by what they hold.
@Suite(.inWorker, .ownsPlatform) struct TicketHolderTests {
  @MainActor
  private final class Subject {
    let library = Library()
    let tickets: TicketOffice
    init(_ tickets: TicketOffice) { self.tickets = tickets }
  }

  @Test func whoWaitsForAResultIsPartOfTheState() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Library", isolation: isolation, hiddenStateCheck: .everyTrace) {
        Subject($0.tickets)
      } declare: { it in
        it.root { $0.library }
        it.coordinator(Library.self, role: "library")
        it.pendingCap = 2
        it.event("ask", .external) { $0.library.ask($0.tickets) }
        it.ticket("books", outcomes: ["arrive"], open: 2)
      }
    }
    #expect(graph.faultsOfStates == [])
    // Nobody has asked; both wait, in one order or the other; one of either waits; nobody does.
    #expect(graph.states.count == 6)
  }
}
