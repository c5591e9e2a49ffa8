import NavigationModel

/// A recognizer of taps. Its view is a control that can be tapped.
///
/// The control has the view's accessibility identifier, else the text that the view shows first, the
/// recognizer's name or the name of the view's class. Where several taps are required, their number follows,
/// as in `Photo (2 taps)`.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that make the gesture.
  open var numberOfTapsRequired = 1 { didSet { HeadlessPlatform.windowsChanged() } }

  /// The number of fingers that make the gesture, which is looks.
  open var numberOfTouchesRequired = 1
}
