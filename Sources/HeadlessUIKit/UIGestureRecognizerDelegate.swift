/// The methods by which an app decides about gestures. All are optional.
///
/// A method that only a subclass of the conforming class implements is not called; the conforming class
/// must implement it, too.
///
/// Source: Apple's documentation of `UIGestureRecognizerDelegate`.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Asks the delegate whether the gesture may begin.
  ///
  /// Of the swipe back it is asked whenever the swipe is possible, so that an implementation must not
  /// change anything; of the app's recognizers it is asked as a gesture begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Asks the delegate whether the recognizer gets to know of a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Asks the delegate whether two recognizers may recognize gestures at the same time. It is not
  /// called, since a person makes one gesture at a time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks the delegate whether a recognizer waits for another one to fail. It is not called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks the delegate whether another recognizer waits for this one to fail. It is not called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The view that was touched.
  public let view: UIView?

  /// The window that was touched.
  public var window: UIWindow? { view?.window }

  /// The number of taps: `1`.
  public let tapCount = 1

  init(on view: UIView?) { self.view = view }

  /// Returns where the finger is: nowhere, since nothing has a place.
  public final func location(in view: UIView?) -> CGPoint { .zero }
}
