/// What fills a shape, a text or a background.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// Black.
  @MainActor public static var black: Color { .black }
  /// Blue.
  @MainActor public static var blue: Color { .blue }
  /// Brown.
  @MainActor public static var brown: Color { .brown }
  /// Nothing at all.
  @MainActor public static var clear: Color { .clear }
  /// Cyan.
  @MainActor public static var cyan: Color { .cyan }
  /// Gray.
  @MainActor public static var gray: Color { .gray }
  /// Green.
  @MainActor public static var green: Color { .green }
  /// Indigo.
  @MainActor public static var indigo: Color { .indigo }
  /// Mint.
  @MainActor public static var mint: Color { .mint }
  /// Orange.
  @MainActor public static var orange: Color { .orange }
  /// Pink.
  @MainActor public static var pink: Color { .pink }
  /// Purple.
  @MainActor public static var purple: Color { .purple }
  /// Red.
  @MainActor public static var red: Color { .red }
  /// Teal.
  @MainActor public static var teal: Color { .teal }
  /// White.
  @MainActor public static var white: Color { .white }
  /// Yellow.
  @MainActor public static var yellow: Color { .yellow }
}

/// Colors that pass into each other.
public struct Gradient: Sendable {
  /// Creates a gradient.
  public init(colors: [Color]) {}
}

/// Colors that pass into each other along a line.
public struct LinearGradient: View, ShapeStyle {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  /// Creates a gradient from colors.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates a gradient.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: PrimitiveView {
  func render(in node: Node) {}
}

/// A background through which what is behind it can be seen.
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  /// A very thin one.
  public static var ultraThinMaterial: Material { Material() }
  /// A thin one.
  public static var thinMaterial: Material { Material() }
  /// One of middle thickness.
  public static var regularMaterial: Material { Material() }
  /// A thick one.
  public static var thickMaterial: Material { Material() }
  /// A very thick one.
  public static var ultraThickMaterial: Material { Material() }
  /// That of bars.
  public static var bar: Material { Material() }
}

/// A style that fills shapes, without its type.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides the type of what fills shapes.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// A shape of a size that the views around it decide.
public protocol Shape: View, Sendable {}

extension Shape {
  /// The content of the view: nothing that could be touched on its own.
  public var body: EmptyView { EmptyView() }

  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(_ style: S) -> some Shape { self }

  /// Draws the shape's outline.
  public nonisolated func stroke<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> some Shape {
    self
  }

  /// Draws the shape's outline within it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: Double = 1
  ) -> some Shape { self }

  /// Takes a part of the shape's outline.
  public nonisolated func trim(from start: Double = 0, to end: Double = 1) -> some Shape { self }
}

/// The ways to round a corner.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public nonisolated init() {}
}

/// A circle.
public struct Circle: Shape {
  /// Creates a circle.
  public nonisolated init() {}
}

/// An ellipse.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  public nonisolated init() {}
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  /// Creates a rectangle with rounded corners.
  public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}
}

/// A shape that hides its type.
public struct AnyShape: Shape {
  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) {}
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles at its ends.
  public static var capsule: Capsule { Capsule() }
}

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Cuts the view to a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }

  /// Cuts the view to its bounds.
  public nonisolated func clipped() -> some View { self }

  /// Decides which part of the view can be touched: here a view is touched as a whole.
  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { self }

  /// Sets what fills the foreground.
  @_disfavoredOverload
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Puts what fills it behind the view.
  @_disfavoredOverload
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Puts a filled shape behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View
  {
    self
  }
}
