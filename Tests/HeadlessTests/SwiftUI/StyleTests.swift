import PlatformTestSupport
import Testing

@testable import HeadlessSwiftUI

extension HeadlessTests {
  /// Looks that apps choose by modifiers, which mean nothing.
  @MainActor
  @Suite struct StyleTests {
    private struct Page: View {
      @Environment(\.scenePhase) var phase

      var body: some View {
        TabView {
          Text(phase == .active ? "in front" : "behind")
            .searchable(text: .constant(""))
            .tabItem { Text("first") }
          ProgressView().progressViewStyle(.circular).tabItem { Text("second") }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .pickerStyle(.segmented)
      }
    }

    @Test func viewsStayWhatTheyAre() {
      let driver = ScriptedDriver.installed()
      let window = HeadlessWindow(rootView: Page())
      driver.settle()
      #expect(window.hierarchy().contains { $0.name.contains("tab") || $0.name == "Page" })
      #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    }
  }
}
