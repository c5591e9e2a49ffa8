import Foundation

/// The measures of content that scrolls.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the place in which it scrolls.
  public var containerSize: CGSize

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The place in which the content scrolls.
  public var bounds: CGRect { visibleRect }
}

/// The phases of content that scrolls.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// A Boolean value that indicates whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is told of a change of phases.
public struct ScrollPhaseChangeContext {
  /// The measures of the content.
  public let geometry: ScrollGeometry
}

// Nothing is laid out and nobody scrolls: the actions of these modifiers never run.
extension View {
  /// Adds an action for a change of the view's measures. It never runs.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }

  /// Adds an action for a change of the view's measures, with those before. It never runs.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// Adds an action for a change of the measures of what scrolls. It never runs.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// Adds an action for the phases of what scrolls. It never runs.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }

  /// Adds an action for the phases of what scrolls, with its measures. It never runs.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }

  /// Adds an action for a view that scrolls into sight and out of it. It never runs: all views are in sight.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Adds an action for the views that scroll into sight. It never runs: all views are in sight.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
