import NavigationModel

/// The methods by which a presentation controller notifies the app of swipes on a sheet. All are
/// optional.
///
/// The delegate is not notified of a dismissal by the app. A method that only a subclass of the
/// conforming class implements is not called; the conforming class must implement it, too.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asks the delegate whether a person may dismiss the sheet.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called when a person begins to swipe the sheet down.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after a person has dismissed the sheet.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when a person tried to dismiss a sheet that cannot be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)

  /// Asks the delegate for the style of a popover on a phone: `none` leaves it a popover.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style that the platform chooses, which is a sheet.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }

  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// An object that manages the presentation of a controller.
///
/// A subclass that the transitioning delegate provides is told of the transitions. What can be tapped in its
/// `containerView`, such as a view behind the presented one, is a control of the presentation.
///
/// Source: Apple's documentation of the class.
@MainActor @preconcurrency
open class UIPresentationController: UIResponder {
  /// The delegate, which is notified of swipes on the sheet.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  // Weak, because the presented controller holds this object.
  private weak var subject: UIViewController?

  /// The view around the presented one, while the presentation lasts.
  public internal(set) final var containerView: UIView?

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    subject = presentedViewController
    super.init()
  }

  /// The presented controller.
  public var presentedViewController: UIViewController {
    guard let subject else { fatalError(.outlived) }
    return subject
  }

  /// The presenting controller, while the presentation lasts.
  public var presentingViewController: UIViewController? { subject?.presenter }

  /// The view that is presented.
  open var presentedView: UIView? { subject?.view }

  /// The place of the presented view: the screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }

  /// A Boolean value that indicates whether what is below goes out of sight, which the style decides here.
  open var shouldRemovePresentersView: Bool { false }

  /// A Boolean value that indicates whether the presentation covers the screen, which the style decides here.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the controller comes: does nothing.
  open func presentationTransitionWillBegin() {}

  /// Called after the controller has come, or has not: does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the controller goes: does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after the controller has gone, or has not: does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the views around the presented one are placed: does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the views around the presented one were placed: does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Makes the view around the presented one, and places what is in it.
  final func begin() {
    containerView = TransitionContainerView()
    presentationTransitionWillBegin()
    containerViewWillLayoutSubviews()
    containerViewDidLayoutSubviews()
  }
}

extension String {
  fileprivate static let outlived =
    "The presentation controller has outlived the view controller that it presented"
}
