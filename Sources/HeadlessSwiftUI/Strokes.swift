/// The look of an outline; it means nothing for navigation.
public struct StrokeStyle: Equatable, Sendable {
  /// Creates a style from what it looks like.
  public init(
    lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {}
}

/// The looks of the ends of a line.
public enum CGLineCap: Sendable {
  /// Without more than the line.
  case butt
  /// Rounded.
  case round
  /// With half a square more.
  case square
}

/// The looks of the places where lines meet.
public enum CGLineJoin: Sendable {
  /// Pointed.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}

extension Shape {
  /// Draws the shape's outline with a width.
  public nonisolated func stroke(lineWidth: Double = 1) -> some Shape { self }

  /// Draws the shape's outline with a style.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }

  /// Draws the shape's outline with a color and a style.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some Shape {
    self
  }

  /// Draws the shape's outline within it with a width.
  public nonisolated func strokeBorder(lineWidth: Double = 1) -> some Shape { self }

  /// Draws the shape's outline within it with a style.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some Shape { self }

  /// Draws the shape's outline within it with a color and a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some Shape { self }
}
