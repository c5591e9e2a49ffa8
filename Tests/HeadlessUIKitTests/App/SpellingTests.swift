import Foundation
import PlatformTestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// Initializers, overrides and conformances as they are spelled for UIKit. That they compile is half
// of the test.

@MainActor
private class BaseViewController: UIViewController {
  let level: Int

  init(level: Int) {
    self.level = level
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent || isBeingDismissed { navigationItem.title = "gone" }
  }
}

private final class PlainViewController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
}

/// Reports what leaves it, first in, first out, when the transition is over.
private class ReportingStack: UINavigationController {
  private var leaving: [UIViewController] = []
  var report: ((UIViewController) -> Void)?

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    if let popped {
      leaving.append(popped)
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        guard let self else { return }
        report?(leaving.removeFirst())
      }
    }
    return popped
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let visible = visibleViewController { report?(visible) }
    super.dismiss(animated: flag, completion: completion)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentationController?.delegate = self
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

extension ReportingStack: UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    leaving.append(presentationController.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    report?(leaving.removeFirst())
  }
}

private final class Columns: UISplitViewController, UISplitViewControllerDelegate {
  let primary = ReportingStack()
  let secondary = ReportingStack()
  let compact = ReportingStack()

  init() {
    super.init(style: .doubleColumn)
    setViewController(primary, for: .primary)
    setViewController(secondary, for: .secondary)
    setViewController(compact, for: .compact)
    delegate = self
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    compact.setViewControllers(
      primary.viewControllers + secondary.viewControllers, animated: false)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    let screens = compact.viewControllers
    primary.setViewControllers(Array(screens.prefix(1)), animated: false)
    secondary.setViewControllers(Array(screens.dropFirst()), animated: false)
  }
}

private class Flow<Container: UIViewController>: NSObject {
  let container: Container
  private(set) var steps: [UIViewController: Int] = [:]

  init(container: Container) { self.container = container }

  func note(_ controller: UIViewController) { steps[controller, default: 0] += 1 }
}

private final class StackFlow: Flow<ReportingStack>, UINavigationControllerDelegate {
  @MainActor init(basicViewController: ReportingStack = .init()) {
    super.init(container: basicViewController)
    basicViewController.delegate = self
    basicViewController.report = { [unowned self] in note($0) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    note(viewController)
  }
}

extension UIKitTests {
  @MainActor
  @Suite struct SpellingTests {
    private let driver = ScriptedDriver.installed()

    @Test("A container that reports what leaves it reports a swipe that was called off, too")
    func reports() {
      let flow = StackFlow()
      let root = PlainViewController()
      let detail = BaseViewController(level: 1)
      flow.container.setViewControllers([root], animated: false)
      let window = UIWindow.showing(flow.container)
      flow.container.pushViewController(detail, animated: true)
      driver.settle()
      #expect(flow.steps == [root: 1, detail: 1])
      window.perform("swipeBack.begin@root")
      window.perform("swipeBack.cancel@root")
      driver.settle()
      #expect(flow.steps == [root: 1, detail: 2])
      #expect(flow.container.viewControllers == [root, detail])
      #expect(detail.navigationItem.title == "gone")
    }

    @Test("A container that overrides dismiss and present hears of both, not of the swipe")
    func modals() {
      let flow = StackFlow()
      let root = PlainViewController()
      let sheet = BaseViewController(level: 0)
      flow.container.setViewControllers([root], animated: false)
      let window = UIWindow.showing(flow.container)
      flow.container.present(sheet, animated: true)
      driver.settle()
      window.perform("swipeDownSheet.begin@sheet")
      window.perform("swipeDownSheet.finish@sheet")
      driver.settle()
      #expect(flow.steps == [root: 1, sheet: 1])
      flow.container.present(sheet, animated: true)
      driver.settle()
      sheet.dismiss(animated: true)
      driver.settle()
      #expect(flow.steps == [root: 1, sheet: 2])
    }

    @Test("Columns whose screens the app moves on collapsing and expanding")
    func columns() {
      let columns = Columns()
      let (list, info) = (PlainViewController(), BaseViewController(level: 0))
      columns.primary.pushViewController(list, animated: false)
      columns.secondary.pushViewController(info, animated: false)
      let window = UIWindow.showing(columns)
      #expect(window.touchable() == ["PlainViewController", "BaseViewController"])
      window.perform("collapse@root")
      #expect(columns.compact.viewControllers == [list, info])
      #expect(window.touchable() == ["BaseViewController"])
      window.perform("expand@root")
      #expect(columns.primary.viewControllers == [list])
      #expect(columns.secondary.viewControllers == [info])
      #expect(window.touchable() == ["PlainViewController", "BaseViewController"])
    }
  }
}
