import Foundation

/// The sizes of a view, as guides of its alignment are told them: those of a device without a screen.
public struct ViewDimensions: Sendable {
  /// The width of the view.
  public var width: Double { 390 }

  /// The height of the view.
  public var height: Double { 844 }

  /// The place of a guide: none.
  public subscript(guide: HorizontalAlignment) -> Double { 0 }

  /// The place of a guide: none.
  public subscript(guide: VerticalAlignment) -> Double { 0 }

  /// The place of a guide of the view's own: it has none.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { nil }

  /// The place of a guide of the view's own: it has none.
  public subscript(explicit guide: VerticalAlignment) -> Double? { nil }
}

/// A key for a value by which a view tells a layout of the app's own about itself.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value if the view has none.
  static var defaultValue: Value { get }
}

// These modifiers only place the view. They compile and change nothing; their closures never run.
extension View {
  /// Moves a guide of the view's alignment.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { self }

  /// Moves a guide of the view's alignment.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { self }

  /// Puts the view's middle at a point.
  public nonisolated func position(x: Double = 0, y: Double = 0) -> some View { self }

  /// Puts the view's middle at a point.
  public nonisolated func position(_ position: CGPoint) -> some View { self }

  /// Gives the view the size of its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view a part of the size of its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view a size that depends on that of its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double
  ) -> some View { self }

  /// Puts space between the view and what covers the screen's edges.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> some View { self }

  /// Puts space between the view and what covers the screen's edges.
  public nonisolated func safeAreaPadding(_ length: Double) -> some View { self }

  /// Puts space between the view and what covers the screen's edges.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Adds the padding that the scene has.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Tells a layout of the app's own about the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    self
  }

  /// Lets a view and those inside move as one.
  public nonisolated func geometryGroup() -> some View { self }

  /// Sets how many columns of a grid the view takes.
  public nonisolated func gridCellColumns(_ count: Int) -> some View { self }

  /// Sets where the view stands in the cell of a grid.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Sets the directions in which the view needs no room in a grid.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets the alignment of the view's column in a grid.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Keeps the view's proportions.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View { self }
}
