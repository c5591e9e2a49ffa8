extension UIWindow {
  /// The name of what is posted when a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The name of what is posted when a window is the key window no longer.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  /// The name of what is posted when a window has become visible.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The name of what is posted when a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
}

extension UIResponder {
  /// The name of what would be posted before a keyboard comes. There is no keyboard.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of what would be posted after a keyboard has come. There is no keyboard.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The name of what would be posted before a keyboard goes. There is no keyboard.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of what would be posted after a keyboard has gone. There is no keyboard.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The name of what would be posted before a keyboard moves. There is no keyboard.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name of what would be posted after a keyboard has moved. There is no keyboard.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of a keyboard's place before.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of a keyboard's place afterwards.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long a keyboard moves.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how a keyboard moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
