import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class ShelfFlow {
  let window = UIWindow()
  let tabs = UITabBarController()
  let stack = UINavigationController()
  let other = UINavigationController()
  private(set) var screens: [UIViewController] = []
  var book: BookFlow?

  func start() {
    tabs.viewControllers = [stack, other]
    window.rootViewController = tabs
    push("Shelf")
    window.makeKeyAndVisible()
  }

  func push(_ name: String) {
    screens.append(.called(name))
    stack.pushViewController(screens.last!, animated: false)
  }

  func openBook() {
    let flow = BookFlow()
    book = flow
    stack.pushViewController(flow.page, animated: false)
  }

  func lend(over presenter: UIViewController) {
    presenter.present(.called("Form"), animated: false)
  }

  /// Says that it is back, whatever it has done before.
  func back() { Lifecycle.wentBackToRoot(self, in: stack) }
}

@MainActor
private final class BookFlow {
  let page = UIViewController.called("Page")
}

@MainActor
private final class Columns {
  let window = UIWindow()
  let split = UISplitViewController(style: .doubleColumn)
  let list = UINavigationController(rootViewController: .called("List"))
  let detail = UINavigationController(rootViewController: .called("Detail"))
  let compact = UINavigationController(rootViewController: .called("All"))
  private lazy var flow = DetailFlow(screens: detail.viewControllers)

  func start() {
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(compact, for: .compact)
    _ = flow
    window.rootViewController = split
    window.makeKeyAndVisible()
  }
}

@MainActor
private final class DetailFlow {
  let screens: [UIViewController]
  init(screens: [UIViewController]) { self.screens = screens }
}

extension UIViewController {
  fileprivate static func called(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}

/// The contradictions to a coordinator that says it went back to its root.
@Suite(.ownsPlatform) struct BackToRootTests {
  private func told<Subject: AnyObject>(
    _ make: @escaping @MainActor () -> Subject,
    window: @escaping @MainActor (Subject) -> UIWindow,
    by act: @escaping @MainActor (Subject) -> Void
  ) throws -> [String] {
    let system = try LiveSystem("Books", isolation: .inProcess) { _ in
      make()
    } declare: { (it: inout LiveDeclarations<Subject>) in
      it.root { $0 }
      // A module of this name would pass for one of the platform's stand-ins.
      it.appModules = ["HeadlessUIKitTests"]
      it.window({ window($0) }, gesturesUnless: { _, _ in "only the event matters" })
      it.coordinator(ShelfFlow.self, role: "shelf")
      it.coordinator(BookFlow.self, role: "book")
      it.coordinator(Columns.self, role: "columns")
      it.coordinator(DetailFlow.self, role: "detail")
      it.event("act", .external) { act($0) }
    }
    let step = try #require(replay(Trace(parsing: "act"), in: system).last)
    return step.effects.filter { $0.verb == .wentBackToRoot }.map { "\($0.title): \($0.detail)" }
  }

  private func shelf(_ act: @escaping @MainActor (ShelfFlow) -> Void) throws -> [String] {
    try told(
      {
        let flow = ShelfFlow()
        flow.start()
        return flow
      }, window: { $0.window }, by: act)
  }

  @Test func nothingContradictsAtTheRoot() throws {
    #expect(try shelf { $0.back() } == ["Shelf: "])
  }

  @Test func screensAboveTheRootContradict() throws {
    #expect(
      try shelf { flow in
        flow.push("Red")
        flow.back()
        flow.openBook()
        flow.back()
      } == ["Shelf: Red is still above its root", "Shelf: Red and Page are still above its root"])
  }

  /// It is judged at once, though the screen is seen until the transition ends.
  @Test func whatIsBeingPoppedCountsAsGone() throws {
    #expect(
      try shelf { flow in
        flow.push("Red")
        flow.stack.popToRootViewController(animated: true)
        flow.back()
        flow.push("Blue")
      } == ["Shelf: "])
  }

  @Test func whatIsPresentedContradictsUntilItsDismissalBegins() throws {
    #expect(
      try shelf { flow in
        flow.lend(over: flow.screens[0])
        flow.back()
        flow.stack.dismiss(animated: true)
        flow.back()
      } == ["Shelf: Form is still presented above it", "Shelf: "])
  }

  @Test func whatIsPresentedInAnotherTabIsNotAboveIt() throws {
    #expect(
      try shelf { flow in
        flow.other.viewControllers = [.called("Map")]
        flow.tabs.selectedIndex = 1
        flow.other.topViewController?.definesPresentationContext = true
        let form = UIViewController.called("Form")
        form.modalPresentationStyle = .overCurrentContext
        flow.other.topViewController?.present(form, animated: false)
        flow.back()
      } == ["Shelf: "])
  }

  @Test func aFlowOnTheStackOfAnotherHasAPartOfItsOwn() throws {
    #expect(
      try shelf { flow in
        flow.openBook()
        Lifecycle.wentBackToRoot(flow.book!, in: flow.stack)
        flow.push("Red")
        Lifecycle.wentBackToRoot(flow.book!, in: flow.stack)
      } == ["Book: ", "Book: Red is on top of its root"])
  }

  @Test func withoutARootThereIsNothingToJudge() throws {
    #expect(
      try shelf { flow in
        Lifecycle.wentBackToRoot(flow, in: UINavigationController())
        Lifecycle.wentBackToRoot(BookFlow(), in: flow.stack)
        flow.other.viewControllers = []
        Lifecycle.wentBackToRoot(flow, in: flow.other)
      } == [])
  }

  @Test func columnsHaveRootsOfTheirOwnAndOneWhileCollapsed() throws {
    func columns(_ act: @escaping @MainActor (Columns) -> Void) throws -> [String] {
      try told(
        {
          let columns = Columns()
          columns.start()
          return columns
        }, window: { $0.window }, by: act)
    }
    #expect(
      try columns { columns in
        columns.list.pushViewController(.called("Info"), animated: false)
        Lifecycle.wentBackToRoot(columns, in: columns.detail)
        Lifecycle.wentBackToRoot(columns, in: columns.list)
      } == ["Columns: ", "Columns: Info is still above its root"])
    #expect(
      try columns { columns in
        columns.window.gestures().first { $0.name.hasPrefix("collapse") }?.perform()
        columns.compact.pushViewController(.called("Info"), animated: false)
        Lifecycle.wentBackToRoot(columns, in: columns.compact)
        columns.compact.popViewController(animated: true)
        Lifecycle.wentBackToRoot(columns, in: columns.compact)
      } == ["Columns: Info is still above its root", "Columns: "])
  }
}
