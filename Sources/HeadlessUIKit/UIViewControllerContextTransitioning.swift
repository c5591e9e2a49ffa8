/// A key that identifies one of the views of a transition.
public struct UITransitionContextViewKey: Hashable, Sendable {
  private let name: String

  /// The key of the view that is visible when the transition begins.
  public static let from = UITransitionContextViewKey(name: "from")

  /// The key of the view that is visible when the transition ends.
  public static let to = UITransitionContextViewKey(name: "to")
}

/// What an animator is told of its transition, and by which it tells that the transition has ended.
///
/// Source: Apple's documentation of the protocol.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the animator arranges the others.
  var containerView: UIView { get }

  /// A Boolean value that indicates whether the transition takes time.
  var isAnimated: Bool { get }

  /// A Boolean value that indicates whether a finger currently drives the transition.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the finger called the transition off.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation, or `none` in a stack.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells how far the finger has come, which has no effect.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the finger was lifted and the transition goes on.
  func finishInteractiveTransition()

  /// Tells that the finger was lifted and the transition goes back.
  func cancelInteractiveTransition()

  /// Tells that a finger holds the transition again, which has no effect.
  func pauseInteractiveTransition()

  /// Tells that the transition has ended.
  ///
  /// - Parameter didComplete: `false` where what was visible before is visible again.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the views that come or go.
  ///
  /// Where what is below stays visible, its view neither comes nor goes, and there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns the place of a controller's view before: the screen.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the place of a controller's view afterwards: the screen.
  func finalFrame(for vc: UIViewController) -> CGRect
}
