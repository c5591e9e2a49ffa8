import Foundation
import HeadlessUIKit

/// What the stand-in for an animator of the app does: it completes the transition when its animations have
/// ended, as animators do.
extension UIViewControllerAnimatedTransitioning {
  /// Returns how long the transition takes, which is not measured.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  /// Changes nothing, and completes the transition, or calls it off with the finger that drives it.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
