extension NSLayoutConstraint {
  /// The directions in which views are placed.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

/// Distances from the edges of a view.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIStackView {
  /// The ways in which views share the length of a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The ways in which views stand across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The direction in which views are arranged: in a row.
  public final var axis: NSLayoutConstraint.Axis {
    get { .horizontal }
    set {}
  }

  /// The way in which views share the length: they fill it.
  public final var distribution: Distribution {
    get { .fill }
    set {}
  }

  /// The way in which views stand across the stack: they fill it.
  public final var alignment: Alignment {
    get { .fill }
    set {}
  }

  /// The distance between views: `0`.
  public final var spacing: CGFloat {
    get { 0 }
    set {}
  }

  /// A Boolean value that indicates whether views keep the margins: `false`.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { false }
    set {}
  }
}

extension UIView {
  /// The distances that a view keeps from its edges: none.
  public final var layoutMargins: UIEdgeInsets {
    get { .zero }
    set {}
  }
}
