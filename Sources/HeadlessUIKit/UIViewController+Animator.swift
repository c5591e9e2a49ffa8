import NavigationModel

extension UIViewController {
  /// The presentation controller of a presentation of this controller: where the style is the app's own,
  /// the one that the transitioning delegate provides.
  final func presentationController(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if ownPresentationController == nil, modalPresentationStyle == .custom {
      ownPresentationController = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
    }
    return presentationController
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// Asks the transitioning delegate for the animator of a presentation of this controller.
  final func planForPresenting(
    by presenting: UIViewController, source: UIViewController
  ) -> AnimatedTransition.Plan? {
    guard let delegate = transitioningDelegate else { return nil }
    return AnimatedTransition.Plan(
      delegate.animationController(forPresented: self, presenting: presenting, source: source)
    ) { delegate.interactionControllerForPresentation(using: $0) }
  }

  /// Asks the transitioning delegate for the animator of the dismissal of this controller.
  final func planForDismissing() -> AnimatedTransition.Plan? {
    guard let delegate = transitioningDelegate else { return nil }
    return AnimatedTransition.Plan(delegate.animationController(forDismissed: self)) {
      delegate.interactionControllerForDismissal(using: $0)
    }
  }

  /// Lets an animator of the app's animate a presentation by this controller, or a dismissal.
  final func animate(
    _ plan: AnimatedTransition.Plan, _ context: TransitionContext, of presentation: Presentation,
    end: @escaping @MainActor (_ didComplete: Bool, _ presenter: UIViewController) -> Void
  ) {
    AnimatedTransition.begin(
      plan, context, in: presentation.controller.containerView ?? TransitionContainerView(),
      style: presentation.style
    ) { [weak self] didComplete in
      guard let self else { return }
      if !didComplete { context.cancel() }
      end(didComplete, self)
    }
  }

  /// Ends a presentation that its animator has called off.
  final func takeBackPresenting(_ context: TransitionContext) {
    guard let presentation, presentation.transition === context else { return }
    let presented = presentation.presented
    presentation.transition = nil
    presentation.animatedTransition = nil
    presented.beginDisappearing(animated: true)
    if presentation.style.covers { beginAppearing(animated: true) }
    self.presentation = nil
    presented.presenter = nil
    presented.ownPresentationController = nil
    presented.endDisappearing(animated: true)
    if presentation.style.covers { endAppearing(animated: true) }
    presented.isBeingPresented = false
    HeadlessPlatform.windowsChanged()
    HeadlessPlatform.record(
      .dismissed, presented, "\(presentation.kind) \(presented.screenName)",
      screen: presented.screenName)
    presentation.controller.presentationTransitionDidEnd(false)
    presentation.controller.containerView = nil
    context.complete()
    runCompletionsOfCancelled(presentation)
  }

  /// Ends a dismissal that its animator has called off.
  final func takeBackDismissing(_ context: TransitionContext) {
    guard let presentation, presentation.transition === context else { return }
    presentation.transition = nil
    presentation.animatedTransition = nil
    let chain = presentation.chain
    if presentation.style.covers { beginDisappearing(animated: true) }
    for link in chain {
      link.phase = .settled
      link.presented.isBeingDismissed = false
      link.presented.beginAppearing(animated: true)
    }
    if presentation.style.covers { endDisappearing(animated: true) }
    for link in chain {
      link.presented.endAppearing(animated: true)
      link.controller.dismissalTransitionDidEnd(false)
    }
    HeadlessPlatform.windowsChanged()
    context.complete()
    runCompletionsOfCancelled(presentation)
    refuseSuccessor(of: presentation)
  }

  private func runCompletionsOfCancelled(_ presentation: Presentation) {
    let completions = presentation.completions
    presentation.completions = []
    guard !completions.isEmpty,
      HeadlessPlatform.choose(2, .outcome(AnimatedTransition.question)) == 0
    else { return }
    for completion in completions { completion.run() }
  }
}

extension AnimatedTransition {
  static let question = "transition that its animator calls off: completion runs or not"
}
