import HeadlessCombine
import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class TabFlow: HeadlessSwiftUI.ObservableObject {}

@MainActor
private final class SearchFlow: HeadlessSwiftUI.ObservableObject {
  var view: some View { SearchView(flow: self) }
}

/// Opens links by others; no view observes it.
@MainActor
private final class LinkFlow {
  var opened = 0
}

@MainActor
private final class TabsApp {
  let showsSearch: Bool
  var home: TabFlow? = TabFlow()
  var search: SearchFlow? = SearchFlow()
  var links: LinkFlow? = LinkFlow()
  private(set) lazy var window = HeadlessWindow(rootView: TabsView(app: self))

  init(showsSearch: Bool) { self.showsSearch = showsSearch }
}

private struct TabsView: View {
  let app: TabsApp

  var body: some View {
    TabView {
      HomeView(flow: app.home!).tag(0)
      AnyView(NavigationStack { second }).tag(1)
    }
  }

  @ViewBuilder private var second: some View {
    if app.showsSearch { app.search!.view } else { Text("nothing") }
  }
}

private struct HomeView: View {
  @HeadlessSwiftUI.ObservedObject var flow: TabFlow
  var body: some View { Text("home") }
}

private struct SearchView: View {
  @HeadlessSwiftUI.ObservedObject var flow: SearchFlow
  var body: some View { Text("search") }
}

@MainActor
private final class OuterFlow: HeadlessSwiftUI.ObservableObject {
  @HeadlessCombine.Published var path: [String] = []
}

@MainActor
private final class InnerFlow: HeadlessSwiftUI.ObservableObject {
  @HeadlessCombine.Published var path: [String] = []
}

/// An app whose outer flow has no screen of its own: its stack shows that of the inner one.
@MainActor
private final class NestedApp {
  var outer: OuterFlow? = OuterFlow()
  var inner: InnerFlow? = InnerFlow()
  private(set) lazy var window = HeadlessWindow(
    rootView: OuterStack(flow: outer!, inner: showsInner ? inner : nil))
  private let showsInner: Bool

  init(showsInner: Bool) { self.showsInner = showsInner }
}

private struct OuterStack: View {
  @HeadlessSwiftUI.ObservedObject var flow: OuterFlow
  let inner: InnerFlow?

  var body: some View {
    NavigationStack(path: $flow.path) {
      if let inner { InnerStack(flow: inner) } else { Text("nothing") }
    }
  }
}

private struct InnerStack: View {
  @HeadlessSwiftUI.ObservedObject var flow: InnerFlow
  var body: some View { NavigationStack(path: $flow.path) { Text("inside") } }
}

/// The patterns of SwiftUI apps in which a coordinator has no screen yet, with the true defects.
@Suite(.ownsPlatform) struct OwnershipPatternTests {
  @Test func aTabThatWasNotVisitedBelongsToWhomItsViewKnows() throws {
    for (showsSearch, why) in [(true, nil), (false, "Search is in the tree but owns no screen.")] {
      let system = try LiveSystem("Tabs", isolation: .inProcess) { _ in
        TabsApp(showsSearch: showsSearch)
      } declare: { (it: inout LiveDeclarations<TabsApp>) in
        it.root { $0 }
        it.appModules = ["HeadlessTests"]
        it.window { $0.window }
        it.coordinator(TabsApp.self, role: "app")
        it.coordinator(TabFlow.self, role: "home")
        it.coordinator(SearchFlow.self, role: "search")
        it.coordinator(LinkFlow.self, role: "links")
      }
      try expectOrphan(in: system, because: why)
    }
  }

  @Test func aStackThatShowsThatOfAnotherIsOnScreenWithIt() throws {
    for (showsInner, why) in [(true, nil), (false, "Inner is in the tree but owns no screen.")] {
      let system = try LiveSystem("Nested", isolation: .inProcess) { _ in
        NestedApp(showsInner: showsInner)
      } declare: { (it: inout LiveDeclarations<NestedApp>) in
        it.root { $0 }
        it.appModules = ["HeadlessTests"]
        it.window { $0.window }
        it.coordinator(OuterFlow.self, role: "outer")
        it.coordinator(InnerFlow.self, role: "inner")
      }
      try expectOrphan(in: system, because: why)
    }
  }

  /// Expects an orphan at the start, for a reason; none where that is nil.
  private func expectOrphan(in system: some NavigationSystem, because why: String?) throws {
    let result = try check(system, invariants: [NoOrphanedChildren()])
    let verdict = try #require(result.answers.first?.verdict)
    guard let why else {
      #expect(verdict == .holds(witness: nil))
      return
    }
    guard case .violated(let counterexample) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(counterexample.why == why)
    #expect(counterexample.trace.steps.isEmpty)
  }
}
