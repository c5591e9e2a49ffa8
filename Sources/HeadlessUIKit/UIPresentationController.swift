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
}

extension UIAdaptivePresentationControllerDelegate {
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
@MainActor @preconcurrency
open class UIPresentationController: UIResponder {
  /// The delegate, which is notified of swipes on the sheet.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  // Weak, because the presented controller holds this object.
  private weak var subject: UIViewController?

  init(presented: UIViewController) {
    subject = presented
    super.init()
  }

  /// The presented controller.
  public var presentedViewController: UIViewController {
    guard let subject else { fatalError(.outlived) }
    return subject
  }

  /// The presenting controller, while the presentation lasts.
  public var presentingViewController: UIViewController? { subject?.presenter }
}

extension String {
  fileprivate static let outlived =
    "The presentation controller has outlived the view controller that it presented"
}
