import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class AppFlow: ObservableObject {
  @Published var notes: NotesFlow?
  lazy var window = HeadlessWindow(rootView: AppView(flow: self))
}

@MainActor
private final class NotesFlow: ObservableObject {}

private struct AppView: View {
  @HeadlessSwiftUI.ObservedObject var flow: AppFlow

  var body: some View {
    VStack {
      Title()
      if let notes = flow.notes { NotesView(flow: notes) }
    }
  }
}

private struct Title: View {
  var body: some View { Text("notes") }
}

private struct NotesView: View {
  @HeadlessSwiftUI.ObservedObject var flow: NotesFlow
  var body: some View { NoteView() }
}

private struct NoteView: View {
  var body: some View { Text("a note") }
}

@MainActor
private final class Shelf: ObservableObject {
  @Published var isOpen = false
  lazy var window = HeadlessWindow(rootView: ShelfView(shelf: self))
}

/// Made by the view that shows it, as in SwiftUI a screen may make what leads on from it.
@MainActor
private final class BookFlow {
  let shelf: Shelf

  init(shelf: Shelf) { self.shelf = shelf }
}

private struct ShelfView: View {
  @HeadlessSwiftUI.ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      Title()
      if shelf.isOpen { BookView(shelf: shelf) }
    }
  }
}

private struct BookView: View {
  @State private var flow: BookFlow

  init(shelf: Shelf) { _flow = State(initialValue: BookFlow(shelf: shelf)) }

  var body: some View { Text("a book") }
}

@MainActor
private final class Flows {
  var all: [NotesFlow] = []
}

/// Whose screen is it where screens are values: of the nearest coordinator that a view holds.
@Suite(.inWorker, .ownsPlatform) struct ViewOwnershipTests {
  @Test func aScreenBelongsToTheNearestCoordinatorThatAViewHolds() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Notes", isolation: isolation) { _ in
        AppFlow()
      } declare: { (it: inout LiveDeclarations<AppFlow>) in
        it.root { $0 }
        it.window { $0.window }
        it.coordinator(AppFlow.self, role: "app")
        it.coordinator(NotesFlow.self, role: "notes")
        it.event("open", .external) { $0.notes = NotesFlow() }
      }
    }
    let state = try #require(graph.states.last)
    #expect(
      state.views.filter(\.isScreen).map { view in
        "\(view.name): \(view.owner.map { state.coordinators[$0].role } ?? "nobody")"
      } == ["Title: app", "NoteView: notes"])
    #expect(state.views.allSatisfy { $0.rivals.isEmpty })
  }

  @Test func whatAViewHasMadeIsAChildOfTheParentThatItNames() throws {
    func tree(_ declare: @MainActor (inout ContainerDeclarations<BookFlow>) -> Void) throws
      -> [String]
    {
      let graph = try exploreBoth { isolation in
        try LiveSystem("Shelf", isolation: isolation) { _ in
          Shelf()
        } declare: { (it: inout LiveDeclarations<Shelf>) in
          it.root { $0 }
          it.window { $0.window }
          it.coordinator(Shelf.self, role: "shelf")
          it.coordinator(BookFlow.self, role: "book", declare)
          it.event("open", .external) { $0.isOpen = true }
        }
      }
      let state = try #require(graph.states.last)
      return state.coordinators.map { node in
        "\(node.role): \(node.holder.rawValue)"
          + (node.parent.map { ", below \(state.coordinators[$0].role)" } ?? "")
      }
    }
    #expect(try tree { $0.parent(\.shelf) } == ["shelf: tree", "book: tree, below shelf"])
    #expect(try tree { _ in } == ["shelf: tree", "book: view"])
  }

  @Test func objectsOfWhichThereAreNowMoreAndNowFewerAreRoots() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Flows", isolation: isolation) { _ in
        Flows()
      } declare: { (it: inout LiveDeclarations<Flows>) in
        it.roots { $0.all }
        it.coordinator(NotesFlow.self, role: "notes")
        it.event("open", .external, unless: { $0.all.count > 1 ? "enough" : nil }) {
          $0.all.append(NotesFlow())
        }
      }
    }
    #expect(graph.states.map(\.coordinators.count) == [0, 1, 2])
    #expect(graph.states[2].coordinators.allSatisfy { $0.holder == .tree })
  }
}
