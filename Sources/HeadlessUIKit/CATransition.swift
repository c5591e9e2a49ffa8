/// An animation between two contents of a layer, which is not displayed.
///
/// Apps add one to the layer of a stack before they push or pop without animation. What they push or pop
/// then changes at once, as on a device.
open class CATransition: NSObject {
  /// Creates an animation.
  public override init() { super.init() }

  /// How long it takes: no time.
  public final var duration: TimeInterval {
    get { 0 }
    set {}
  }

  /// The way in which the new content comes: it fades in.
  public final var type: CATransitionType {
    get { .fade }
    set {}
  }

  /// The side from which the new content comes: none.
  public final var subtype: CATransitionSubtype? {
    get { nil }
    set {}
  }

  /// The pace: none.
  public final var timingFunction: CAMediaTimingFunction? {
    get { nil }
    set {}
  }

  /// A Boolean value that indicates whether it goes when it has ended: `true`.
  public final var isRemovedOnCompletion: Bool {
    get { true }
    set {}
  }
}

/// The ways in which a new content comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It slides over the former one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the former one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The former one slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The sides from which a new content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
  /// Creates a pace by its name.
  public init(name: CAMediaTimingFunctionName) { super.init() }
}

/// The names of paces.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Of constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The platform's own.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The key of a layer's transition.
public let kCATransition = "transition"

extension CALayer {
  /// Adds an animation, which is not displayed.
  public final func add(_ animation: CATransition, forKey key: String?) {}
}
