/// An animation, which takes no time here.
public struct Animation: Equatable, Sendable {
  private let name: String

  /// The default animation.
  public static let `default` = Animation(name: "default")
  /// An animation of constant speed.
  public static let linear = Animation(name: "linear")
  /// An animation that starts slowly.
  public static let easeIn = Animation(name: "easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation(name: "easeOut")
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(name: "easeInOut")
  /// An animation like a spring's.
  public static let spring = Animation(name: "spring")
  /// An animation like that of a spring under a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")
  /// An animation like a spring's, with much bounce.
  public static let bouncy = Animation(name: "bouncy")
  /// An animation like a spring's, without bounce.
  public static let smooth = Animation(name: "smooth")
  /// An animation like a spring's, with little bounce.
  public static let snappy = Animation(name: "snappy")

  /// An animation of constant speed.
  public static func linear(duration: Double) -> Animation { linear }

  /// An animation that starts slowly.
  public static func easeIn(duration: Double) -> Animation { easeIn }

  /// An animation that ends slowly.
  public static func easeOut(duration: Double) -> Animation { easeOut }

  /// An animation that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }

  /// An animation like a spring's.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }

  /// An animation like a spring's.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }

  /// An animation like that of a spring under a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { interactiveSpring }

  /// An animation like a spring's, with much bounce.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { bouncy }

  /// An animation like a spring's, without bounce.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { smooth }

  /// An animation like a spring's, with little bounce.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { snappy }

  /// The same animation, some time later.
  public func delay(_ delay: Double) -> Animation { self }

  /// The same animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }

  /// The same animation, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// The same animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a closure with an animation, which takes no time here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
