import NavigationModel

extension UINavigationController {
  /// Asks the delegate for the animator of a transition.
  func plan(from: UIViewController?, to: UIViewController?) -> AnimatedTransition.Plan? {
    guard let delegate, let from, let to else { return nil }
    let operation: Operation = to.awaitsMove ? .push : .pop
    return AnimatedTransition.Plan(
      delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
    ) { delegate.navigationController(self, interactionControllerFor: $0) }
  }

  /// Ends a transition that an animator of the app's has completed.
  func complete(_ context: TransitionContext, _ didComplete: Bool) {
    guard transition === context else { return }
    if didComplete { return finish(context) }
    context.cancel()
    // A push that is called off takes its screen along.
    let pushed = context.to?.awaitsMove == true ? context.to : nil
    if let pushed { stack.remove(pushed) }
    endSwipe(context)
    if let pushed { leave(pushed) }
  }
}
