import NavigationModel

extension UIView {
  /// The ways in which a change is animated. None differs from another here.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews take their places at once.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins where another one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Views are hidden, not removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at the beginning and the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A curl up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A curl down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A dissolve.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// A Boolean value that indicates whether changes are animated: `true`.
  public final class var areAnimationsEnabled: Bool { true }

  /// Sets whether changes are animated, which has no effect.
  public final class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes at once.
  public final class func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// Makes changes at once; the completion runs later, as a transition ends.
  public final class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion)
  }

  /// Makes changes at once; the completion runs later, as a transition ends.
  public final class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion)
  }

  /// Makes changes at once; the completion runs later, as a transition ends.
  public final class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion)
  }

  /// Makes the changes of all steps at once; the completion runs later, as a transition ends.
  public final class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion)
  }

  /// Makes the changes of a step at once.
  public final class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// The ways in which steps follow each other. None differs from another here.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Evenly.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// At once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At the same pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smoothly.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Makes changes within a view at once; the completion runs later, as a transition ends.
  ///
  /// Apps replace the root of a window in such changes.
  public final class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, completion)
  }

  private static func run(_ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    animations?()
    HeadlessPlatform.windowsChanged()
    let ended = TransactionGroup.animationBegins()
    guard completion != nil || ended != nil else { return }
    let ending = Ending(completion: completion)
    finish(handlers: {
      [PlatformHandler(in: ending)].compactMap(\.self)
        + Isolation.assumed { ended?.handlers ?? [] }
    }) {
      completion?(true)
      ended?()
    }
  }

  /// A completion as it was passed.
  private struct Ending {
    let completion: ((Bool) -> Void)?
  }

  /// Runs what follows an animation as a transition ends, or when the finger is lifted that drives it.
  private static func finish(
    handlers: @escaping () -> [PlatformHandler], _ completion: @escaping () -> Void
  ) {
    if AnimatedTransition.current?.holds(completion) == true { return }
    HeadlessPlatform.schedule(.transition, handlers: handlers, completion)
  }
}
