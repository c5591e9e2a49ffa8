import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Notes {
  var names: [String] = []
}

private struct QuietView: View {
  let notes: Notes

  var body: some View {
    Button("Touch") { notes.names.append("touch") }
      .onHover { _ in notes.names.append("hover") }
      .onContinuousHover { _ in notes.names.append("hover") }
      .onKeyPress(.space) { note() }
      .onKeyPress(.space, phases: .up) { _ in note() }
      .onKeyPress(keys: [.tab]) { _ in note() }
      .onKeyPress(characters: .alphanumerics) { _ in note() }
      .onKeyPress { _ in note() }
      .draggable("text")
      .draggable("text") { Button("Hidden") {} }
      .dropDestination(for: String.self) { texts, _ in
        notes.names += texts
        return true
      }
      .onDrag { "text" }
      .onDrop(of: [UTType.text], isTargeted: nil) { (texts: [String]) in
        notes.names += texts
        return true
      }
      .onGeometryChange(for: Double.self) {
        $0.size.width
      } action: {
        notes.names.append("\($0)")
      }
      .onGeometryChange(for: Double.self) {
        $0.frame(in: .global).width
      } action: { old, new in
        notes.names.append("\(old) \(new)")
      }
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { old, new in
        notes.names.append("\(old) \(new)")
      }
      .onScrollPhaseChange { _, phase in notes.names.append("\(phase)") }
      .onScrollVisibilityChange { notes.names.append("\($0)") }
      .onScrollTargetVisibilityChange(idType: Int.self) { notes.names.append("\($0)") }
    List {
      ForEach(["Row"], id: \.self) { Text($0) }
        .onInsert(of: [UTType.text]) { (index: Int, texts: [String]) in notes.names += texts }
    }
  }

  private func note() -> KeyPress.Result {
    notes.names.append("key")
    return .handled
  }
}

extension HeadlessTests {
  /// What needs a pointer, a keyboard or a layout never runs.
  @MainActor @Suite struct NeverRunTests {
    @Test func onlyTheTouchRuns() {
      let driver = ScriptedDriver.installed()
      let notes = Notes()
      let window = HeadlessWindow(rootView: QuietView(notes: notes))
      driver.settle()
      #expect(window.tap("Touch"))
      #expect(window.text() == ["QuietView* [Touch]"])
      #expect(window.gestureNames() == [])
      #expect(notes.names == ["touch"])
    }
  }
}
