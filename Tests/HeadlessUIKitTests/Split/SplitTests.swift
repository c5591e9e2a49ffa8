import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class SplitDelegate: UISplitViewControllerDelegate {
  let journal: Journal
  var top: UISplitViewController.Column?

  init(_ journal: Journal) { self.journal = journal }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    journal.note("top? \(proposedTopColumn), collapsed \(svc.isCollapsed)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    journal.note("mode? \(proposedDisplayMode), collapsed \(svc.isCollapsed)")
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal.note("didCollapse") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.note("didExpand") }
}

extension UIKitTests {
  @MainActor
  @Suite struct SplitTests {
    private let driver: ScriptedDriver
    private let journal = Journal()
    private let list: Screen
    private let detail: Screen
    private let primary: UINavigationController
    private let secondary: UINavigationController
    private let split = UISplitViewController(style: .doubleColumn)
    private let window: UIWindow
    private let delegate: SplitDelegate

    init() {
      driver = ScriptedDriver.installed()
      list = Screen("list", journal)
      detail = Screen("detail", journal)
      primary = UINavigationController(rootViewController: list)
      secondary = UINavigationController(rootViewController: detail)
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      window = UIWindow.showing(split)
      delegate = SplitDelegate(journal)
      split.delegate = delegate
      _ = journal.flush()
      _ = driver.log()
    }

    @Test("Columns are side by side, each with its stack")
    func columns() {
      #expect(
        window.text() == [
          "UISplitViewController/*", "  stack*", "    list*", "  stack*", "    detail*",
        ])
      #expect(split.viewController(for: .primary) === primary)
      #expect(list.splitViewController === split)
      #expect(split.displayMode == .oneBesideSecondary)
      secondary.pushViewController(Screen("more"), animated: false)
      #expect(
        window.gestureNames() == [
          "collapse@root", "back@column(secondary)", "swipeBack.begin@column(secondary)",
        ])
    }

    @Test("A controller that is no stack gets one around it")
    func wrapped() {
      let info = Screen("info", journal)
      split.setViewController(info, for: .secondary)
      #expect(split.viewController(for: .secondary) === info)
      #expect(info.navigationController != nil)
      #expect(secondary.parent == nil)
      #expect(
        journal.flush() == [
          "info.didMove", "detail.willDisappear", "info.load", "info.willAppear",
          "detail.didDisappear", "info.didAppear",
        ])
    }

    @Test("split collapse: topColumnForCollapsing asked first")
    func collapse() {
      window.perform("collapse@root")
      #expect(split.isCollapsed)
      #expect(
        journal.flush() == [
          "top? secondary, collapsed false", "detail.willDisappear", "detail.didDisappear",
          "list.willDisappear", "detail.willAppear", "list.didDisappear", "detail.didAppear",
          "didCollapse",
        ])
      // Else secondary is pushed on primary.
      #expect(primary.viewControllers.last === secondary)
      #expect(
        window.text() == [
          "UISplitViewController/*", "  stack*", "    list", "    stack*", "      detail*",
        ])
      #expect(
        window.gestureNames() == [
          "expand@root", "back@column(primary)", "swipeBack.begin@column(primary)",
        ])
      window.perform("back@column(primary)")
      driver.settle()
      #expect(window.touchable() == ["list"])
    }

    @Test("split collapse: topColumnForCollapsing chooses primary: nothing is pushed")
    func collapseToPrimary() {
      delegate.top = .primary
      window.perform("collapse@root")
      #expect(
        window.text() == [
          "UISplitViewController/*", "  stack*", "    list*", "  stack", "    detail",
        ])
    }

    @Test("split collapse: uses the .compact column if set")
    func collapseToCompact() {
      let compact = UINavigationController(rootViewController: Screen("compact", journal))
      split.setViewController(compact, for: .compact)
      #expect(window.touchable() == ["list", "detail"])
      _ = journal.flush()
      window.perform("collapse@root")
      #expect(
        journal.flush() == [
          "top? compact, collapsed false", "list.willDisappear", "detail.willDisappear",
          "compact.load", "compact.willAppear", "list.didDisappear", "detail.didDisappear",
          "compact.didAppear", "didCollapse",
        ])
      #expect(
        window.text() == [
          "UISplitViewController/*", "  stack*", "    compact*", "  stack", "    list",
          "  stack", "    detail",
        ])
      compact.pushViewController(Screen("pushed"), animated: false)
      #expect(window.gestureNames().contains("back@column(compact)"))
    }

    @Test("split expand: columns restored; a .compact stack is not migrated automatically")
    func expandFromCompact() {
      let compact = UINavigationController(rootViewController: Screen("compact"))
      split.setViewController(compact, for: .compact)
      window.perform("collapse@root")
      compact.pushViewController(Screen("pushed"), animated: false)
      _ = journal.flush()
      window.perform("expand@root")
      #expect(
        journal.flush() == [
          "mode? oneBesideSecondary, collapsed true", "list.willAppear", "detail.willAppear",
          "list.didAppear", "detail.didAppear", "didExpand",
        ])
      #expect(window.touchable() == ["list", "detail"])
      #expect(names(compact.viewControllers) == ["compact", "pushed"])
    }

    @Test("split expand: columns restored")
    func expand() {
      window.perform("collapse@root")
      secondary.pushViewController(Screen("more"), animated: false)
      window.perform("expand@root")
      #expect(!split.isCollapsed)
      #expect(secondary.parent === split)
      #expect(
        window.text() == [
          "UISplitViewController/*", "  stack*", "    list*", "  stack*", "    detail",
          "    more*",
        ])
      window.perform("collapse@root")
      driver.settle()
      window.perform("back@column(primary):column(secondary)")
      driver.settle()
      window.perform("back@column(primary)")
      driver.settle()
      #expect(window.touchable() == ["list"])
      // What was popped is still a column.
      window.perform("expand@root")
      #expect(window.touchable() == ["list", "detail"])
    }

    @Test("show(.secondary) collapsed: pushes on the compact stack")
    func show() {
      delegate.top = .primary
      window.perform("collapse@root")
      split.show(.secondary)
      driver.settle()
      #expect(window.touchable() == ["detail"])
      split.show(.primary)
      driver.settle()
      #expect(window.touchable() == ["list"])
      split.show(.secondary)
      driver.settle()
      split.hide(.secondary)
      driver.settle()
      #expect(window.touchable() == ["list"])
      #expect(secondary.splitViewController == nil)
      split.show(.secondary)
      driver.settle()
      #expect(detail.splitViewController === split)
    }

    @Test("showDetailViewController: in the last column, or presented where there is no split view")
    func detailShown() {
      let info = Screen("info")
      list.showDetailViewController(info, sender: nil)
      #expect(
        window.text() == [
          "UISplitViewController/*", "  stack*", "    list*", "  stack*", "    info*",
        ])
      #expect(secondary.parent == nil)
      let alone = Screen("alone")
      window.rootViewController = alone
      driver.settle()
      let more = Screen("more")
      alone.showDetailViewController(more, sender: nil)
      #expect(alone.presentedViewController === more)
    }

    @Test("show and hide of a column beside others")
    func hide() {
      split.hide(.primary)
      #expect(split.displayMode == .secondaryOnly)
      #expect(window.touchable() == ["detail"])
      #expect(journal.flush() == ["list.willDisappear", "list.didDisappear"])
      split.show(.primary)
      #expect(window.touchable() == ["list", "detail"])
    }

    @Test("Screens that the app moves between columns leave their old stack")
    func move() {
      let compact = UINavigationController()
      split.setViewController(compact, for: .compact)
      window.perform("collapse@root")
      compact.setViewControllers(
        primary.viewControllers + secondary.viewControllers, animated: false)
      #expect(primary.viewControllers.isEmpty && secondary.viewControllers.isEmpty)
      #expect(window.touchable() == ["detail"])
      primary.setViewControllers([list], animated: false)
      secondary.setViewControllers([detail], animated: false)
      window.perform("expand@root")
      #expect(window.touchable() == ["list", "detail"])
      #expect(compact.viewControllers.isEmpty)
    }

    @Test("Three columns come one after the other in a narrow window")
    func threeColumns() {
      let split = UISplitViewController(style: .tripleColumn)
      let window = UIWindow.showing(split)
      split.setViewController(Screen("one"), for: .primary)
      split.setViewController(Screen("two"), for: .supplementary)
      split.setViewController(Screen("three"), for: .secondary)
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(window.touchable() == ["one", "two", "three"])
      window.perform("collapse@root")
      #expect(window.touchable() == ["three"])
      window.perform("back@column(primary)")
      driver.settle()
      #expect(window.touchable() == ["two"])
      window.perform("expand@root")
      #expect(window.touchable() == ["one", "two", "three"])
    }

    @Test("Columns that come into a narrow window are collapsed")
    func presentedNarrow() {
      window.perform("collapse@root")
      let other = UISplitViewController(style: .doubleColumn)
      other.setViewController(Screen("x"), for: .primary)
      other.setViewController(Screen("y"), for: .secondary)
      detail.present(other, animated: false)
      #expect(other.isCollapsed)
      #expect(window.touchable() == ["y"])
      window.perform("expand@root")
      #expect(window.touchable() == ["x", "y"])
    }
  }
}
