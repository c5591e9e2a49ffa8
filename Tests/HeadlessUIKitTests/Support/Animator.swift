import HeadlessUIKit

/// An animator that ends its transition in one of several ways.
@MainActor
final class Animator: UIViewControllerAnimatedTransitioning {
  enum Ending {
    case completes
    /// It calls `completeTransition` while it is asked to animate.
    case completesAtOnce
    case forgets
    /// It ends the animation without a view to animate, as many animators do.
    case needsView
  }

  private weak var journal: Journal?
  private let ending: Ending

  init(_ journal: Journal, _ ending: Ending = .completes) {
    self.journal = journal
    self.ending = ending
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = names([context.viewController(forKey: .from)!])![0]
    let to = names([context.viewController(forKey: .to)!])![0]
    journal?.note("animate \(from) -> \(to)")
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
    } else if ending == .needsView {
      return
    }
    if ending == .completesAtOnce { return context.completeTransition(true) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if self.ending != .forgets {
        context.view(forKey: .from)?.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal?.note("animationEnded \(transitionCompleted)")
  }
}
