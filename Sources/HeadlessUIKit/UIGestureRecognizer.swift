import NavigationModel

/// The methods by which an app allows a gesture to begin.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Asks the delegate whether the gesture may begin. It is called whenever the gesture is
  /// possible, so that an implementation must not change anything.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// An object that recognizes a gesture and lets the app disable it.
@MainActor @preconcurrency
open class UIGestureRecognizer: UIResponder {
  /// A Boolean value that indicates whether the gesture is enabled.
  open var isEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  /// The delegate that decides whether the gesture may begin. Without a delegate it may.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  override init() { super.init() }

  var mayBegin: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin(self) != false }
}

/// The default delegate of the swipe back, which lets it begin where there is a back button.
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
