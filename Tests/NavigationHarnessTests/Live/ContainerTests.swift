import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator whose navigation is data: a path, a sheet, and tabs beside it.
@MainActor
private final class Library {
  enum Screen: Route {
    case shelf(String)
    case book(Int)
    static let samples: [Screen] = [.shelf("a"), .book(1)]
  }

  var path: [Screen] = []
  var sheet: String?
}

@MainActor
private final class Mall {
  enum Tab: String, CaseIterable { case shops, cart, account }

  var tab = Tab.shops
}

/// Containers that coordinators keep as data, and what the platform does to them.
@Suite(.inWorker, .ownsPlatform) struct ContainerTests {
  private func library(
    _ isolation: SystemConfiguration.Isolation
  ) throws -> LiveSystem<Library> {
    try LiveSystem("Library", isolation: isolation) { _ in
      Library()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Library.self, role: "library") {
        $0.stack(\.path, root: "Shelves")
        $0.sheet(\.sheet)
      }
      it.routes(Library.Screen.self, .tap(on: nil), prefix: "open ") { library, _ in
        library.path.count >= 2 ? "the stack is full" : nil
      } perform: { library, screen in
        library.path.append(screen)
      }
      it.event("lend", .external) { $0.sheet = "Borrower" }
    }
  }

  @Test func aPathAndASheetAreContainersOfTheState() throws {
    let graph = try exploreBoth { try library($0) }
    // 1 + 2 + 4 paths, each with and without the sheet.
    #expect(graph.states.count == 14)
    #expect(graph.states[0].screens == ["Shelves*"])
    #expect(graph.states.contains { $0.screens == ["Shelves", "shelf(a)", "book(1)*"] })
    #expect(graph.states.contains { $0.screens == ["Shelves", "shelf(a)", "Borrower*"] })
    #expect(
      graph.takenEvents == [
        "back(2)@stack(library)", "back@stack(library)", "lend", "open book(1)", "open shelf(a)",
        "swipeDown@sheet(library)",
      ])
    #expect(graph.disabled["open book(1)"] == ["the stack is full": 8])
  }

  @Test func platformEventsFollowTheDeclaredOnesInTheOrderOfTheirNames() throws {
    let system = try library(.worker)
    let steps = try replay(Trace(parsing: "open shelf(a)/open book(1)/4/3"), in: system)
    #expect(steps.map(\.event).suffix(2) == ["back@stack(library)", "back@stack(library)"])
  }

  @Test func tabsAreSelected() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Mall", isolation: isolation) { _ in
        Mall()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Mall.self, role: "mall") { $0.tabs(\.tab) }
      }
    }
    #expect(
      graph.states.map(\.screens) == [
        ["shops*", "cart", "account"], ["shops", "cart", "account*"],
        ["shops", "cart*", "account"],
      ])
    #expect(
      graph.takenEvents == [
        "select(account)@tabs(mall)", "select(cart)@tabs(mall)", "select(shops)@tabs(mall)",
      ])
    #expect(graph.edges.count == 6)
    #expect(graph.states[1].views.first?.role == .tabs(selected: 2))
  }
}
