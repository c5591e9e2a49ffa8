import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Form {
  lazy var window = HeadlessWindow(rootView: FormView(form: self))
}

private struct FormView: View {
  let form: Form

  var body: some View {
    Button("Log out") {}
    Button("Done") {}
  }
}

/// The message about a control that no screen shows.
@Suite(.ownsPlatform) struct ControlNameTests {
  @Test func aControlThatIsSpelledAlikeIsNamed() throws {
    let system = try LiveSystem("Form", isolation: .inProcess) { _ in
      Form()
    } declare: { (it: inout LiveDeclarations<Form>) in
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(Form.self, role: "form")
      it.tap("done")
      it.tap("log out", on: "FormView", named: "leave")
      it.tap("done", on: "OtherView", named: "end")
      it.tap("Dome")
      it.tap("Done")
    }
    let graph = try explore(system)
    #expect(graph.states.count == 1)
    #expect(
      graph.disabled == [
        "done": ["no screen shows 'done', but 'Done'": 1],
        "leave": ["'FormView' does not show 'log out', but 'Log out'": 1],
        "end": ["'OtherView' does not show 'done'": 1],
        "Dome": ["no screen shows 'Dome'": 1],
      ])
  }
}
