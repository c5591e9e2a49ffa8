import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

/// Notes that lie on each other, each with a button that takes it away.
@MainActor
private final class Notes: ObservableObject {
  /// What the button does.
  enum Deletion {
    /// It takes the topmost note away, whichever that is.
    case ofTopmost
    /// It takes the topmost note away when the server has answered.
    case ofTopmostLater
    /// It takes its own note away, if that lies on top.
    case ofItsOwn
  }

  @Published var path: [Int] = []
  private let deletion: Deletion

  init(_ deletion: Deletion) { self.deletion = deletion }

  func delete(_ note: Int) {
    switch deletion {
    case .ofTopmost: deleteTopmost()
    case .ofTopmostLater: Task { deleteTopmost() }
    case .ofItsOwn: if path.last == note { path.removeLast() }
    }
  }

  private func deleteTopmost() { if !path.isEmpty { path.removeLast() } }
}

private struct NotesView: View {
  @HeadlessSwiftUI.ObservedObject var notes: Notes

  var body: some View {
    NavigationStack(path: $notes.path) {
      Button("open") { notes.path.append(1) }
        .navigationDestination(for: Int.self) { NoteView(notes: notes, note: $0) }
    }
  }
}

private struct NoteView: View {
  let notes: Notes
  let note: Int

  var body: some View {
    VStack {
      Button("open") { notes.path.append(note + 1) }
      Button("delete") { notes.delete(note) }
    }
  }
}

@MainActor
private final class NotesScene {
  let notes: Notes
  let window: HeadlessWindow<NotesView>

  init(_ deletion: Notes.Deletion) {
    let notes = Notes(deletion)
    self.notes = notes
    window = HeadlessWindow(rootView: NotesView(notes: notes))
  }
}

/// A control and the back button, or that one twice, touched within one transition.
@Suite(.ownsPlatform) struct QuickBackTests {
  private func system(
    _ deletion: Notes.Deletion, _ first: QuickTap = "delete"
  ) throws -> LiveSystem<NotesScene> {
    try LiveSystem("Notes", isolation: .inProcess) { _ in
      NotesScene(deletion)
    } declare: { it in
      it.root { $0.notes }
      it.window {
        $0.window
      } gesturesUnless: { _, event in
        event.gesture?.action == .back ? nil : "nobody swipes"
      }
      it.coordinator(Notes.self, role: "notes")
      it.tap("open", unless: { $0.notes.path.count < 2 ? nil : "there are two notes" })
      it.tap("delete")
      it.quickTaps(first, .back)
    }
  }

  private func verdict(of system: LiveSystem<NotesScene>) throws -> Verdict {
    try check(system, invariants: [RepeatedIntentIsIdempotent()]).answers[0].verdict
  }

  @Test func theyAreEventsOfTheirOwnInBothOrders() throws {
    #expect(
      try system(.ofItsOwn).events.map(\.name)
        == ["open", "delete", "delete, then back", "back, then delete"])
    #expect(
      try system(.ofItsOwn, .back).events.map(\.name) == ["open", "delete", "back, then back"])
    #expect(
      try system(.ofItsOwn, .back(on: "stack")).events.map(\.name).suffix(2)
        == ["back@stack, then back", "back, then back@stack"])
  }

  @Test func whatAButtonSetOffMayComeAfterTheWayBack() throws {
    guard case .violated(let found) = try verdict(of: system(.ofTopmostLater)) else {
      Issue.record("nothing was found")
      return
    }
    #expect(found.trace.description == "open/open/delete,%20then%20back.1")
    #expect(
      found.why
        == "'delete, then back' ends neither like 'delete' nor like 'back@*': the screens are [Notes] "
        + "instead of [Notes, Note].")
  }

  @Test func eitherMayWin() throws {
    // The path is still that of before when the button is touched on the screen that goes.
    for deletion in [Notes.Deletion.ofItsOwn, .ofTopmost] {
      #expect(try verdict(of: system(deletion)) == .holds(witness: nil))
    }
  }

  @Test func thePlatformTakesTheBackButtonOnceInATransition() throws {
    #expect(try verdict(of: system(.ofTopmost, .back)) == .holds(witness: nil))
  }

  @Test func theyArePossibleWhereBothCanBeTouched() throws {
    let graph = try explore(try system(.ofItsOwn))
    #expect(graph.disabled["delete, then back"] == ["no screen shows 'delete'": 1])
    #expect(graph.disabled["back, then delete"] == ["no back button is shown": 1])
  }
}
