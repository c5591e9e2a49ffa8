import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private struct PagesView: View {
  @State private var page = 0
  @GestureState private var distance = 0.0

  var body: some View {
    TabView(selection: $page.animation(.easeIn)) {
      ForEach(0..<2, id: \.self) { number in Button("Page \(number)") {}.tag(number) }
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)).tabViewStyle(DefaultTabViewStyle())
    .indexViewStyle(.page(backgroundDisplayMode: .always)).indexViewStyle(PageIndexViewStyle())
    .ignoresSafeArea(.container, edges: .top).ignoresSafeArea(.keyboard)
    Button("Next \(distance == 0 ? "page" : "")") { $page.animation().wrappedValue = 1 }
  }
}

extension HeadlessTests {
  @MainActor @Suite struct PageLooksTests {
    @Test func pagesAreTabsHoweverTheyLook() {
      let driver = ScriptedDriver.installed()
      let window = HeadlessWindow(rootView: PagesView())
      driver.settle()
      #expect(window.tap("Page 0"))
      #expect(!window.tap("Page 1"))
      #expect(window.tap("Next page"))
      driver.settle()
      #expect(window.tap("Page 1"))
      #expect(!window.tap("Page 0"))
    }
  }
}
