import NavigationModel

/// A line of text, which can be touched only where the app enables that.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// Creates a line of text, whatever the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var ownText: String? { text }
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
