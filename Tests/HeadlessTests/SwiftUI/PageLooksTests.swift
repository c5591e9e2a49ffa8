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

private struct UntaggedView: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { number in Button("Page \(number)") {}.id(number) }
    }
  }
}

private struct PartlyTaggedView: View {
  @State private var page = "b"

  var body: some View {
    TabView(selection: $page) {
      ForEach(["a", "b"], id: \.self) { name in
        Button("Page \(name)") {}.tag(name == "a" ? "b" : "a")
      }
    }
  }
}

extension HeadlessTests {
  @MainActor @Suite struct PageLooksTests {
    private let driver = ScriptedDriver.installed()

    @Test func theIdentityOfAnElementIsTheTagOfATabWithoutOne() {
      let window = HeadlessWindow(rootView: UntaggedView())
      driver.settle()
      #expect(window.tap("Page 0"))
      #expect(window.perform("tapTab(2)@root"))
      driver.settle()
      #expect(window.tap("Page 2"))
      #expect(!window.tap("Page 0"))
    }

    @Test func aTagCountsMoreThanTheIdentity() {
      let window = HeadlessWindow(rootView: PartlyTaggedView())
      driver.settle()
      #expect(window.tap("Page a"))
      #expect(!window.tap("Page b"))
    }

    @Test func pagesAreTabsHoweverTheyLook() {
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
