/// A recognizer of long presses, which begins and ends within one event, `longPress`.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time until the gesture begins, which is not measured.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The distance that the finger may move, which is not measured.
  open var allowableMovement: CGFloat = 10

  /// The number of taps before the press, which is looks.
  open var numberOfTapsRequired = 0

  /// The number of fingers that make the gesture, which is looks.
  open var numberOfTouchesRequired = 1
}
