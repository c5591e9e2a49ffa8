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

extension HeadlessTests {
  /// What only concerns looks compiles, and changes nothing.
  @MainActor
  @Suite struct LooksTests {
    private let driver = ScriptedDriver.installed()

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
