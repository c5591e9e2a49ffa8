/// A line of text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String?
}

/// A view that arranges others in a row or column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The views that are arranged.
  public var arrangedSubviews: [UIView] { subviews }

  /// Creates a view that arranges other views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addSubview(view) }
  }

  /// Adds a view to the arranged ones.
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }

  /// Adds a view to the arranged ones, at a position among them.
  open func insertArrangedSubview(_ view: UIView, at index: Int) { insertSubview(view, at: index) }

  /// Arranges a view no longer, which is looks: it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {}
}
