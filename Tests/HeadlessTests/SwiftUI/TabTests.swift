import HeadlessSwiftUI
import NavigationModel
import Observation
import PlatformTestSupport
import Testing

private enum Tab: Hashable { case items, wallet, settings }

private final class Tabs: ObservableObject {
  @Published var selection = Tab.items
  @Published var path: [Int] = []
  @Published var writes = 0
}

@Observable private final class Shelf {
  var open: Set<Int> = [1, 2, 3]
  var page = 1
}

private struct ItemsView: View {
  @ObservedObject var tabs: Tabs

  var body: some View {
    NavigationStack(path: $tabs.path) {
      NavigationLink("Item", value: 1)
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

private struct WalletView: View {
  @State private var taps = 0

  var body: some View { Button("Tapped \(taps)") { taps += 1 } }
}

private struct ShopView: View {
  @ObservedObject var tabs: Tabs

  var body: some View {
    TabView(
      selection: Binding(
        get: { tabs.selection },
        set: {
          tabs.writes += 1
          tabs.selection = $0
        })
    ) {
      ItemsView(tabs: tabs)
        .tabItem { Label("Items", systemImage: "list.bullet") }
        .tag(Tab.items)
      Group {
        WalletView().padding().tag(Tab.wallet)
      }
    }
  }
}

extension HeadlessTests {
  @MainActor
  @Suite struct TabTests {
    private let driver = ScriptedDriver.installed()
    private let tabs = Tabs()

    @Test("A tab that nobody has seen yet belongs to the objects that its view was given")
    func objectsOfUnseenTabs() {
      struct UnseenView: View {
        let tabs: Tabs

        var body: some View {
          TabView {
            Text("first")
            ItemsView(tabs: tabs)
            ItemsView(tabs: tabs).padding().tabItem { Text("third") }.tag(2)
            if true { HeadlessSwiftUI.Tab(value: 3) { AnyView(ItemsView(tabs: tabs)) }.badge(1) }
          }
        }
      }
      let window = HeadlessWindow(rootView: UnseenView(tabs: tabs))
      let objects = { window.hierarchy().map { $0.objects.map { $0 === tabs } } }
      #expect(
        window.text() == [
          "UnseenView/*", "  tabs(0)*", "    tab(0)*", "    ItemsView", "    ItemsView",
          "    tab(3)",
        ])
      #expect(objects() == [[], [], [], [true], [true], [true]])
      #expect(window.perform("tapTab(1)@root"))
      driver.settle()
      #expect(objects() == [[], [], [], [true], [], [], [true], [true]])
    }

    @Test("A tab that nobody has seen yet belongs to whom its view does, whatever is around that")
    func objectsWithinWrappers() {
      struct Pages: View {
        let tabs: Tabs
        @State private var selected = 0

        var body: some View {
          TabView(selection: $selected) {
            Text("first").tag(0)
            ForEach(1..<6) { number in
              switch number {
              case 1: stack.tag(1)
              case 2: NavigationView { page.id(2) }.tag(2)
              case 3: ScrollView { page.searchable(text: .constant("")) }.tag(3)
              default: List { page.sheet(isPresented: .constant(false)) { Text("a") } }.tag(number)
              }
            }
          }
        }

        @ViewBuilder private var stack: some View {
          NavigationStack {
            AnyView(page).navigationDestination(for: Int.self) { _ in Text("a") }
              .sheet(item: .constant(nil as Row?)) { _ in Text("b") }
          }
          .tabItem { Text("b") }
        }

        private var page: ItemsView { ItemsView(tabs: tabs) }
      }
      struct Row: Identifiable { let id = 1 }
      let window = HeadlessWindow(rootView: Pages(tabs: tabs))
      let unseen = window.hierarchy().filter { $0.name.hasPrefix("tab(") }.dropFirst()
      #expect(unseen.count == 5)
      #expect(unseen.map { $0.objects.map { $0 === tabs } } == Array(repeating: [true], count: 5))
    }

    @Test("A tab that nobody has seen yet has the object that is its state from the beginning")
    func stateOfUnseenTabs() throws {
      struct Page: View {
        @State var tabs = Tabs()
        var body: some View { Text("Page") }
      }
      struct Pages: View {
        var body: some View {
          TabView {
            Page()
            Page()
          }
        }
      }
      let window = HeadlessWindow(rootView: Pages())
      driver.settle()
      let pages = window.hierarchy().filter { $0.name == "Page" }
      #expect(pages.map(\.appearances) == [1, 0])
      let brought = try #require(pages[1].objects.first)
      #expect(pages[1].objects.count == 1 && brought is Tabs)
      try #require(window.gestures().first { $0.name == "tapTab(1)@root" }).perform()
      driver.settle()
      #expect(window.hierarchy().filter { $0.name == "Page" }[1].objects.first === brought)
    }

    @Test("TabView(selection:): switch; a tab's views are made when it is first seen")
    func selection() {
      let window = HeadlessWindow(rootView: ShopView(tabs: tabs))
      #expect(
        window.text() == [
          "ShopView/*", "  tabs(0)*", "    ItemsView/*", "      stack*",
          "        ItemsView* [Item]", "    WalletView",
        ])
      #expect(window.gestureNames() == ["tapTab(0)@root", "tapTab(1)@root"])
      #expect(window.perform("tapTab(1)@root"))
      driver.settle()
      #expect(tabs.selection == .wallet)
      #expect(window.tap("Tapped 0"))
      driver.settle()
      #expect(!window.tap("Item"))
      window.perform("tapTab(0)@root")
      driver.settle()
      window.perform("tapTab(1)@root")
      driver.settle()
      #expect(window.text().last == "    WalletView* [Tapped 1]")
      #expect(
        driver.log().filter { $0.hasPrefix("selected") } == [
          "selected wallet", "selected items", "selected wallet",
        ])
    }

    /// The same tabs as those of the shop, in the form of iOS 18.
    private struct ModernShopView: View {
      @ObservedObject var tabs: Tabs

      var body: some View {
        TabView(
          selection: Binding(
            get: { tabs.selection },
            set: {
              tabs.writes += 1
              tabs.selection = $0
            })
        ) {
          HeadlessSwiftUI.Tab("Items", systemImage: "list.bullet", value: Tab.items) {
            ItemsView(tabs: tabs)
          }
          TabSection("Money") {
            HeadlessSwiftUI.Tab(value: Tab.wallet, role: .search) {
              WalletView().padding()
            } label: {
              Text("Wallet")
            }
            .badge(3)
          }
        }
      }
    }

    @Test("Tab(value:): as a view with a tag, in every step and gesture")
    func modernTabs() {
      func run<V: View>(_ view: V) -> [[String]] {
        tabs.selection = .items
        let window = HeadlessWindow(rootView: view)
        var seen = [Array(window.text().dropFirst()), window.gestureNames()]
        for gesture in ["tapTab(1)@root", "tapTab(0)@root", "tapTab(0)@root", "tapTab(1)@root"] {
          #expect(window.perform(gesture))
          driver.settle()
          seen += [Array(window.text().dropFirst()), ["\(tabs.selection)"]]
        }
        return seen
      }
      let former = run(ShopView(tabs: tabs))
      #expect(former.contains(["wallet"]))
      #expect(run(ModernShopView(tabs: tabs)) == former)
    }

    @Test("A tag that a view of the app without state sets in its body is that of the tab")
    func tagsInBodies() {
      struct Item<Content: View>: View {
        let tag: Tab
        @ViewBuilder let content: () -> Content
        var body: some View { content().tabItem { Text("Item") }.tag(tag) }
      }
      struct Counting: View {
        @State private var count = 0
        var body: some View { Text("\(count)").tag(Tab.settings) }
      }
      struct Observing: View {
        @ObservedObject var tabs: Tabs
        var body: some View { Item(tag: .items) { Text("\(tabs.selection)") } }
      }
      struct Bar: View {
        @ObservedObject var tabs: Tabs
        var body: some View {
          TabView(selection: $tabs.selection) {
            Observing(tabs: tabs)
            Item(tag: .wallet) { WalletView() }.padding()
            Counting()
          }
        }
      }
      let window = HeadlessWindow(rootView: Bar(tabs: tabs))
      driver.settle()
      #expect(window.gestureNames() == ["tapTab(0)@root", "tapTab(1)@root", "tapTab(2)@root"])
      #expect(window.perform("tapTab(1)@root"))
      driver.settle()
      #expect(tabs.selection == .wallet)
      #expect(window.hierarchy().contains { $0.name == "WalletView" || $0.name == "Wallet" })
      #expect(window.perform("tapTab(0)@root"))
      driver.settle()
      #expect(tabs.selection == .items)
      // What has state says nothing before it is shown: the platform finds no such tab.
      tabs.selection = .settings
      driver.settle()
      #expect(driver.log().contains { $0.contains("no tab has the tag settings") })
    }

    @Test("Tab without a value: selected by position, made when it is first seen")
    func tabsWithoutValues() {
      struct PlainView: View {
        var body: some View {
          TabView {
            HeadlessSwiftUI.Tab("First", systemImage: "1.circle") { Text("first") }
            HeadlessSwiftUI.Tab {
              WalletView()
            } label: {
              Text("Second")
            }
          }
        }
      }
      let window = HeadlessWindow(rootView: PlainView())
      #expect(window.text().last == "    WalletView")
      #expect(window.perform("tapTab(1)@root"))
      driver.settle()
      #expect(window.text().last == "    WalletView* [Tapped 0]")
    }

    @Test("Tabs of a condition within ForEach come and go with it, in their order")
    func conditionalTabs() {
      struct Bar: View {
        @Bindable var shelf: Shelf
        var body: some View {
          TabView(selection: $shelf.page) {
            ForEach(1..<4) { page in
              if shelf.open.contains(page) { Text("\(page)").tag(page) }
            }
          }
        }
      }
      let shelf = Shelf()
      let window = HeadlessWindow(rootView: Bar(shelf: shelf))
      driver.settle()
      #expect(window.text()[1] == "  tabs(0)*")
      shelf.open = [2, 3]
      driver.settle()
      #expect(window.gestureNames() == ["tapTab(0)@root", "tapTab(1)@root"])
      window.perform("tapTab(1)@root")
      driver.settle()
      #expect(shelf.page == 3)
      shelf.open = [1, 2, 3]
      driver.settle()
      #expect(window.text()[1] == "  tabs(2)*")
      shelf.open = []
      driver.settle()
      #expect(window.gestureNames() == [])
    }

    @Test("unknown tag: blank")
    func unknownTag() {
      let window = HeadlessWindow(rootView: ShopView(tabs: tabs))
      tabs.selection = .settings
      driver.settle()
      #expect(
        window.text() == [
          "ShopView/*", "  tabs(-1)*", "    ItemsView/", "      stack", "        ItemsView",
          "    WalletView",
        ])
      #expect(
        driver.log().suffix(3) == [
          "selected settings", "unresolved no tab has the tag settings", "disappeared ItemsView",
        ])
    }

    @Test("unknown tag at first: the first tab; a tab without a tag shows when it is tapped")
    func tabsWithoutTags() {
      struct PlainView: View {
        @ObservedObject var tabs: Tabs
        var body: some View {
          TabView(selection: $tabs.selection) {
            ItemsView(tabs: tabs)
            WalletView().tabItem { Text("Wallet").tag(Tab.wallet) }
            Text("settings").tag(Tab.settings)
          }
        }
      }
      let window = HeadlessWindow(rootView: PlainView(tabs: tabs))
      driver.settle()
      #expect(window.text()[1] == "  tabs(0)*")
      #expect(driver.log().contains("unresolved no tab has the tag items"))
      let writes = tabs.writes
      window.perform("tapTab(1)@root")
      driver.settle()
      #expect(window.text()[1] == "  tabs(1)*")
      #expect(tabs.writes == writes)
      // Evaluated again, it stays.
      tabs.writes += 1
      driver.settle()
      #expect(window.text()[1] == "  tabs(1)*")
      tabs.selection = .settings
      driver.settle()
      #expect(window.text()[1] == "  tabs(2)*")
      window.perform("tapTab(0)@root")
      driver.settle()
      #expect(window.text()[1] == "  tabs(0)*")
      window.perform("tapTab(2)@root")
      driver.settle()
      #expect(window.text()[1] == "  tabs(2)*")
    }

    @Test("unknown tag: the last tab stays")
    func unknownTagKeepsTab() {
      let window = HeadlessWindow(rootView: ShopView(tabs: tabs))
      driver.answers = [1]
      tabs.selection = .settings
      driver.settle()
      #expect(window.text()[1] == "  tabs(0)*")
      tabs.writes += 1
      driver.settle()
      #expect(window.text()[1] == "  tabs(0)*")
      #expect(
        driver.questions.map(\.question) == [.outcome("unknown tab: blank or the last tab stays")])
      tabs.selection = .wallet
      driver.settle()
      #expect(window.text()[1] == "  tabs(1)*")
    }

    @Test("A tap on the selected tab reaches the binding, and may lead back to the tab's root")
    func reTap() {
      for (answer, depth) in [(0, 1), (1, 0)] {
        tabs.writes = 0
        tabs.path = [1]
        let window = HeadlessWindow(rootView: ShopView(tabs: tabs))
        #expect(
          window.gestureNames() == [
            "tapTab(0)@root", "tapTab(1)@root", "back@tab(items)", "swipeBack.begin@tab(items)",
          ])
        driver.answers = [answer]
        window.perform("tapTab(0)@root")
        driver.settle()
        #expect(tabs.writes == 1)
        #expect(tabs.path.count == depth)
      }
      #expect(
        driver.questions.map(\.question)
          == Array(
            repeating: .outcome("tap on the selected tab: ignored or back to its root"), count: 2))
    }

    @Test("Tabs without a selection keep it to themselves")
    func ownSelection() {
      struct Plain: View {
        var body: some View {
          TabView {
            Text("a")
            WalletView()
          }
        }
      }
      let window = HeadlessWindow(rootView: Plain())
      #expect(window.text() == ["Plain/*", "  tabs(0)*", "    tab(0)*", "    WalletView"])
      window.perform("tapTab(1)@root")
      driver.settle()
      #expect(
        window.text() == ["Plain/*", "  tabs(1)*", "    tab(0)", "    WalletView* [Tapped 0]"])
    }
  }
}
