import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

extension UIKitTests {
  @MainActor
  @Suite final class PresentTests: StackScene {
    private lazy var m = Screen("m", journal)
    private lazy var n = Screen("n", journal)

    @Test("present(v): slot filled")
    func present() {
      stack.present(m, animated: true) { self.journal.note("completed") }
      #expect(stack.presentedViewController === m)
      #expect(m.presentingViewController === stack)
      #expect(m.isBeingPresented)
      // What is below can be touched until the transition ends.
      #expect(window.text() == ["stack*", "  a*", "  ▸sheet*", "    m*"])
      #expect(window.gestureNames() == [])
      #expect(journal.flush() == ["m.load", "m.willAppear presented"])
      driver.settle()
      #expect(journal.flush() == ["m.didAppear presented", "completed"])
      #expect(!m.isBeingPresented)
      #expect(window.text() == ["stack", "  a", "  ▸sheet*", "    m*"])
      #expect(driver.log() == ["presented sheet m"])
      #expect(stack.visibleViewController === m && stack.topViewController === a)
    }

    @Test("present over everything: what is below disappears")
    func presentFullScreen() {
      m.modalPresentationStyle = .fullScreen
      a.present(m, animated: true)
      driver.settle()
      #expect(
        journal.flush() == [
          "m.load", "a.willDisappear", "m.willAppear presented", "m.didAppear presented",
          "a.didDisappear",
        ])
      a.dismiss(animated: true)
      driver.settle()
      #expect(
        journal.flush() == [
          "m.willDisappear dismissed", "a.willAppear", "a.didAppear", "m.didDisappear dismissed",
        ])
      #expect(driver.log() == ["presented cover m", "dismissed cover m"])
      n.modalPresentationStyle = .overFullScreen
      a.present(n, animated: false)
      #expect(journal.flush() == ["n.load", "n.willAppear presented", "n.didAppear presented"])
    }

    @Test(
      """
      present(v): a nested child's present is forwarded to the nearest presentation context, \
      so a nav controller and its screens share one slot
      """)
    func sharedSlot() {
      a.present(m, animated: false)
      #expect(m.presentingViewController === stack)
      #expect(a.presentedViewController === m && stack.presentedViewController === m)
      stack.present(n, animated: false)
      #expect(n.presentingViewController == nil)
      #expect(
        driver.log() == ["presented sheet m", "presentIgnored sheet n (m is already presented)"])
    }

    @Test("present within a context: the nearest controller that defines one presents")
    func context() {
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, Screen("other")]
      let window = UIWindow.showing(tabs)
      m.modalPresentationStyle = .currentContext
      a.present(m, animated: false)
      #expect(m.presentingViewController === stack)
      #expect(
        window.text() == [
          "tabs(0)*", "  stack", "    a", "    ▸cover*", "      m*", "  other",
        ])
      n.modalPresentationStyle = .overCurrentContext
      m.present(n, animated: false)
      #expect(n.presentingViewController === m)
    }

    @Test("present: already presenting: ignored, completion not called")
    func alreadyPresenting() {
      a.present(m, animated: true)
      a.present(n, animated: true) { self.journal.note("completed") }
      driver.settle()
      #expect(driver.outcomesAsked == [])
      #expect(a.presentedViewController === m)
      #expect(!journal.flush().contains("completed"))
      #expect(
        driver.log() == ["presented sheet m", "presentIgnored sheet n (m is already presented)"])
    }

    @Test("present: not in the window hierarchy: ignored, completion not called")
    func notInWindow() {
      let b = Screen("b")
      stack.pushViewController(b, animated: false)
      _ = driver.log()
      a.present(m, animated: false) { self.journal.note("completed") }
      #expect(driver.log() == ["presentIgnored sheet m (a is not in the window)"])
      Screen("loose").present(m, animated: false) { self.journal.note("completed") }
      #expect(driver.log() == ["presentIgnored sheet m (loose is not in the window)"])
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, n]
      let window = UIWindow.showing(tabs)
      n.present(m, animated: false) { self.journal.note("completed") }
      #expect(driver.log() == ["presentIgnored sheet m (n is not in the window)"])
      #expect(!journal.flush().contains("completed"))
      #expect(m.presentingViewController == nil)
      withExtendedLifetime(window) {}
    }

    @Test("present: v not presented: ignored")
    func presentedElsewhere() {
      a.present(m, animated: false)
      m.present(n, animated: false)
      _ = driver.log()
      n.present(m, animated: false)
      #expect(driver.log() == ["presentIgnored sheet m (it is already presented by NotingStack)"])
    }

    @Test("Presenting a controller that is inside another: exception")
    func presentActive() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        let window = UIWindow()
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.present(root, animated: false)
      }
      expectFatal(
        exit, "Application tried to present modally an active view controller (UIViewController)")
    }

    @Test("Presenting a controller on itself: exception")
    func presentOnItself() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = UIViewController()
        screen.present(screen, animated: true)
      }
      expectFatal(
        exit,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "UIViewController")
    }

    @Test("A child presents the controller around it: exception")
    func presentOnItsChild() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        let window = UIWindow()
        window.rootViewController = stack
        window.makeKeyAndVisible()
        root.present(stack, animated: false)
      }
      expectFatal(
        exit,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "UINavigationController")
    }

    @Test("present while a dismissal animates: usually ignored with the same warning")
    func presentDuringDismissal() {
      a.present(m, animated: false)
      a.dismiss(animated: true)
      a.present(n, animated: true) { self.journal.note("completed") }
      #expect(driver.outcomesAsked == ["present during a dismissal: ignored or afterwards (2)"])
      driver.settle()
      #expect(a.presentedViewController == nil)
      #expect(
        driver.log() == [
          "presented sheet m", "dismissed sheet m", "presentIgnored sheet n (m is being dismissed)",
        ])
      #expect(!journal.flush().contains("completed"))
    }

    @Test("present while a dismissal animates: not always ignored")
    func presentAfterDismissal() {
      driver.answers = [1]
      a.present(m, animated: false)
      a.dismiss(animated: true)
      a.present(n, animated: true) { self.journal.note("completed") }
      a.present(Screen("third"), animated: true)
      driver.settle()
      #expect(a.presentedViewController === n)
      #expect(journal.flush().last == "completed")
      #expect(
        driver.log() == [
          "presented sheet m", "dismissed sheet m",
          "presentIgnored sheet third (m is already presented)", "presented sheet n",
        ])
    }

    @Test("A controller that is being dismissed presents nothing any more")
    func presentOnDismissed() {
      a.present(m, animated: false)
      a.dismiss(animated: true)
      _ = driver.log()
      m.present(n, animated: true)
      #expect(driver.log() == ["presentIgnored sheet n (m is being dismissed)"])
    }

    // MARK: - Dismissing

    private func presentTwo() {
      a.present(m, animated: false)
      m.present(n, animated: false)
      forget()
    }

    @Test(
      """
      dismiss() on X, X presents A -> B: removes A and everything above; only the top animates
      """)
    func dismissAll() {
      presentTwo()
      a.dismiss(animated: true) { self.journal.note("completed") }
      #expect(a.presentedViewController === m)
      #expect(window.touchable() == ["a", "n"])
      driver.settle()
      #expect(
        journal.flush() == [
          "n.willDisappear dismissed", "m.willDisappear dismissed", "n.didDisappear dismissed",
          "m.didDisappear dismissed", "completed",
        ])
      #expect(window.text() == ["stack*", "  a*"])
      #expect(m.presentedViewController == nil && n.presentingViewController == nil)
      #expect(driver.log() == ["dismissed sheet n", "dismissed sheet m"])
    }

    @Test("dismiss() on A (presented, itself presenting B): removes B only")
    func dismissAbove() {
      presentTwo()
      m.dismiss(animated: true)
      driver.settle()
      #expect(window.text() == ["stack", "  a", "  ▸sheet*", "    m*"])
      #expect(driver.log() == ["dismissed sheet n"])
    }

    @Test("dismiss() on top B: forwarded to its presenter: removes B")
    func dismissTop() {
      presentTwo()
      n.dismiss(animated: true)
      driver.settle()
      #expect(window.touchable() == ["m"])
      m.dismiss(animated: true)
      driver.settle()
      // The stack that presents is asked.
      #expect(journal.flush().contains("dismiss"))
      #expect(window.touchable() == ["a"])
    }

    @Test("dismiss() on a child of what is presented dismisses that")
    func dismissFromChild() {
      let inner = UINavigationController(rootViewController: m)
      a.present(inner, animated: false)
      #expect(m.presentingViewController === stack)
      m.dismiss(animated: false)
      #expect(window.touchable() == ["a"])
    }

    @Test("dismiss() during a dismissal changes nothing; its completion waits for the end")
    func dismissTwice() {
      presentTwo()
      m.dismiss(animated: true) { self.journal.note("first") }
      n.dismiss(animated: true) { self.journal.note("second") }
      driver.settle()
      #expect(Array(journal.flush().suffix(2)) == ["first", "second"])
      #expect(window.touchable() == ["m"])
    }

    @Test("dismiss() during a presentation: the presentation is over at once")
    func dismissWhilePresenting() {
      a.present(m, animated: true) { self.journal.note("presented") }
      a.dismiss(animated: true) { self.journal.note("dismissed") }
      #expect(driver.jobs.count == 1)
      driver.settle()
      #expect(
        journal.flush() == [
          "m.load", "m.willAppear presented", "m.didAppear presented", "presented",
          "m.willDisappear dismissed", "m.didDisappear dismissed", "dismissed",
        ])
      #expect(window.touchable() == ["a"])
    }

    @Test("dismiss() with nothing above and not presented: no-op; completion explore both")
    func dismissNothing() {
      driver.answers = [0, 1]
      a.dismiss(animated: true) { self.journal.note("completed") }
      #expect(journal.flush() == ["completed"])
      a.dismiss(animated: true) { self.journal.note("completed") }
      #expect(journal.flush() == [])
      a.dismiss(animated: true)
      #expect(
        driver.outcomesAsked
          == .init(
            repeating: "dismiss with nothing to dismiss: completion runs or not (2)", count: 2))
      #expect(driver.fullLog().isEmpty && driver.jobs.isEmpty)
    }

    @Test("What is presented again gets a new presentation controller")
    func presentAgain() {
      let first = m.presentationController
      a.present(m, animated: false)
      #expect(m.presentationController === first)
      #expect(first?.presentedViewController === m && first?.presentingViewController === stack)
      a.dismiss(animated: false)
      #expect(m.presentationController !== first)
      a.present(m, animated: false)
      #expect(window.touchable() == ["m"])
    }
  }
}
