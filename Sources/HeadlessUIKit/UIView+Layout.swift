extension UIView {
  /// Asks to place subviews again, which has no effect.
  public final func setNeedsLayout() {}

  /// Places subviews where that was asked for, which has no effect.
  public final func layoutIfNeeded() {}

  /// Asks to draw the view again, which has no effect.
  public final func setNeedsDisplay() {}

  /// Asks to update constraints, which has no effect.
  public final func setNeedsUpdateConstraints() {}

  /// Makes the view as large as its content, which has no effect.
  public final func sizeToFit() {}
}
