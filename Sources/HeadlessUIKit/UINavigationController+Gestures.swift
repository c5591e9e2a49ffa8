import HeadlessCombine
import NavigationModel

extension UINavigationController {
  /// A Boolean value that indicates whether the bar has a back button.
  var showsBackButton: Bool { !hidesBar && hasBackButton }

  /// A Boolean value that indicates whether a person could go back by a button of the platform if the bar
  /// were seen: then swiping back is possible.
  var hasBackButton: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let top = stack.last else { return false }
    return top.navigationItem.showsBackButton && !top.hostedHidesBackButton
  }

  /// A Boolean value that indicates whether a person can try to swipe back: a delegate of the app is asked
  /// once it begins, and not before, since what it does there is its own.
  var canSwipeBack: Bool {
    guard let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled else {
      return false
    }
    let isForbidden = recognizer.delegate is BackButtonRule && !hasBackButton
    return stack.count > 1 && transition == nil && !isForbidden
  }

  /// How the app has changed when a swipe back can begin; nil if it has not.
  var ruleOfSwipeBack: String? {
    guard let recognizer = interactivePopGestureRecognizer else { return nil }
    if !recognizer.isEnabled { return "disabled" }
    guard let delegate = recognizer.delegate else { return "always" }
    return delegate is BackButtonRule ? nil : TypeNames.baseName(of: type(of: delegate))
  }

  /// Begins a swipe back, unless the delegate of its recognizer refuses.
  func beginSwipe() {
    guard interactivePopGestureRecognizer?.mayBegin == true else { return }
    if let top = stack.last, let below = stack.dropLast().last,
      delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: below)
        != nil
    {
      return
    }
    interactivePopGestureRecognizer?.tell(.began)
    isSwiping = true
    _ = popViewController(animated: true)
    isSwiping = false
  }

  /// Ends the swipe when the finger is lifted, or when it can no longer hold the screen.
  func endSwipe(cancelled: Bool) {
    guard let context = transition, context.isHeld else { return }
    interactivePopGestureRecognizer?.end(.ended)
    context.endInteraction(cancelled: cancelled)
    schedule(context) { $0.endSwipe(context) }
  }

  func endSwipe(_ context: TransitionContext) {
    guard transition === context else { return }
    guard context.isCancelled, let from = context.from, restore(from, above: context.to) else {
      return finish(context)
    }
    transition = nil
    animatedTransition = nil
    shown = from
    from.isMovingFromParent = false
    context.to?.beginDisappearing(animated: true)
    if isInSight { from.beginAppearing(animated: true) }
    context.to?.endDisappearing(animated: true)
    if isInSight { from.endAppearing(animated: true) }
    HeadlessPlatform.windowsChanged()
    context.complete()
    followUp = followUp ?? false
    catchUp()
  }

  /// Puts the screen of a cancelled swipe back onto the stack.
  ///
  /// - Returns: `true` if the screen is on the stack again, or `false` if the screen below it is
  ///   gone.
  private func restore(_ controller: UIViewController, above below: UIViewController?) -> Bool {
    if stack.has(controller) { return true }
    guard let index = stack.place(of: below) else { return false }
    stack.insert(controller, at: index + 1)
    return true
  }

  /// Goes back several screens at once, as by the menu of the back button.
  func goBack(_ count: Int) { change(to: stack.dropLast(count), animated: true) }
}
