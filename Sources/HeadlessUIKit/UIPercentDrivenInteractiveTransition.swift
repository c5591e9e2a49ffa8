/// An object with which an app lets a finger drive the animations of an animator.
///
/// The animations of the animator wait until the app calls `finish` or `cancel`; their completions run
/// afterwards. An app that calls neither leaves the transition unfinished.
///
/// Source: Apple's documentation of the class.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: UIResponder,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?

  /// How far the finger has come, as the app told last.
  public private(set) final var percentComplete: CGFloat = 0

  /// How fast the rest of the transition is, which is not measured.
  open var completionSpeed: CGFloat = 1

  /// A Boolean value that indicates whether a finger drives the transition from the beginning.
  open var wantsInteractiveStart = true

  /// How long the transition takes: no time.
  public final var duration: CGFloat { 0 }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    (transitionContext as? AnimatedTransition)?.animate()
  }

  /// Tells how far the finger has come.
  open func update(_ percentComplete: CGFloat) {
    guard let context else { return }
    self.percentComplete = percentComplete
    context.updateInteractiveTransition(percentComplete)
  }

  /// Lets a finger hold the transition again, which has no effect.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Lets the transition go on to its end. It does nothing before the transition has begun.
  open func finish() { end { $0.finishInteractiveTransition() } }

  /// Lets the transition go back. It does nothing before the transition has begun.
  open func cancel() { end { $0.cancelInteractiveTransition() } }

  private func end(_ end: (any UIViewControllerContextTransitioning) -> Void) {
    guard let context else { return }
    self.context = nil
    end(context)
  }
}
