import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// A stack with animators, and a movement from the edge that pops as a finger says.
@MainActor
private final class AnimatingStack: UINavigationController, UINavigationControllerDelegate {
  var journal: Journal?
  var animators: [Operation: Animator] = [:]
  private var interaction: UIPercentDrivenInteractiveTransition?

  func followEdge() {
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector(
        "pan",
        AnimatingStack.pan as (AnimatingStack) -> (UIScreenEdgePanGestureRecognizer) -> Void))
    pan.edges = .left
    view.addGestureRecognizer(pan)
  }

  private func pan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let part = recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed: interaction?.update(part)
    case .ended where part > 0.5:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal?.note("\(operation) \(names([fromVC, toVC])!.joined(separator: " -> "))")
    return animators[operation]
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal?.note("didShow \(names([viewController])![0])")
  }
}

extension UIKitTests {
  @MainActor
  @Suite struct AnimatedStackTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()
    private let a: Screen
    private let b: Screen
    private let stack: AnimatingStack
    private let window: UIWindow

    init() {
      a = Screen("a", journal)
      b = Screen("b", journal)
      stack = AnimatingStack(rootViewController: a)
      stack.delegate = stack
      stack.journal = journal
      window = UIWindow.showing(stack)
      _ = journal.flush()
    }

    @Test("An animator animates a push and a pop, and ends each by completeTransition")
    func pushAndPop() {
      stack.animators = [.push: Animator(journal), .pop: Animator(journal)]
      stack.pushViewController(b, animated: true)
      #expect(
        journal.flush() == [
          "push a -> b", "b.load", "a.willDisappear", "b.willAppear toParent", "animate a -> b",
        ])
      #expect(window.touchable() == [])
      #expect(window.stateText().contains("transition: animated by the app"))
      driver.settle()
      #expect(
        journal.flush() == [
          "a.didDisappear", "b.didAppear toParent", "b.didMove", "didShow b",
          "animationEnded true",
        ])
      #expect(window.touchable() == ["b"])
      _ = stack.popViewController(animated: true)
      driver.settle()
      #expect(
        journal.flush() == [
          "pop b -> a", "b.willDisappear fromParent", "a.willAppear", "animate b -> a",
          "b.didDisappear fromParent", "b.didMove nowhere", "a.didAppear", "didShow a",
          "animationEnded true",
        ])
      #expect(window.touchable() == ["a"])
    }

    @Test("No animator is asked for without animation")
    func withoutAnimation() {
      stack.pushViewController(b, animated: false)
      #expect(!journal.flush().contains("push a -> b"))
    }

    @Test("An animator that forgets completeTransition freezes the stack")
    func forgets() {
      stack.animators = [.push: Animator(journal, .forgets)]
      stack.pushViewController(b, animated: true)
      driver.settle()
      #expect(
        driver.log() == [
          "pushed b",
          "warned the transition to b never ends: its animator is done without calling "
            + "completeTransition(_:)",
        ])
      #expect(window.touchable() == [])
      #expect(window.gestureNames() == [])
      #expect(window.stateText().contains("transition: never completed"))
      #expect(!journal.flush().contains("didShow b"))
    }

    @Test("Where there is an animator for the way back, no swipe back begins")
    func swipeBack() {
      stack.pushViewController(b, animated: false)
      stack.animators = [.pop: Animator(journal)]
      window.perform("swipeBack.begin@root")
      #expect(window.gesturesInProgress == 0)
      #expect(stack.viewControllers == [a, b])
      stack.animators = [:]
      window.perform("swipeBack.begin@root")
      #expect(window.gesturesInProgress == 1)
    }

    @Test("A finger pops by the app's recognizer: finished, moved back or taken away")
    func interactivePop() {
      stack.animators = [.pop: Animator(journal)]
      stack.isNavigationBarHidden = true
      stack.followEdge()
      for (end, answers, remaining) in [
        ("cancel", [0], ["a", "b"]), ("cancel", [1], ["a", "b"]), ("finish", [], ["a"]),
      ] {
        stack.setViewControllers([a, b], animated: false)
        driver.answers = answers
        _ = journal.flush()
        #expect(window.gestureNames() == ["panFromEdge(left).begin@root"])
        window.perform("panFromEdge(left).begin@root")
        #expect(names(stack.viewControllers) == ["a"])
        #expect(window.touchable() == [])
        #expect(
          window.gestureNames() == [
            "panFromEdge(left).finish@root", "panFromEdge(left).cancel@root",
          ])
        window.perform("panFromEdge(left).\(end)@root")
        driver.settle()
        #expect(names(stack.viewControllers) == remaining)
        #expect(window.touchable() == [remaining.last!])
        #expect(journal.flush().contains("didShow a") == (end == "finish"))
        #expect(window.gesturesInProgress == 0)
      }
    }

    @Test("A push that is called off takes its screen along")
    func cancelledPush() {
      let delegate = CallingOff()
      stack.delegate = delegate
      stack.pushViewController(b, animated: true)
      driver.settle()
      #expect(stack.viewControllers == [a])
      #expect(b.parent == nil)
      #expect(window.text() == ["stack*", "  a*"])
      #expect(
        journal.flush() == [
          "b.load", "a.willDisappear", "b.willAppear toParent", "b.willDisappear toParent",
          "a.willAppear", "b.didDisappear toParent", "a.didAppear", "b.didMove nowhere",
        ])
    }

    @Test("An animation can be paused, goes on, and can be stopped")
    func propertyAnimator() {
      var log: [String] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("changes") }
      animator.addCompletion { log.append("\($0)") }
      animator.pauseAnimation()
      driver.settle()
      #expect(log == ["changes"])
      animator.isReversed = true
      animator.continueAnimation(durationFactor: 0)
      driver.settle()
      #expect(log == ["changes", "start"])
      let other = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, animations: { log.append("other") },
        completion: { log.append("other \($0)") })
      other.stopAnimation(true)
      driver.settle()
      #expect(log == ["changes", "start", "other"])
    }
  }
}

/// A delegate whose animator calls each transition off.
@MainActor
private final class CallingOff: UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 1, animations: {}) { _ in
      transitionContext.completeTransition(false)
    }
  }
}
