import Foundation

/// A movement or a touch that a view waits for.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of what is told of the gesture.
  associatedtype Value
}

/// A gesture that is known how to be made.
protocol RecognizedGesture: Gesture {
  /// The ways in which a person makes the gesture.
  var recognitions: [Recognition<Value>] { get }
}

/// One way in which a person makes a gesture, and what follows.
@MainActor
struct Recognition<Value> {
  /// What a person does.
  enum Movement: Equatable {
    case tap, longPress
    case swipe(String)
  }

  var movement: Movement
  var value: Value
  var perform: @MainActor () -> Void = {}
}

extension Gesture {
  /// The ways in which a person makes the gesture: none where it is not known.
  var recognized: [Recognition<Value>] {
    func recognitions(of known: some RecognizedGesture) -> Any { known.recognitions }
    guard let known = self as? any RecognizedGesture else { return [] }
    return recognitions(of: known) as? [Recognition<Value>] ?? []
  }
}

/// A tap, or several.
public struct TapGesture: RecognizedGesture {
  /// Nothing is told of a tap.
  public typealias Value = Void

  /// The number of taps. A touch stands for all of them.
  public var count: Int

  /// Creates a gesture of taps.
  public nonisolated init(count: Int = 1) { self.count = count }

  var recognitions: [Recognition<Void>] { [Recognition(movement: .tap, value: ())] }
}

/// A tap that tells where: at the view's corner.
public struct SpatialTapGesture: RecognizedGesture {
  /// What is told of a tap.
  public struct Value: Equatable, Sendable {
    /// The place of the tap.
    public var location: CGPoint
  }

  /// The number of taps. A touch stands for all of them.
  public var count: Int

  /// Creates a gesture of taps.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }

  var recognitions: [Recognition<Value>] {
    [Recognition(movement: .tap, value: Value(location: .zero))]
  }
}

/// A touch that lasts.
public struct LongPressGesture: RecognizedGesture {
  /// Whether the view is being pressed.
  public typealias Value = Bool

  /// How long the touch lasts at least: a long press lasts long enough here.
  public var minimumDuration: Double

  /// Creates a gesture of a touch that lasts.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
  }

  var recognitions: [Recognition<Bool>] { [Recognition(movement: .longPress, value: true)] }
}

/// A movement over the view: from the middle of a device without a screen far to one of four sides.
public struct DragGesture: RecognizedGesture {
  /// What is told of a movement.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The place of the finger.
    public var location: CGPoint
    /// The place where the movement began.
    public var startLocation: CGPoint
    /// The distance that the finger has moved each second.
    public var velocity: CGSize

    /// The distance from where the movement began.
    public var translation: CGSize {
      CGSize(
        width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The place where the movement would end by itself.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance to where the movement would end by itself.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance from which on the movement counts: each is long enough here.
  public var minimumDistance: Double

  /// Creates a gesture of a movement.
  public nonisolated init(
    minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }

  /// Creates a gesture of a movement.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }

  var recognitions: [Recognition<Value>] {
    let directions: [(name: String, x: Double, y: Double)] = [
      ("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1),
    ]
    return directions.map { name, x, y in
      let start = CGPoint(x: 195, y: 422)
      let value = Value(
        time: Date(), location: CGPoint(x: start.x + 180 * x, y: start.y + 180 * y),
        startLocation: start, velocity: CGSize(width: 1000 * x, height: 1000 * y))
      return Recognition(movement: .swipe(name), value: value)
    }
  }
}

/// A movement of two fingers apart, or together. Nobody makes it here.
public struct MagnifyGesture: Gesture {
  /// What is told of a movement.
  public struct Value: Equatable, Sendable {
    /// How many times farther the fingers are apart.
    public var magnification: Double
  }

  /// Creates a gesture of two fingers.
  public nonisolated init(minimumScaleDelta: Double = 0.01) {}
}

/// A movement of two fingers apart, or together, by the name that it had before iOS 17. Nobody makes it here.
public struct MagnificationGesture: Gesture {
  /// How many times farther the fingers are apart.
  public typealias Value = Double

  /// Creates a gesture of two fingers.
  public nonisolated init(minimumScaleDelta: Double = 0.01) {}
}

/// A movement of two fingers around each other. Nobody makes it here.
public struct RotateGesture: Gesture {
  /// What is told of a movement.
  public struct Value: Equatable, Sendable {
    /// How far the fingers have turned.
    public var rotation: Angle
  }

  /// Creates a gesture of two fingers.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A movement of two fingers around each other, by the name that it had before iOS 17. Nobody makes it here.
public struct RotationGesture: Gesture {
  /// How far the fingers have turned.
  public typealias Value = Angle

  /// Creates a gesture of two fingers.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
