import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Lamp: ObservableObject {
  @Published var isOn = false
}

private struct LampView: View {
  @ObservedObject var lamp: Lamp
  let column: NavigationSplitViewColumn

  var body: some View {
    Button("Switch") { withTransaction(Transaction(animation: .bouncy)) { lamp.isOn.toggle() } }
    if lamp.isOn {
      Text(column == .detail ? "On" : "Aside")
        .transition(
          .asymmetric(
            insertion: .move(edge: .leading).combined(with: .opacity),
            removal: .push(from: .top).animation(.spring(duration: 0.2).delay(1))))
    }
  }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == Pressed {
  fileprivate static var pressed: Pressed { Pressed() }
}

private struct FormView: View {
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    Form {
      Section(header: Text("Account")) {
        TextField("Name", text: $text).textFieldStyle(.roundedBorder).autocorrectionDisabled()
        SecureField("PIN", text: $text).submitLabel(.done).textFieldStyle(PlainTextFieldStyle())
        TextField(text: $text) { Text("Note").underline().rotationEffect(.degrees(4)) }
        TextEditor(text: $text).padding(EdgeInsets(top: 4))
      }
      Section {
        TextField("Street", text: $text, axis: .vertical).textInputAutocapitalization(.words)
      } header: {
        Button("More") {}.textCase(.uppercase)
      } footer: {
        Text("Required").imageScale(.small).accessibilityHidden(false)
      }
      Button("Save") {}.accentColor(.red).redacted(reason: .placeholder)
    }
    .navigationTitle(Text("Form"))
  }
}

private struct LayeredView: View {
  @ObservedObject var lamp: Lamp

  var body: some View {
    Button("Below") { lamp.isOn = true }
      .buttonStyle(.pressed)
      .overlay(Color.black)
      .overlay(front)
      .background(Button("Behind") {}.buttonStyle(.plain))
  }

  private var front: some View { Group { Button("Front") {} } }
}

extension HeadlessTests {
  /// What only concerns looks compiles, and changes nothing.
  @MainActor
  @Suite struct LooksTests {
    private let driver = ScriptedDriver.installed()

    @Test func aViewBesideAnotherIsThereAndAStyleIsNotAsked() {
      let lamp = Lamp()
      let window = HeadlessWindow(rootView: LayeredView(lamp: lamp))
      driver.settle()
      #expect(window.text() == ["LayeredView* [Behind, Below, Front]"])
      #expect(window.tap("Below"))
      #expect(lamp.isOn)
    }

    @Test func nothingIsTypedIntoFieldsAndSectionsHaveHeadings() {
      let window = HeadlessWindow(rootView: FormView())
      driver.settle()
      #expect(window.text() == ["FormView* [More, Save]"])
    }

    @Test func transitionsAndAnimationsTakeNoTime() {
      let lamp = Lamp()
      let window = HeadlessWindow(rootView: LampView(lamp: lamp, column: .detail))
      driver.settle()
      #expect(window.tap("Switch"))
      #expect(lamp.isOn)
      #expect(window.tap("Switch"))
      #expect(!lamp.isOn)
    }
  }
}
