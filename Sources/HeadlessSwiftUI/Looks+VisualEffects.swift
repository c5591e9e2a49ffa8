import Foundation

/// A look that is computed from the place of a view.
public protocol VisualEffect: Sendable {}

/// A look that changes nothing.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Makes the view partly transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Draws the view somewhere else.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect { self }

  /// Draws the view somewhere else.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Makes the view wider or higher.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some VisualEffect { self }

  /// Blurs the view.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect { self }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Sets the view's contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Makes the view gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Sets how strong the view's colors are.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Turns the view's colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// The phases of a view that scrolls into sight and out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// A Boolean value that indicates whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// How far the view is out of sight, and on which side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The ways in which a view passes through its phases while it scrolls.
public struct ScrollTransitionConfiguration: Sendable {
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// As far as it has scrolled.
  public static let interactive = ScrollTransitionConfiguration()
  /// Without any.
  public static let identity = ScrollTransitionConfiguration()

  /// With an animation.
  public static func animated(_ animation: Animation = .default) -> Self { animated }

  /// The same way, from another place on.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// The places at which a view is in sight.
  public enum Threshold: Sendable {
    case visible, hidden, centered

    /// As much of the view as a number says.
    public static func visible(_ amount: Double) -> Self { .visible }
  }
}

/// The view that a closure for its phases changes.
public struct PlaceholderContentView<Value>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

// These modifiers only affect the look. They compile and change nothing; their closures never run.
extension View {
  /// Sets looks that depend on the view's place.
  public nonisolated func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View { self }

  /// Sets looks of the view while it scrolls into sight and out of it.
  public nonisolated func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }

  /// Sets looks of the view while it scrolls into sight and, others, out of it.
  public nonisolated func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }

  /// Leads the view through phases again and again.
  public nonisolated func phaseAnimator<Phases: Sequence, Content: View>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phases.Element) -> Content,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable { self }

  /// Leads the view through phases whenever a value changes.
  public nonisolated func phaseAnimator<Phases: Sequence, Content: View, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phases.Element) -> Content,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable { self }
}
