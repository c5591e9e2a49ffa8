/// A way in which a view comes and goes, which takes no time here.
public struct AnyTransition: Sendable {
  /// No change to be seen.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By growing and shrinking.
  public static let scale = AnyTransition()
  /// From one side to the other.
  public static let slide = AnyTransition()

  /// From an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition { identity }

  /// From an edge, and on to the other.
  public static func push(from edge: Edge) -> AnyTransition { identity }

  /// From some way off, and back to there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { identity }

  /// By growing and shrinking.
  public static func scale(scale: Double) -> AnyTransition { identity }

  /// One way to come and another one to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { identity }

  /// Both ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The same way, with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Sets how the view comes and goes. It compiles and changes nothing.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
}
