import Foundation

/// The measures of the space that a view is offered: those of a device without a screen.
public struct GeometryProxy: Sendable {
  /// The size of the space.
  public let size = CGSize(width: 390, height: 844)
}

/// A view whose content depends on the space that it is offered.
public struct GeometryReader<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Makes content for the space of a device.
  public init(@ViewBuilder content: (GeometryProxy) -> Content) {
    self.content = content(GeometryProxy())
  }
}

/// Scrolls to views. All views count as visible, so that it has nothing to do.
public struct ScrollViewProxy {
  /// Scrolls to a view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view whose content can be scrolled by code.
public struct ScrollViewReader<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Makes content that can be scrolled by code.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }
}

/// A point in a rectangle of the size one.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from above.
  public var y: Double

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the edge where text begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge where text ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner where text begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where text ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where text begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where text ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension GeometryReader: ContainerView {}
extension ScrollViewReader: ContainerView {}
