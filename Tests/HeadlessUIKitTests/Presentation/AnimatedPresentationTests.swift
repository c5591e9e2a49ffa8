import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Transitioning: UIViewControllerTransitioningDelegate {
  var coming: Animator?
  var going: Animator?
  var interaction: UIPercentDrivenInteractiveTransition?
  weak var made: UIPresentationController?
  var makes: ((UIViewController, UIViewController?) -> UIPresentationController)?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { coming }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { going }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makes?(presented, presenting) }
}

/// A presentation controller with a view behind the presented one that dismisses it.
private final class DimmingController: UIPresentationController {
  let journal: Journal
  let dimming = UIView()

  init(_ journal: Journal, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    journal.note("willBegin")
    dimming.accessibilityIdentifier = "dimming"
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("close", DimmingController.close as (DimmingController) -> () -> Void)))
    containerView?.addSubview(dimming)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal.note("didEnd \(completed)")
  }
  override func dismissalTransitionWillBegin() { journal.note("dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal.note("dismissalDidEnd \(completed)")
  }

  private func close() { presentingViewController?.dismiss(animated: true) }
}

extension UIKitTests {
  @MainActor
  @Suite final class AnimatedPresentationTests: StackScene {
    private lazy var m = Screen("m", journal)
    private let transitioning = Transitioning()

    private func present(_ style: UIModalPresentationStyle = .custom, animated: Bool = true) {
      m.modalPresentationStyle = style
      m.transitioningDelegate = transitioning
      a.present(m, animated: animated) { [journal] in journal.note("presented") }
    }

    @Test("An animator animates the presentation, and ends it by completeTransition")
    func presents() {
      transitioning.coming = Animator(journal)
      present()
      #expect(
        journal.flush() == ["m.load", "m.willAppear presented", "animate NotingStack -> m"])
      #expect(window.touchable() == [])
      #expect(window.gestureNames() == [])
      #expect(
        window.stateText() == [
          "delegate: NotingStack", "transition: animated by the app", "completions: 1",
        ])
      driver.settle()
      #expect(
        journal.flush() == ["m.didAppear presented", "presented", "animationEnded true"])
      #expect(window.text() == ["stack", "  a", "  ▸cover*", "    m*"])
      #expect(window.stateText() == ["delegate: NotingStack"])
    }

    @Test("A presentation without animation, and one without an animator, are the platform's")
    func platform() {
      transitioning.coming = Animator(journal)
      present(animated: false)
      #expect(
        journal.flush() == [
          "m.load", "m.willAppear presented", "m.didAppear presented", "presented",
        ])
      a.dismiss(animated: true)
      driver.settle()
      #expect(window.touchable() == ["a"])
    }

    @Test("An animator that forgets completeTransition leaves the app without anything to touch")
    func forgets() {
      transitioning.coming = Animator(journal, .forgets)
      present()
      driver.settle()
      #expect(
        journal.flush() == ["m.load", "m.willAppear presented", "animate NotingStack -> m"])
      #expect(
        driver.log() == [
          "presented cover m",
          "warned the transition to m never ends: its animator is done without calling "
            + "completeTransition(_:)",
        ])
      #expect(window.touchable() == [])
      #expect(window.gestureNames() == [])
      #expect(window.stateText().contains("transition: never completed"))
      // What is in a transition can't be dismissed.
      a.dismiss(animated: true)
      driver.settle()
      #expect(
        driver.log() == [
          "warned a dismissal while a transition of m is in progress is ignored"
        ])
      #expect(a.presentedViewController === m)
    }

    @Test("Where what is below stays, its view neither comes nor goes")
    func keyedViews() {
      transitioning.going = Animator(journal, .needsView)
      present(animated: false)
      a.dismiss(animated: true)
      driver.settle()
      #expect(window.touchable() == [])
      #expect(driver.log().last?.hasPrefix("warned the transition to") == true)
      #expect(window.stateText().contains("transition: never completed"))
    }

    @Test("Where what is below goes out of sight, its view comes back")
    func keyedViewsOfFullScreen() {
      transitioning.going = Animator(journal, .needsView)
      present(.fullScreen, animated: false)
      a.dismiss(animated: true)
      driver.settle()
      #expect(window.touchable() == ["a"])
    }

    @Test("An animator may complete the transition while it is asked to animate")
    func atOnce() {
      transitioning.coming = Animator(journal, .completesAtOnce)
      present()
      #expect(window.touchable() == ["m"])
      #expect(driver.jobs.isEmpty)
    }

    @Test("The delegate is not kept: one that nobody holds animates nothing")
    func weakDelegate() {
      m.modalPresentationStyle = .custom
      do {
        let delegate = Transitioning()
        delegate.coming = Animator(journal)
        m.transitioningDelegate = delegate
      }
      a.present(m, animated: true)
      driver.settle()
      #expect(journal.flush() == ["m.load", "m.willAppear presented", "m.didAppear presented"])
    }

    // MARK: - Presentation controllers

    @Test("The app's presentation controller is told, and a tap around the screen reaches it")
    func presentationController() {
      transitioning.makes = { [journal] in DimmingController(journal, $0, $1) }
      present()
      driver.settle()
      #expect(m.presentationController is DimmingController)
      #expect(
        journal.flush() == [
          "m.load", "willBegin", "m.willAppear presented", "m.didAppear presented", "didEnd true",
          "presented",
        ])
      #expect(window.text() == ["stack", "  a", "  ▸cover* [dimming]", "    m*"])
      #expect(window.tap("dimming"))
      driver.settle()
      #expect(
        journal.flush() == [
          "dismiss", "dismissalWillBegin", "m.willDisappear dismissed", "m.didDisappear dismissed",
          "dismissalDidEnd true",
        ])
      #expect(window.touchable() == ["a"])
    }

    // MARK: - A finger drives the transition

    private func beginDismissing() -> UIPercentDrivenInteractiveTransition {
      let interaction = UIPercentDrivenInteractiveTransition()
      transitioning.going = Animator(journal)
      transitioning.interaction = interaction
      present(animated: false)
      forget()
      a.dismiss(animated: true) { [journal] in journal.note("dismissed") }
      #expect(journal.flush() == ["m.willDisappear dismissed", "animate m -> NotingStack"])
      driver.settle()
      // Nothing ends before the app says so.
      #expect(journal.flush() == [])
      #expect(window.stateText().contains("transition: animated by the app, held"))
      #expect(m.transitionCoordinator?.isInteractive == true)
      interaction.update(0.5)
      #expect(interaction.percentComplete == 0.5)
      return interaction
    }

    @Test("A finger finishes the dismissal")
    func finish() {
      beginDismissing().finish()
      #expect(journal.flush() == [])
      driver.settle()
      #expect(
        journal.flush() == ["m.didDisappear dismissed", "dismissed", "animationEnded true"])
      #expect(window.touchable() == ["a"])
      #expect(driver.log() == ["dismissed cover m"])
    }

    @Test("A finger calls the dismissal off, and the completion runs or not")
    func cancel() {
      for answer in [0, 1] {
        let interaction = beginDismissing()
        driver.answers = [answer]
        interaction.cancel()
        driver.settle()
        #expect(
          journal.flush()
            == ["m.willAppear", "m.didAppear"] + (answer == 0 ? ["dismissed"] : [])
            + ["animationEnded false"])
        #expect(window.touchable() == ["m"])
        #expect(driver.log() == [])
        transitioning.interaction = nil
        a.dismiss(animated: false)
        forget()
      }
      #expect(
        driver.outcomesAsked
          == Array(
            repeating: "transition that its animator calls off: completion runs or not (2)",
            count: 2))
    }

    @Test("A finger calls the presentation off")
    func cancelPresenting() {
      let interaction = UIPercentDrivenInteractiveTransition()
      transitioning.coming = Animator(journal)
      transitioning.interaction = interaction
      driver.answers = [1]
      present()
      interaction.cancel()
      driver.settle()
      #expect(
        journal.flush() == [
          "m.load", "m.willAppear presented", "animate NotingStack -> m",
          "m.willDisappear presented", "m.didDisappear presented", "animationEnded false",
        ])
      #expect(window.text() == ["stack*", "  a*"])
      #expect(driver.log() == ["presented cover m", "dismissed cover m"])
      #expect(m.presentingViewController == nil)
    }

    @Test("An app that calls neither leaves the transition unfinished")
    func neither() {
      _ = beginDismissing()
      #expect(window.touchable() == [])
      #expect(driver.jobs.isEmpty)
    }
  }
}
