import HeadlessCombine
import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class PageFlow: HeadlessSwiftUI.ObservableObject {
  let title: String

  init(_ title: String) { self.title = title }
}

/// Shows one of its pages at a time, in a container that is the app's own.
@MainActor
private final class MenuFlow: HeadlessSwiftUI.ObservableObject {
  @HeadlessCombine.Published var pages: [PageFlow] = []
  @HeadlessCombine.Published var selected = 0

  func add(_ title: String) { pages.append(PageFlow(title)) }
}

@MainActor
private final class MenuApp: HeadlessSwiftUI.ObservableObject {
  @HeadlessCombine.Published var menu: MenuFlow?
  private(set) lazy var window = HeadlessWindow(rootView: MenuAppView(app: self))
}

private struct MenuAppView: View {
  @HeadlessSwiftUI.ObservedObject var app: MenuApp

  var body: some View {
    if let menu = app.menu { MenuView(flow: menu) } else { Text("sign in") }
  }
}

private struct MenuView: View {
  @HeadlessSwiftUI.ObservedObject var flow: MenuFlow

  var body: some View { PageView(flow: flow.pages[flow.selected]) }
}

private struct PageView: View {
  @HeadlessSwiftUI.ObservedObject var flow: PageFlow
  var body: some View { Text(flow.title) }
}

/// Pages of a container of an app's own, of which one is on screen at a time.
@Suite(.ownsPlatform) struct PageMenuTests {
  /// An app whose menu has two pages from the start, or gets the second when it is selected.
  private func app(addsLater: Bool) throws -> LiveSystem<MenuApp> {
    try LiveSystem("Menu", isolation: .inProcess) { _ in
      MenuApp()
    } declare: { (it: inout LiveDeclarations<MenuApp>) in
      it.root { $0 }
      it.appModules = ["HeadlessTests"]
      it.window { $0.window }
      it.coordinator(MenuApp.self, role: "app")
      it.coordinator(MenuFlow.self, role: "menu")
      it.coordinator(PageFlow.self, role: "page")
      it.event("signIn", .external) { app in
        guard app.menu == nil else { return }
        let menu = MenuFlow()
        menu.add("news")
        if !addsLater { menu.add("mail") }
        app.menu = menu
      }
      it.event("mail", .external) { app in
        guard let menu = app.menu, menu.selected == 0 else { return }
        if menu.pages.count == 1 { menu.add("mail") }
        menu.selected = 1
      }
      it.event("news", .external) { $0.menu?.selected = 0 }
    }
  }

  @Test func aPageThatIsNotSelectedIsNoOrphan() throws {
    let result = try check(app(addsLater: false), invariants: [NoOrphanedChildren()])
    #expect(result.answers.first?.verdict == .holds(witness: nil))
    #expect(result.graph.states.count == 3)
  }

  @Test func aPageThatAnotherReplacesIsAnOrphan() throws {
    let result = try check(app(addsLater: true), invariants: [NoOrphanedChildren()])
    guard case .violated(let counterexample) = result.answers.first?.verdict else {
      Issue.record("\(result.answers)")
      return
    }
    #expect(counterexample.trace.description == "signIn/mail")
    #expect(counterexample.why == "Page is in the tree but owns no screen.")
  }
}
