import NavigationModel

extension UINavigationController {
  /// Shows the top of the stack, if the controller is visible.
  func followStack(animated: Bool) {
    guard transition == nil else {
      followUp = animated
      return
    }
    guard isInSight else {
      if let shown, !stack.has(shown) {
        self.shown = nil
        leave(shown)
      }
      if let top = stack.last { arrive(top) }
      return
    }
    let top = stack.last
    if top !== shown { begin(from: shown, to: top, animated: animated) }
  }

  private func begin(from: UIViewController?, to: UIViewController?, animated: Bool) {
    let plan = animated && !isSwiping ? plan(from: from, to: to) : nil
    let context = TransitionContext(
      from: from, to: to, animated: animated, interactive: isSwiping && animated, plan: plan)
    transition = context
    if plan != nil { animatedTransition = context }
    shown = to
    to?.loadViewIfNeeded()
    from?.isMovingFromParent = !stack.has(from)
    to?.isMovingToParent = to?.awaitsMove ?? false
    from?.beginDisappearing(animated: animated)
    to?.beginAppearing(animated: animated)
    if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
    if let plan {
      AnimatedTransition.begin(
        plan, context, in: TransitionContainerView(), style: .none
      ) { [weak self, weak context] didComplete in
        if let context { self?.complete(context, didComplete) }
      }
    } else if !animated {
      finish(context)
    } else if context.isInteractive {
      context.beginInteraction(in: treeWindow)
    } else {
      schedule(context) { $0.finish(context) }
    }
  }

  func schedule(
    _ context: TransitionContext, _ end: @escaping @MainActor (UINavigationController) -> Void
  ) {
    HeadlessPlatform.schedule(.transition, for: context) { [weak self] in
      Isolation.assumed { if let self { end(self) } }
    }
  }

  func finish(_ context: TransitionContext) {
    guard transition === context else { return }
    transition = nil
    animatedTransition = nil
    let (from, to) = (context.from, context.to)
    if let from, !stack.has(from) {
      if context.initiallyInteractive {
        HeadlessPlatform.record(.popped, from, from.screenName, screen: from.screenName)
      }
      if from.parent === self { from.parent = nil }
      from.awaitsMove = false
      from.endDisappearing(animated: context.isAnimated)
      if from.parent == nil { from.sendDidMove(toParent: nil) }
    } else {
      from?.endDisappearing(animated: context.isAnimated)
    }
    if isInSight { to?.endAppearing(animated: context.isAnimated) }
    if let to { arrive(to) }
    from?.isMovingFromParent = false
    to?.isMovingToParent = false
    HeadlessPlatform.windowsChanged()
    endingTransition = context
    if let to, to.parent === self { announce(to, animated: context.isAnimated) }
    endingTransition = nil
    context.complete()
    catchUp()
    if let to { leaveIfGone(to) }
  }

  /// Removes a screen that was popped during its push and has never been visible.
  private func leaveIfGone(_ controller: UIViewController) {
    if !isInTransition(controller), shown !== controller { leave(controller) }
  }

  func announce(_ controller: UIViewController, animated: Bool) {
    announced = delegate == nil ? nil : controller
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  func catchUp() {
    guard transition == nil, let animated = followUp else { return }
    followUp = nil
    followStack(animated: animated)
  }
}
