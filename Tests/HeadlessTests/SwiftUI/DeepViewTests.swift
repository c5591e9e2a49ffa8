import HeadlessSwiftUI
import PlatformTestSupport
import Testing

extension HeadlessTests {
  /// Views many levels deep: a search that asked a child twice on each level would not end.
  @MainActor @Suite struct DeepViewTests {
    private let driver = ScriptedDriver.installed()

    private func nested(_ view: some View, depth: Int = 40) -> AnyView {
      depth == 0 ? AnyView(view) : AnyView(VStack { nested(view, depth: depth - 1) })
    }

    @Test func aTextFarWithinAControlNamesIt() {
      let window = HeadlessWindow(
        rootView: VStack {
          Button {
          } label: {
            nested(Text("Open"))
          }
          Button {
          } label: {
            nested(Image(systemName: "xmark"))
          }
        })
      driver.settle()
      #expect(window.tap("Open"))
      #expect(window.tap("xmark"))
    }

    @Test func aStackFarWithinATabIsTheTabs() {
      let window = HeadlessWindow(
        rootView: TabView {
          nested(NavigationStack { NavigationLink("Next") { Text("Page") } })
            .tabItem { Text("Books") }
        })
      driver.settle()
      let before = window.text()
      #expect(window.tap("Next"))
      driver.settle()
      #expect(window.text() != before)
      driver.answers = [1]
      window.gestures().first { $0.name == "tapTab(0)@root" }?.perform()
      driver.settle()
      #expect(window.text() == before)
    }
  }
}
