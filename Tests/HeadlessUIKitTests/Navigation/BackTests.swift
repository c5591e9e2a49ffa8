import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

private final class Permission: UIGestureRecognizerDelegate {
  var isGiven = true
  private(set) var times = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    times += 1
    return isGiven
  }
}

/// Reads which screen was left when another was shown, as apps do to end its flow.
private final class TransitionReader: UINavigationControllerDelegate {
  private(set) var left: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let screen = navigationController.transitionCoordinator?.viewController(forKey: .from)
    left.append((screen as? Screen)?.name ?? "nothing")
    if viewController.transitionCoordinator == nil { left.append("only the container answers") }
  }
}

extension UIKitTests {
  @MainActor
  @Suite final class BackTests: StackScene {
    override init() {
      super.init()
      stack.pushViewController(b, animated: false)
      forget()
    }

    @Test("user back button: reaches a subclass's popViewController; willShow, didShow")
    func back() {
      #expect(window.gestureNames() == ["back@root", "swipeBack.begin@root"])
      window.perform("back@root")
      driver.settle()
      #expect(
        journal.flush() == [
          "popViewController", "b.willDisappear fromParent", "a.willAppear", "willShow a",
          "b.didDisappear fromParent", "b.didMove nowhere", "a.didAppear", "didShow a",
        ])
      #expect(driver.log() == ["popped b"])
      #expect(window.gestureNames() == [])
    }

    @Test("user back button: depth > 1, button shown")
    func backButtonHidden() {
      b.navigationItem.hidesBackButton = true
      #expect(window.gestureNames() == [])
      b.navigationItem.hidesBackButton = false
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
      #expect(window.gestureNames() == [])
      b.navigationItem.leftItemsSupplementBackButton = true
      #expect(window.gestureNames() == ["back@root", "swipeBack.begin@root"])
      stack.setNavigationBarHidden(true, animated: false)
      #expect(window.gestureNames() == [])
    }

    @Test("user swipe-back: gesture disabled when the back button is hidden unless re-enabled")
    func swipeEnabled() {
      let permission = Permission()
      let recognizer = stack.interactivePopGestureRecognizer
      b.navigationItem.setHidesBackButton(true, animated: false)
      let original = recognizer?.delegate
      recognizer?.delegate = nil
      #expect(window.gestureNames() == ["swipeBack.begin@root"])
      recognizer?.delegate = permission
      #expect(window.gestureNames() == ["swipeBack.begin@root"])
      permission.isGiven = false
      #expect(permission.times == 0)
      #expect(window.gestureNames() == ["swipeBack.begin@root"])
      window.perform("swipeBack.begin@root")
      #expect(permission.times == 1)
      #expect(stack.topViewController === b)
      #expect(stack.transitionCoordinator == nil)
      recognizer?.delegate = original
      b.navigationItem.hidesBackButton = false
      #expect(window.gestureNames() == ["back@root", "swipeBack.begin@root"])
      recognizer?.isEnabled = false
      #expect(window.gestureNames() == ["back@root"])
    }

    @Test("user swipe-back: begin: reaches popViewController; pop starts, willShow")
    func beginSwipe() {
      window.perform("swipeBack.begin@root")
      #expect(
        journal.flush() == [
          "popViewController", "b.willDisappear fromParent", "a.willAppear", "willShow a",
        ])
      #expect(names(stack.viewControllers) == ["a"])
      #expect(stack.transitionCoordinator?.isInteractive == true)
      #expect(stack.transitionCoordinator?.initiallyInteractive == true)
      // It is up to the finger, not to time.
      #expect(driver.jobs.isEmpty)
      #expect(window.gesturesInProgress == 1)
      #expect(window.text() == ["stack*", "  a", "  b*"])
      #expect(window.gestureNames() == ["swipeBack.finish@root", "swipeBack.cancel@root"])
    }

    @Test("didShow: the transition coordinator still answers which screen was left")
    func leftScreen() {
      let reader = TransitionReader()
      stack.delegate = reader
      stack.pushViewController(c, animated: true)
      driver.settle()
      _ = stack.popViewController(animated: true)
      driver.settle()
      _ = stack.popViewController(animated: false)
      #expect(reader.left == ["b", "c", "b"])
      #expect(stack.transitionCoordinator == nil)
    }

    @Test("... finish: didShow")
    func finishSwipe() {
      window.perform("swipeBack.begin@root")
      _ = journal.flush()
      var heard: [String] = []
      stack.transitionCoordinator?.notifyWhenInteractionChanges {
        heard.append("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
      }
      stack.transitionCoordinator?.animate(alongsideTransition: nil) {
        heard.append("cancelled \($0.isCancelled)")
      }
      window.perform("swipeBack.finish@root")
      #expect(heard == ["interactive false, cancelled false"])
      #expect(window.gestureNames() == [])
      #expect(window.gesturesInProgress == 0)
      driver.settle()
      #expect(heard.last == "cancelled false")
      #expect(
        journal.flush() == [
          "b.didDisappear fromParent", "b.didMove nowhere", "a.didAppear", "didShow a",
        ])
      #expect(driver.log() == ["popped b"])
      #expect(window.text() == ["stack*", "  a*"])
    }

    @Test(
      """
      ... cancel: stack restored; no delegate callback; transition-coordinator completion \
      still runs with isCancelled == true; viewWillDisappear already ran with isMovingFromParent
      """)
    func cancelSwipe() {
      window.perform("swipeBack.begin@root")
      #expect(
        journal.flush() == [
          "popViewController", "b.willDisappear fromParent", "a.willAppear", "willShow a",
        ])
      var heard: [String] = []
      stack.transitionCoordinator?.animate(alongsideTransition: nil) {
        heard.append("cancelled \($0.isCancelled)")
      }
      window.perform("swipeBack.cancel@root")
      #expect(heard == [])
      driver.settle()
      #expect(heard == ["cancelled true"])
      #expect(names(stack.viewControllers) == ["a", "b"])
      #expect(b.navigationController === stack)
      #expect(
        journal.flush() == [
          "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear",
        ])
      #expect(driver.log() == [])
      #expect(window.text() == ["stack*", "  a", "  b*"])
      #expect(window.gestureNames() == ["back@root", "swipeBack.begin@root"])
      window.perform("back@root")
      driver.settle()
      #expect(driver.log() == ["popped b"])
    }

    @Test("A push during a swipe that is called off comes after it")
    func pushDuringSwipe() {
      window.perform("swipeBack.begin@root")
      stack.pushViewController(c, animated: true)
      #expect(driver.outcomesAsked.count == 1)
      #expect(names(stack.viewControllers) == ["a", "c"])
      window.perform("swipeBack.cancel@root")
      driver.settle()
      #expect(names(stack.viewControllers) == ["a", "b", "c"])
      #expect(window.text() == ["stack*", "  a", "  b", "  c*"])
      window.perform("swipeBack.begin@root")
      _ = journal.flush()
      stack.popToRootViewController(animated: true)
      window.perform("swipeBack.finish@root")
      driver.settle()
      #expect(window.text() == ["stack*", "  a*"])
      #expect(b.parent == nil && c.parent == nil)
      #expect(journal.flush().last == "didShow a")
    }

    @Test("A swipe on a stack that refuses to pop does nothing")
    func refusedSwipe() {
      final class Stubborn: UINavigationController {
        override func popViewController(animated: Bool) -> UIViewController? { nil }
      }
      let stack = Stubborn(rootViewController: a)
      let window = UIWindow.showing(stack)
      stack.pushViewController(b, animated: false)
      window.perform("swipeBack.begin@root")
      #expect(window.gestureNames() == ["back@root", "swipeBack.begin@root"])
      #expect(window.text() == ["stack*", "  a", "  b*"])
    }

    @Test(
      """
      long-press back menu: depth > 2 useful: one multi-level pop; one didShow, from = old \
      top only; not popViewController
      """)
    func longPress() {
      stack.pushViewController(c, animated: false)
      forget()
      #expect(
        window.gestureNames() == ["back@root", "longPressBack(2)@root", "swipeBack.begin@root"])
      window.perform("longPressBack(2)@root")
      #expect(stack.transitionCoordinator?.viewController(forKey: .from) === c)
      driver.settle()
      #expect(
        journal.flush() == [
          "b.didMove nowhere", "c.willDisappear fromParent", "a.willAppear", "willShow a",
          "c.didDisappear fromParent", "c.didMove nowhere", "a.didAppear", "didShow a",
        ])
      #expect(driver.log() == ["popped c", "popped b"])
    }

    @Test("While a transition runs, there is no going back")
    func noBackDuringTransition() {
      stack.pushViewController(c, animated: true)
      #expect(window.gestureNames() == [])
      driver.settle()
      window.perform("back@root")
      #expect(window.gestureNames() == [])
    }

    @Test("A swipe on a stack that goes out of sight is called off")
    func swipeOutOfSight() {
      window.perform("swipeBack.begin@root")
      window.rootViewController = Screen("new")
      #expect(window.gesturesInProgress == 0)
      driver.settle()
      #expect(names(stack.viewControllers) == ["a", "b"])
      window.rootViewController = stack
      #expect(window.text() == ["stack*", "  a", "  b*"])
    }

    @Test("Who drops the window in the middle of a swipe drops all of it")
    func droppedDuringSwipe() {
      weak var gone: UINavigationController?
      do {
        let stack = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow.showing(stack)
        gone = stack
        stack.pushViewController(UIViewController(), animated: false)
        window.perform("swipeBack.begin@root")
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          withExtendedLifetime(stack) {}
        }
        HeadlessPlatform.drainAutoreleased()
      }
      #expect(gone == nil)
    }
  }
}
