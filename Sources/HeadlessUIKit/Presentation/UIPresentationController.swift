import NavigationModel

/// Hears what a person does to a sheet; all methods are optional.
///
/// What the app dismisses itself is not told. A subclass of a class that conforms is only heard if
/// the class that conforms has the method, too.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a person may swipe the sheet away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Is called when a person begins to swipe the sheet away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Is called when a person has swiped the sheet away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Is called when a person tried to swipe a sheet away that stays.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// A person may.
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

/// What is in charge of one presentation.
@MainActor @preconcurrency
open class UIPresentationController: UIResponder {
  /// Who hears what a person does to the sheet.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  // Weak: what is presented holds this.
  private weak var subject: UIViewController?

  init(presented: UIViewController) {
    subject = presented
    super.init()
  }

  /// The controller that is presented.
  public var presentedViewController: UIViewController {
    guard let subject else { fatalError(.outlived) }
    return subject
  }

  /// The controller that presents, while it does.
  public var presentingViewController: UIViewController? { subject?.presenter }
}

extension String {
  fileprivate static let outlived =
    "The presentation controller has outlived the view controller that it presented"
}
