import NavigationModel

/// A recognizer of swipes, which takes no time. Each direction is an event, such as `swipe(left)`.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that make the gesture.
  open var direction: Direction = .right { didSet { HeadlessPlatform.windowsChanged() } }

  /// The number of fingers that make the gesture, which is looks.
  open var numberOfTouchesRequired = 1

  /// The names of the directions.
  final var directions: [String] {
    let all: [(Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return all.filter { direction.contains($0.0) }.map(\.1)
  }
}
