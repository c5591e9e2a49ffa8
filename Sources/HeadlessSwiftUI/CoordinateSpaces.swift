import Foundation

/// A space in which places are measured.
public protocol CoordinateSpaceProtocol: Sendable {}

/// A space in which places are measured, by its name.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

extension CoordinateSpace: CoordinateSpaceProtocol {}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
}

/// A space that a view around has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space that a view around has named.
  public static func named(_ name: some Hashable) -> Self { Self() }

  /// The space of what scrolls around the view.
  public static var scrollView: Self { Self() }

  /// The space of what scrolls around the view along an axis.
  public static func scrollView(axis: Axis) -> Self { Self() }
}

extension GeometryProxy {
  /// Returns the frame of the view: that of the whole space, in every space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// Returns the frame of the view: that of the whole space, in every space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The parts of the space that bars cover: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

// These modifiers name spaces in which nothing is measured here. They compile and change nothing.
extension View {
  /// Names the view's space for views inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Names the view's space for views inside.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}
