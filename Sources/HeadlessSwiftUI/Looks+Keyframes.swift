/// What a value is at some times of an animation.
public protocol Keyframes<Value>: Sendable {
  /// The type of the value.
  associatedtype Value
}

/// What one property of a value is at some times of an animation.
public struct KeyframeTrack<Root, Property>: Keyframes {
  /// The type of the value.
  public typealias Value = Root

  /// Creates the frames of a property.
  public init<Content: KeyframeTrackContent<Property>>(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}

  /// Creates the frames of the whole value.
  public init<Content: KeyframeTrackContent<Property>>(
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) where Root == Property {}
}

/// Frames of one property.
public protocol KeyframeTrackContent<Value>: Sendable {
  /// The type of the property.
  associatedtype Value
}

/// Several frames of one property.
public struct KeyframeSequence<Value>: KeyframeTrackContent {}

/// A frame at which a value arrives at constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a frame.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A frame at which a value arrives like a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a frame.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A frame at which a value arrives along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a frame.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A frame at which a value is at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a frame.
  public init(_ to: Value) {}
}

/// The movement of a spring.
public struct Spring: Hashable, Sendable {
  /// Creates a spring from how long it moves.
  public init(duration: Double = 0.5, bounce: Double = 0) {}

  /// Creates a spring from how fast it answers.
  public init(response: Double, dampingRatio: Double) {}

  /// A spring with much bounce.
  public static var bouncy: Spring { Spring() }
  /// A spring without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with little bounce.
  public static var snappy: Spring { Spring() }
}

/// The course of a value from none to all.
public enum UnitCurve: Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, circularEaseInOut
}

/// A result builder that takes the frames of one property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Builds from frames.
  public static func buildBlock(_ frames: any KeyframeTrackContent<Value>...) -> KeyframeSequence<
    Value
  > {
    KeyframeSequence()
  }

  /// Builds a frame, whose value has the type of the property.
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(
    _ frame: Frame
  ) -> Frame { frame }
}

/// A result builder that takes the frames of several properties.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Builds from the frames of properties.
  public static func buildBlock(_ tracks: any Keyframes<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }

  /// Builds the frames of a property.
  public static func buildExpression<Property>(
    _ track: KeyframeTrack<Value, Property>
  ) -> KeyframeTrack<Value, Property> { track }
}

/// The frames of several properties.
public struct KeyframeTracks<Value>: Keyframes {}

// These modifiers only affect the look. They compile and change nothing; their closures never run.
extension View {
  /// Leads the view through frames whenever a value changes.
  public nonisolated func keyframeAnimator<Value, Content: View, Trigger: Equatable>(
    initialValue: Value, trigger: Trigger,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }

  /// Leads the view through frames, again and again.
  public nonisolated func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }
}
