import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import XCTest

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

/// Whose screen is it where screens are values: of the nearest coordinator that a view holds.
final class ViewOwnershipTests: LiveTestCase {
  func testAScreenBelongsToTheNearestCoordinatorThatAViewHolds() throws {
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
    let state = try XCTUnwrap(graph.states.last)
    XCTAssertEqual(
      state.views.filter(\.isScreen).map { view in
        "\(view.name): \(view.owner.map { state.coordinators[$0].role } ?? "nobody")"
      }, ["Title: app", "NoteView: notes"])
    XCTAssertTrue(state.views.allSatisfy(\.rivals.isEmpty))
  }
}
