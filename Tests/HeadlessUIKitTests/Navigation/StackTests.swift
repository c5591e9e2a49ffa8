import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

extension UIKitTests {
  @MainActor
  @Suite final class StackTests: StackScene {
    private func push(_ screens: Screen...) {
      for screen in screens { stack.pushViewController(screen, animated: false) }
      forget()
    }

    @Test("The window's root appears when the window is made visible")
    func start() {
      let journal = Journal()
      let root = Screen("root", journal)
      // The scene's window is another app's.
      HeadlessPlatform.appBegins()
      let window = UIWindow()
      window.rootViewController = NotingStack.make(journal, root: root)
      #expect(window.text() == ["stack", "  root"])
      #expect(journal.flush() == ["root.didMove"])
      window.makeKeyAndVisible()
      #expect(window.text() == ["stack*", "  root*"])
      #expect(
        journal.flush() == [
          "root.load", "root.willAppear", "willShow root", "root.didAppear", "didShow root",
        ])
    }

    @Test("pushViewController: viewControllers grows synchronously, animation later")
    func push() {
      stack.pushViewController(b, animated: true)
      #expect(names(stack.viewControllers) == ["a", "b"])
      #expect(stack.topViewController === b)
      #expect(b.navigationController === stack)
      #expect(
        journal.flush() == [
          "b.load", "a.willDisappear", "b.willAppear toParent", "willShow b",
        ])
      #expect(stack.transitionCoordinator != nil)
      #expect(b.transitionCoordinator != nil)
      // The outgoing screen can be touched until the transition ends.
      #expect(window.text() == ["stack*", "  a*", "  b*"])
      #expect(window.gestureNames() == [])
      driver.settle()
      #expect(
        journal.flush() == [
          "a.didDisappear", "b.didAppear toParent", "b.didMove", "didShow b",
        ])
      #expect(stack.transitionCoordinator == nil)
      #expect(window.text() == ["stack*", "  a", "  b*"])
      #expect(
        driver.fullLog() == ["pushed b", "disappeared a", "appeared b"])
    }

    @Test("pushViewController without animation is over when it returns")
    func pushWithoutAnimation() {
      stack.pushViewController(b, animated: false)
      #expect(driver.jobs.isEmpty)
      #expect(stack.transitionCoordinator == nil)
      #expect(
        journal.flush() == [
          "b.load", "a.willDisappear", "b.willAppear toParent", "willShow b", "a.didDisappear",
          "b.didAppear toParent", "b.didMove", "didShow b",
        ])
    }

    @Test("pushViewController: same instance: exception")
    func pushSameInstance() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let a = UIViewController()
        a.title = "Home"
        UINavigationController(rootViewController: a).pushViewController(a, animated: true)
      }
      expectFatal(
        exit,
        "Pushing the same view controller instance more than once is not supported (Home)")
    }

    @Test("pushViewController: navigation controller pushed: exception")
    func pushNavigationController() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UINavigationController(rootViewController: UIViewController())
          .pushViewController(UINavigationController(), animated: true)
      }
      expectFatal(
        exit, "Pushing a navigation controller is not supported (UINavigationController)")
    }

    @Test("pushViewController: v is no UITabBarController: a warning")
    func pushTabBarController() {
      stack.pushViewController(UITabBarController(), animated: false)
      #expect(
        driver.log() == [
          "warned UITabBarController was pushed; a tab bar controller is to be the window's root",
          "pushed UITabBarController",
        ])
    }

    @Test("push during a running transition: explore {both, one}: both")
    func pushTwice() {
      stack.pushViewController(b, animated: true)
      _ = journal.flush()
      stack.pushViewController(c, animated: true)
      #expect(driver.outcomesAsked == ["push during a transition: taken as well or lost (2)"])
      #expect(names(stack.viewControllers) == ["a", "b", "c"])
      // The second transition waits for the first one.
      #expect(journal.flush() == [])
      driver.settle()
      #expect(
        journal.flush() == [
          "a.didDisappear", "b.didAppear toParent", "b.didMove", "didShow b", "c.load",
          "b.willDisappear", "c.willAppear toParent", "willShow c", "b.didDisappear",
          "c.didAppear toParent", "c.didMove", "didShow c",
        ])
      #expect(window.text() == ["stack*", "  a", "  b", "  c*"])
    }

    @Test("push during a running transition: explore {both, one}: one")
    func pushLost() {
      driver.answers = [1]
      stack.pushViewController(b, animated: true)
      stack.pushViewController(c, animated: true)
      driver.settle()
      #expect(names(stack.viewControllers) == ["a", "b"])
      #expect(c.parent == nil)
      #expect(
        driver.log() == ["pushed b", "warned the push of c is lost: a transition is running"])
    }

    @Test("push while a modal covers this stack: succeeds under the modal, invisible")
    func pushUnderModal() {
      let modal = Screen("modal", journal)
      modal.modalPresentationStyle = .fullScreen
      a.present(modal, animated: false)
      _ = journal.flush()
      stack.pushViewController(b, animated: true)
      driver.settle()
      #expect(names(stack.viewControllers) == ["a", "b"])
      #expect(journal.flush() == ["b.didMove"])
      #expect(window.text() == ["stack", "  a", "  b", "  ▸cover*", "    modal*"])
      modal.dismiss(animated: false)
      // The delegate hears of it when the stack comes into sight again.
      #expect(
        journal.flush() == [
          "dismiss", "modal.willDisappear dismissed", "b.load", "b.willAppear", "willShow b",
          "b.didAppear", "didShow b", "modal.didDisappear dismissed",
        ])
    }

    @Test("push while a sheet covers this stack: the stack is in sight behind the sheet")
    func pushUnderSheet() {
      a.present(Screen("sheet"), animated: false)
      stack.pushViewController(b, animated: true)
      driver.settle()
      #expect(journal.flush().contains("didShow b"))
      #expect(window.touchable() == ["sheet"])
    }

    @Test("popViewController: depth > 1: removes top, returns it")
    func pop() {
      push(b)
      #expect(stack.popViewController(animated: true) === b)
      #expect(names(stack.viewControllers) == ["a"])
      #expect(
        journal.flush() == [
          "popViewController", "b.willDisappear fromParent", "a.willAppear", "willShow a",
        ])
      #expect(b.navigationController === stack)
      #expect(window.text() == ["stack*", "  a*", "  b*"])
      driver.settle()
      #expect(
        journal.flush() == [
          "b.didDisappear fromParent", "b.didMove nowhere", "a.didAppear", "didShow a",
        ])
      #expect(b.navigationController == nil)
      #expect(window.text() == ["stack*", "  a*"])
      #expect(driver.log() == ["popped b"])
    }

    @Test("popViewController: depth 1: returns nil, no-op")
    func popRoot() {
      #expect(stack.popViewController(animated: true) == nil)
      #expect(journal.flush() == ["popViewController"])
      #expect(driver.jobs.isEmpty && driver.fullLog().isEmpty)
    }

    @Test("popToViewController: removes all above; one didShow")
    func popTo() {
      push(b, c)
      #expect(names(stack.popToViewController(a, animated: true)) == ["b", "c"])
      driver.settle()
      #expect(
        journal.flush() == [
          "b.didMove nowhere", "c.willDisappear fromParent", "a.willAppear", "willShow a",
          "c.didDisappear fromParent", "c.didMove nowhere", "a.didAppear", "didShow a",
        ])
      #expect(driver.log() == ["popped c", "popped b"])
      #expect(stack.popToViewController(a, animated: true) == [])
    }

    @Test("popToViewController: v in stack: exception")
    func popToStranger() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.popToViewController(UIViewController(), animated: true)
      }
      expectFatal(
        exit, "Tried to pop to a view controller that is not in the stack (UIViewController)")
    }

    @Test("popToRootViewController: removes all but root; presented modals stay")
    func popToRoot() {
      push(b, c)
      c.present(Screen("modal"), animated: false)
      #expect(names(stack.popToRootViewController(animated: true)) == ["b", "c"])
      driver.settle()
      #expect(window.text() == ["stack", "  a", "  ▸sheet*", "    modal*"])
    }

    @Test("popToRootViewController: depth 1: no-op, nil")
    func popToRootAtRoot() {
      #expect(stack.popToRootViewController(animated: true) == nil)
      #expect(driver.jobs.isEmpty && journal.flush().isEmpty)
    }

    @Test("setViewControllers: replaces stack; kept instances keep identity")
    func setViewControllers() {
      push(b)
      stack.setViewControllers([a, c, b], animated: true)
      driver.settle()
      // didShow only if the top changed.
      #expect(journal.flush() == ["c.didMove"])
      #expect(driver.log() == ["replaced b"])
      stack.setViewControllers([a], animated: true)
      driver.settle()
      #expect(journal.flush().last == "didShow a")
      #expect(b.parent == nil && c.parent == nil && a.parent === stack)
      stack.viewControllers = [c]
      #expect(
        journal.flush() == [
          "c.load", "a.willDisappear fromParent", "c.willAppear toParent", "willShow c",
          "a.didDisappear fromParent", "a.didMove nowhere", "c.didAppear toParent", "c.didMove",
          "didShow c",
        ])
    }

    @Test("setViewControllers: [] accepted: blank screen")
    func setNothing() {
      stack.setViewControllers([], animated: false)
      #expect(window.text() == ["stack*"])
      #expect(stack.topViewController == nil)
      #expect(
        journal.flush() == [
          "a.willDisappear fromParent", "a.didDisappear fromParent", "a.didMove nowhere",
        ])
      stack.pushViewController(b, animated: true)
      driver.settle()
      #expect(window.touchable() == ["b"])
    }

    @Test("setViewControllers: duplicates: exception")
    func setDuplicates() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = UIViewController()
        UINavigationController().setViewControllers([screen, screen], animated: false)
      }
      expectFatal(
        exit,
        "All view controllers in a navigation controller must be distinct (UIViewController)")
    }

    @Test("setViewControllers with a navigation controller: exception")
    func setNavigationController() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UINavigationController().viewControllers = [UINavigationController()]
      }
      expectFatal(
        exit, "Pushing a navigation controller is not supported (UINavigationController)")
    }

    @Test("A stack that is not in a window changes without a word about what is shown")
    func outOfSight() {
      let other = NotingStack.make(journal, root: Screen("x", journal))
      _ = journal.flush()
      other.pushViewController(b, animated: true)
      other.pushViewController(c, animated: true)
      #expect(other.popViewController(animated: true) === c)
      #expect(driver.jobs.isEmpty && driver.outcomesAsked.isEmpty)
      #expect(
        journal.flush() == ["b.didMove", "c.didMove", "popViewController", "c.didMove nowhere"])
      #expect(driver.fullLog() == ["pushed b", "pushed c", "popped c"])
    }

    @Test("A screen that goes to another stack leaves its own")
    func moved() {
      push(b)
      let other = UINavigationController(rootViewController: Screen("x"))
      other.pushViewController(b, animated: false)
      #expect(names(stack.viewControllers) == ["a"])
      #expect(window.text() == ["stack*", "  a*"])
      #expect(
        journal.flush() == [
          "b.willDisappear", "b.didDisappear", "a.willAppear", "willShow a", "a.didAppear",
          "didShow a", "b.didMove",
        ])
    }

    @Test("transitionCoordinator: runs something when the transition is over, not cancelled")
    func coordinator() {
      stack.pushViewController(b, animated: true)
      var heard: [String] = []
      stack.transitionCoordinator?.animate(alongsideTransition: { context in
        heard.append("beside \(context.isAnimated)")
      }) { context in
        let from = context.viewController(forKey: .from)
        let to = context.viewController(forKey: .to)
        heard.append("after \(context.isCancelled) \(names([from!, to!])!)")
      }
      #expect(heard == ["beside true"])
      driver.settle()
      #expect(heard == ["beside true", "after false [\"a\", \"b\"]"])
    }

    @Test("show pushes on the nearest stack, or presents")
    func show() {
      a.show(b, sender: nil)
      driver.settle()
      #expect(names(stack.viewControllers) == ["a", "b"])
      let alone = Screen("alone")
      let window = UIWindow.showing(alone)
      alone.show(c, sender: nil)
      driver.settle()
      #expect(window.text() == ["alone", "  ▸sheet*", "    c*"])
    }

    @Test("show presents a stack, which can't be pushed")
    func showStack() {
      a.show(NotingStack.make(journal, root: c), sender: nil)
      driver.settle()
      #expect(names(stack.viewControllers) == ["a"])
      #expect(a.presentedViewController is NotingStack)
    }
  }
}

/// Expects a process to have ended with a message.
func expectFatal(
  _ exit: ExitTest.Result?, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = exit.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  #expect(text.contains("Fatal error: \(message)\n"), sourceLocation: sourceLocation)
}
