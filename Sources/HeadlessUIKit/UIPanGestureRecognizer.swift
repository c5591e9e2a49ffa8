import NavigationModel

/// A recognizer that follows a finger until it is lifted.
///
/// A person begins the movement in one of four directions, `pan(right).begin`. The recognizer begins, and
/// changes when the finger has moved a tenth of the way. From then on the finger can only end it, with
/// `pan(right).finish`, far and fast, or `pan(right).cancel`: the finger moves back before it is lifted, or the
/// platform takes the touch away, which are two outcomes.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers, which is looks.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers, which is looks.
  open var maximumNumberOfTouches = Int.max

  private var moved = CGPoint.zero
  private var base = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns the way of the finger since the movement began, or since it was set.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: moved.x - base.x, y: moved.y - base.y)
  }

  /// Sets the way of the finger until now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    base = CGPoint(x: moved.x - translation.x, y: moved.y - translation.y)
  }

  /// Returns the speed of the finger, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func location(in view: UIView?) -> CGPoint {
    let size = UIScreen.main.bounds.size
    return CGPoint(x: size.width / 2 + moved.x, y: size.height / 2 + moved.y)
  }

  /// The names of the movements that the recognizer follows.
  var movements: [String] { ["right", "left", "up", "down"] }

  /// The kind of event that begins the movement.
  var movement: Gesture.Action { .pan }

  /// The direction of a movement, as a vector.
  func direction(of movement: String) -> CGPoint {
    switch movement {
    case "right": CGPoint(x: 1, y: 0)
    case "left": CGPoint(x: -1, y: 0)
    case "up": CGPoint(x: 0, y: -1)
    default: CGPoint(x: 0, y: 1)
    }
  }

  /// Begins a movement.
  ///
  /// - Returns: a Boolean value that indicates whether the recognizer follows it.
  final func begin(_ movement: String) -> Bool {
    move(movement, by: 0, speed: 1_000)
    guard isWanted else { return false }
    base = .zero
    tell(.began)
    return state == .began
  }

  /// Moves the finger a tenth of the way.
  final func follow(_ movement: String) {
    move(movement, by: 0.1, speed: 1_000)
    tell(.changed)
  }

  /// Moves the finger all the way, or back, and ends the movement.
  final func letGo(_ movement: String, cancelled: Bool) {
    move(movement, by: cancelled ? 0 : 1, speed: cancelled ? 0 : 1_000)
    if !cancelled {
      tell(.changed)
      if state == .changed { end(.ended) }
      return
    }
    let isTakenAway = HeadlessPlatform.choose(2, .outcome(UIPanGestureRecognizer.question)) == 1
    end(isTakenAway ? .cancelled : .ended)
  }

  private func move(_ movement: String, by part: CGFloat, speed: CGFloat) {
    let (direction, size) = (direction(of: movement), UIScreen.main.bounds.size)
    moved = CGPoint(x: direction.x * size.width * part, y: direction.y * size.height * part)
    self.speed = CGPoint(x: direction.x * speed, y: direction.y * speed)
  }
}

/// A recognizer that follows a finger from an edge of the screen, by the event `panFromEdge(left)`.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the movement begins: none until they are set.
  open var edges: UIRectEdge = [] { didSet { HeadlessPlatform.windowsChanged() } }

  override var movements: [String] {
    let all: [(UIRectEdge, String)] = [
      (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
    ]
    return all.filter { edges.contains($0.0) }.map(\.1)
  }

  override var movement: Gesture.Action { .panFromEdge }

  override func direction(of movement: String) -> CGPoint {
    switch movement {
    case "left": CGPoint(x: 1, y: 0)
    case "right": CGPoint(x: -1, y: 0)
    case "bottom": CGPoint(x: 0, y: -1)
    default: CGPoint(x: 0, y: 1)
    }
  }
}

/// A recognizer of two fingers that move apart. It recognizes nothing.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale: `1`.
  public final var scale: CGFloat {
    get { 1 }
    set {}
  }
}

/// A recognizer of two fingers that turn. It recognizes nothing.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle: `0`.
  public final var rotation: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIPanGestureRecognizer {
  static let question = "finger that is called off: moved back or touch taken away"
}
