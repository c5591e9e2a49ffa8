/// Which of the controllers of a transition is meant.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private let name: String

  /// The controller that is in sight when the transition begins.
  public static let from = UITransitionContextViewControllerKey(name: "from")

  /// The controller that is in sight when the transition ends.
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// What is known about a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }

  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }

  /// Whether a finger drove the transition when it began.
  var initiallyInteractive: Bool { get }

  /// Whether the transition was called off.
  var isCancelled: Bool { get }

  /// One of the controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A running transition, to run something beside it or after it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs something beside the transition, and something else when it has ended or was called off.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs something when the finger that drives the transition lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs something beside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
