import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// A delegate that says what it does, or leaves it to the split view.
@MainActor
private final class ClassicDelegate: UISplitViewControllerDelegate {
  var takesIn = false
  var separated: UIViewController?
  var shows = false
  var asked: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    asked.append("collapse, collapsed \(splitViewController.isCollapsed)")
    return takesIn
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    asked.append("separate")
    return separated
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    asked.append("show")
    return shows
  }
}

extension UIKitTests {
  /// A split view without a style, whose columns the app sets together.
  @MainActor
  @Suite struct ClassicSplitTests {
    private let driver: ScriptedDriver
    private let list = Screen("list")
    private let detail = Screen("detail")
    private let primary: UINavigationController
    private let split = UISplitViewController()
    private let window: UIWindow
    private let delegate = ClassicDelegate()

    init() {
      driver = ScriptedDriver.installed()
      primary = UINavigationController(rootViewController: list)
      split.viewControllers = [primary, detail]
      split.delegate = delegate
      window = UIWindow.showing(split)
    }

    @Test("Columns are as the app made them")
    func columns() {
      #expect(split.style == .unspecified)
      #expect(
        window.text() == ["UISplitViewController/*", "  stack*", "    list*", "  detail*"])
      split.viewControllers = [primary, Screen("other")]
      #expect(window.touchable() == ["list", "other"])
      #expect(detail.parent == nil)
    }

    @Test("split collapse: the delegate takes the second column in, or it is pushed")
    func collapse() {
      window.perform("collapse@root")
      #expect(primary.viewControllers.last === detail)
      window.perform("expand@root")
      #expect(
        window.text() == ["UISplitViewController/*", "  stack*", "    list*", "  detail*"])
      delegate.takesIn = true
      window.perform("collapse@root")
      #expect(primary.viewControllers == [list])
      #expect(
        delegate.asked == [
          "collapse, collapsed true", "separate", "collapse, collapsed true",
        ])
    }

    @Test("split expand: the delegate gives the second column")
    func expand() {
      delegate.takesIn = true
      window.perform("collapse@root")
      let other = Screen("other")
      delegate.separated = other
      window.perform("expand@root")
      #expect(window.touchable() == ["list", "other"])
    }

    @Test("showDetailViewController asks the delegate first")
    func showDetail() {
      list.showDetailViewController(Screen("other"), sender: nil)
      #expect(window.touchable() == ["list", "other"])
      delegate.shows = true
      list.showDetailViewController(Screen("third"), sender: nil)
      #expect(window.touchable() == ["list", "other"])
      delegate.shows = false
      window.perform("collapse@root")
      list.showDetailViewController(Screen("fourth"), sender: nil)
      driver.settle()
      #expect(window.touchable() == ["fourth"])
    }

    @Test("What the app prefers is seen")
    func preferred() {
      split.preferredDisplayMode = .primaryHidden
      #expect(split.preferredDisplayMode == .secondaryOnly)
    }
  }
}
