/// A key that identifies one of the controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private let name: String

  /// The key of the controller that is visible when the transition begins.
  public static let from = UITransitionContextViewControllerKey(name: "from")

  /// The key of the controller that is visible when the transition ends.
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// The properties of a running transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition takes time.
  var isAnimated: Bool { get }

  /// A Boolean value that indicates whether a finger currently drives the transition.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether a finger drove the transition when it began.
  var initiallyInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }

  /// Returns one of the controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// An object with which an app runs code alongside a running transition or after it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a closure alongside the transition, and another when it has completed or was cancelled.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a closure when the finger that drives the transition is lifted.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
