extension UIView {
  /// Ends editing within the view. There is no keyboard.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool { true }
}
