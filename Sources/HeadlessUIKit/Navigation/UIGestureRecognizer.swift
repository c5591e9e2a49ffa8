import NavigationModel

/// Decides whether a gesture may begin.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin; asked whenever it could, so an answer must change nothing.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// Something that a person can do with a finger, and the app can forbid.
@MainActor @preconcurrency
open class UIGestureRecognizer: UIResponder {
  /// Whether the gesture is possible at all.
  open var isEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  /// Who decides whether the gesture may begin; without one it may.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  override init() { super.init() }

  var mayBegin: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin(self) != false }
}

/// Lets the swipe back begin where there is a back button.
@MainActor
final class BackButtonRule: UIGestureRecognizerDelegate {
  private unowned let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigationController.showsBackButton
  }
}
