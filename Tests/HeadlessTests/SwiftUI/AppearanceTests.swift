import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

private final class Route: ObservableObject {
  @Published var path: [Int] = []
  @Published var tab = "a"
  @Published var isDetailed = false
}

/// A view that writes down its appearances.
private struct Noting<Content: View>: View {
  let name: String
  let journal: Journal
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .onAppear { journal.note("+\(name)") }
      .onDisappear { journal.note("-\(name)") }
  }
}

private struct LeafView: View {
  let name: String
  let journal: Journal

  var body: some View { Noting(name: name, journal: journal) { Text(name) } }
}

private struct SwitchingView: View {
  @ObservedObject var route: Route
  let journal: Journal

  var body: some View {
    Noting(name: "root", journal: journal) {
      if route.isDetailed {
        LeafView(name: "detail", journal: journal)
      } else {
        LeafView(name: "list", journal: journal)
      }
    }
  }
}

private struct StackView: View {
  @ObservedObject var route: Route
  let journal: Journal

  var body: some View {
    NavigationStack(path: $route.path) {
      LeafView(name: "root", journal: journal)
        .navigationDestination(for: Int.self) { LeafView(name: "\($0)", journal: journal) }
    }
  }
}

private struct TabsView: View {
  @ObservedObject var route: Route
  let journal: Journal

  var body: some View {
    TabView(selection: $route.tab) {
      LeafView(name: "a", journal: journal).tabItem { Text("A") }.tag("a")
      LeafView(name: "b", journal: journal).tabItem { Text("B") }.tag("b")
    }
  }
}

private struct TaskView: View {
  @ObservedObject var route: Route
  let journal: Journal

  var body: some View {
    if !route.isDetailed {
      Text("working").task {
        journal.note("began")
        while !Task.isCancelled { await Task.yield() }
        journal.note("cancelled")
      }
    }
  }
}

private struct ChangeView: View {
  @ObservedObject var route: Route
  let journal: Journal

  var body: some View {
    Text(route.tab)
      .onChange(of: route.tab) { journal.note("\($0) to \($1)") }
      .onChange(of: route.isDetailed, initial: true) { journal.note("detailed") }
      .onChange(of: route.path, perform: { journal.note("path \($0)") })
      .onReceive(route.$tab.dropFirst()) { journal.note("received \($0) while \(route.tab)") }
  }
}

extension HeadlessTests {
  @MainActor
  @Suite struct AppearanceTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()
    private let route = Route()

    @Test("onAppear: child before parent")
    func childFirst() {
      let window = HeadlessWindow(rootView: SwitchingView(route: route, journal: journal))
      #expect(journal.flush() == ["+list", "+root"])
      #expect(
        driver.log().filter { $0.hasPrefix("appeared") } == [
          "appeared Noting", "appeared LeafView", "appeared Noting", "appeared SwitchingView",
        ])
      window.unmount()
      #expect(journal.flush() == ["-list", "-root"])
    }

    @Test("onDisappear: on removal; whether after or before the new view appears is open")
    func removal() {
      let window = HeadlessWindow(rootView: SwitchingView(route: route, journal: journal))
      _ = journal.flush()
      route.isDetailed = true
      driver.settle()
      #expect(journal.flush() == ["+detail", "-list"])
      driver.answers = [1]
      route.isDetailed = false
      driver.settle()
      #expect(journal.flush() == ["-detail", "+list"])
      #expect(
        driver.questions.map(\.question)
          == Array(
            repeating: .outcome("new views appear before or after the old ones disappear"),
            count: 2))
      withExtendedLifetime(window) {}
    }

    @Test("onAppear: again each time a screen is revealed (pop)")
    func pop() {
      let window = HeadlessWindow(rootView: StackView(route: route, journal: journal))
      route.path = [1, 2]
      driver.settle()
      #expect(journal.flush() == ["+root", "+2", "-root"])
      #expect(window.hierarchy().map(\.appearances) == [1, 1, 0, 0, 0, 0, 1, 1])
      route.path = []
      driver.settle()
      #expect(journal.flush() == ["+root", "-2"])
    }

    @Test("onDisappear: on tab switch; onAppear again on the way back")
    func tabs() {
      let window = HeadlessWindow(rootView: TabsView(route: route, journal: journal))
      route.tab = "b"
      driver.settle()
      route.tab = "a"
      driver.settle()
      #expect(journal.flush() == ["+a", "+b", "-a", "+a", "-b"])
      withExtendedLifetime(window) {}
    }

    @Test("do not treat onAppear as once: a view can appear again without having disappeared")
    func again() {
      let window = HeadlessWindow(rootView: SwitchingView(route: route, journal: journal))
      _ = journal.flush()
      #expect(window.appear(viewNamed: "SwitchingView"))
      #expect(journal.flush() == ["+list", "+root"])
      #expect(window.hierarchy()[0].appearances == 2)
      #expect(window.disappear(viewNamed: "LeafView"))
      #expect(journal.flush() == ["-list"])
      #expect(window.hierarchy().map(\.appearances) == [2, 2, 0, 0])
      #expect(window.disappear(viewNamed: "SwitchingView"))
      #expect(journal.flush() == ["-root"])
      #expect(!window.appear(viewNamed: "NoView"))
      #expect(!window.disappear(viewNamed: "NoView"))
      window.unmount()
      #expect(journal.flush() == [])
    }

    @Test("task starts when the view appears and is cancelled when it disappears")
    func task() async {
      let window = HeadlessWindow(rootView: TaskView(route: route, journal: journal))
      #expect(journal.entries == [])
      while journal.entries.isEmpty { await Task.yield() }
      #expect(journal.entries == ["began"])
      route.isDetailed = true
      driver.settle()
      while journal.entries.count == 1 { await Task.yield() }
      #expect(journal.entries == ["began", "cancelled"])
      withExtendedLifetime(window) {}
    }

    @Test("onChange and onReceive run on changes only, and say so before the property changes")
    func changes() {
      let window = HeadlessWindow(rootView: ChangeView(route: route, journal: journal))
      #expect(journal.flush() == ["detailed"])
      route.tab = "b"
      #expect(journal.flush() == ["received b while a"])
      driver.settle()
      #expect(journal.flush() == ["a to b"])
      route.path = [1]
      driver.settle()
      #expect(journal.flush() == ["path [1]"])
      route.isDetailed = true
      driver.settle()
      #expect(journal.flush() == ["detailed"])
      window.unmount()
      route.tab = "c"
      #expect(journal.flush() == [])
    }
  }
}
