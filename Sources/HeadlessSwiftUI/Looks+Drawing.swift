import Foundation

/// The ways to mix the colors of a view with those behind it.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// The ways to count the colors of a drawing.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

/// A projection of points.
public struct ProjectionTransform: Hashable, Sendable {
  /// Creates a projection that changes nothing.
  public init() {}
}

/// The material of glass.
public struct Glass: Equatable, Sendable {
  /// Glass as bars have it.
  public static var regular: Glass { Glass() }
  /// Glass through which more can be seen.
  public static var clear: Glass { Glass() }
  /// No glass.
  public static var identity: Glass { Glass() }

  /// The same glass in a color.
  public func tint(_ color: Color?) -> Glass { self }

  /// The same glass that moves under a finger, or does not.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How a view looks under a pointer.
public enum HoverEffect: Sendable { case automatic, highlight, lift }

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Mixes the colors of the view with those behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws a line around the view.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    self
  }

  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View { self }

  /// Inverts the view's colors.
  public nonisolated func colorInvert() -> some View { self }

  /// Multiplies the view's colors by one.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }

  /// Makes one picture of the view before others see it.
  public nonisolated func compositingGroup() -> some View { self }

  /// Sets the view's contrast.
  public nonisolated func contrast(_ amount: Double) -> some View { self }

  /// Draws the view aside.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Makes the view gray.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }

  /// Turns the view's colors.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }

  /// Makes the view transparent where it is dark.
  public nonisolated func luminanceToAlpha() -> some View { self }

  /// Sets how strong the view's colors are.
  public nonisolated func saturation(_ amount: Double) -> some View { self }

  /// Shows the view where another one is, which itself nobody sees or touches.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Shows the view where another one is, which itself nobody sees or touches.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Cuts the view to a shape, with smooth edges or without.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { self }

  /// Projects the view.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// Makes the view larger or smaller, from a point.
  public nonisolated func scaleEffect(_ scale: Double, anchor: UnitPoint) -> some View { self }

  /// Makes the view wider or higher.
  public nonisolated func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  /// Makes the view larger or smaller.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View { self }

  /// Turns the view around a point.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View { self }

  /// Draws the view somewhere else.
  public nonisolated func offset(_ offset: CGSize) -> some View { self }

  /// Blurs the view.
  public nonisolated func blur(radius: Double, opaque: Bool) -> some View { self }

  /// Adds a shadow.
  public nonisolated func shadow(radius: Double, x: Double = 0, y: Double) -> some View { self }

  /// Makes glass of the view's background.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Makes glass of the view's background, in a shape.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View { self }

  /// Names the glass of the view among that of others.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Continues the view behind what stands beside it.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }

  /// Sets how the view looks under a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets how the view looks under a pointer, at times.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }

  /// Lets the view look under a pointer as others do, or not.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets what fills backgrounds inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the shape of containers inside.
  public nonisolated func containerShape<S: Shape>(_ shape: S) -> some View { self }

  /// Puts what fills it behind the view and under bars.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View { self }
}

/// The ways to fill a shape.
public struct FillStyle: Equatable, Sendable {
  /// Creates a way to fill a shape.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// What fills shapes at a level of importance.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What is most important.
  public static var primary: Self { Self() }
  /// What is less important.
  public static var secondary: Self { Self() }
  /// What is still less important.
  public static var tertiary: Self { Self() }
  /// What is hardly important.
  public static var quaternary: Self { Self() }
}

/// What fills controls.
public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  /// What fills controls.
  public static var tint: Self { Self() }
}

/// What fills backgrounds.
public struct BackgroundStyle: ShapeStyle {
  /// Creates what fills backgrounds.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What fills backgrounds.
  public static var background: Self { Self() }
}
