extension UIView {
  /// A Boolean value that indicates whether the platform places the view: `true`.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  /// The place of the view in its superview: the screen for windows and views of controllers, none for
  /// others.
  public final var frame: CGRect {
    get { bounds }
    set {}
  }

  /// The view's own coordinates: the screen for windows and views of controllers, none for others.
  ///
  /// Apps compare a movement with them.
  public final var bounds: CGRect {
    get { fillsScreen || controller != nil ? UIScreen.main.bounds : .zero }
    set {}
  }

  /// A Boolean value that indicates whether subviews are clipped: `false`.
  public final var clipsToBounds: Bool {
    get { false }
    set {}
  }

  /// The color of what can be tapped: none.
  public final var tintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The left edge in the direction of reading.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge in the direction of reading.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  /// A Boolean value that indicates whether nothing shines through: `true`.
  public final var isOpaque: Bool {
    get { true }
    set {}
  }

  /// The part of the view that no bar covers.
  public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

/// A part of a view that others are placed by. Layout is not modeled.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject {
  /// The left edge in the direction of reading.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge in the direction of reading.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

/// An edge, a middle or a size of a view. Layout is not modeled.
@MainActor @preconcurrency
public class NSLayoutAnchor: NSObject {
  /// Returns a constraint, which has no effect.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }

  /// Returns a constraint, which has no effect.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }

  /// Returns a constraint, which has no effect.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }
}

/// An edge or a middle from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}

/// An edge or a middle from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor {
  /// Returns a constraint, which has no effect.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// Returns a constraint, which has no effect.
  public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }
}

/// A rule by which views are placed. It has no effect.
@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
  /// An edge, a middle or a size of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  /// How two of them compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// Creates a rule.
  public override init() { super.init() }

  /// Creates a rule for two items.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) { self.init() }

  /// A Boolean value that indicates whether the rule applies: `false`.
  public var isActive: Bool {
    get { false }
    set {}
  }

  /// The distance: `0`.
  public var constant: CGFloat {
    get { 0 }
    set {}
  }

  /// Does nothing.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}

  /// Does nothing.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}
