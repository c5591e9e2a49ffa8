import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private struct ModeView: View {
  let title: String
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("Leave \(title)") { mode.wrappedValue.dismiss() }
    if mode.wrappedValue.isPresented { Button("Presented") {} }
  }
}

private struct SheetView: View {
  @State private var isShown = false
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      ModeView(title: "root")
      Button("Sheet") { isShown = true }
      Button("Push") { path = [1] }
        .navigationDestination(for: Int.self) { _ in ModeView(title: "page") }
    }
    .sheet(isPresented: $isShown) { ModeView(title: "sheet") }
  }
}

extension HeadlessTests {
  @MainActor @Suite struct PresentationModeTests {
    private let driver = ScriptedDriver.installed()

    @Test(arguments: [("Push", "page"), ("Sheet", "sheet")])
    func whatIsPresentedIsDismissed(way: String, title: String) {
      let window = HeadlessWindow(rootView: SheetView())
      driver.settle()
      let before = window.text()
      #expect(!window.tap("Presented"))
      #expect(window.tap(way))
      driver.settle()
      #expect(window.text() != before)
      #expect(window.tap("Presented"))
      #expect(window.tap("Leave \(title)"))
      driver.settle()
      #expect(window.text() == before)
    }

    @Test func whereNothingIsPresentedNothingHappens() {
      let window = HeadlessWindow(rootView: SheetView())
      driver.settle()
      let before = window.text()
      #expect(window.tap("Leave root"))
      driver.settle()
      #expect(window.text() == before)
    }
  }
}
