import NavigationModel

/// The places at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The states of an animation.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// An animation that an app begins, pauses and reverses.
///
/// Changes are made at once, and completions run as a transition ends, as in `UIView.animate`.
///
/// Source: Apple's documentation of the class.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: UIResponder {
  private var animations: [() -> Void] = []
  private var completions: [Completion] = []

  /// A completion as it was passed: an array of functions would keep each in an adapter.
  private struct Completion {
    let run: (UIViewAnimatingPosition) -> Void
  }

  /// The state of the animation.
  public private(set) final var state: UIViewAnimatingState = .inactive

  /// A Boolean value that indicates whether the animation runs.
  public private(set) final var isRunning = false

  /// A Boolean value that indicates whether the animation runs backwards.
  open var isReversed = false

  /// How far the animation has come, as the app set it last.
  open var fractionComplete: CGFloat = 0

  /// How long the animation takes, which is not measured.
  public final let duration: TimeInterval

  /// Creates an animation.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }

  /// Creates an animation like that of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates an animation and begins it.
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds changes after a part of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what runs when the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(Completion(run: completion))
  }

  /// Begins the animation, or lets it go on.
  open func startAnimation() { activate(isRunning: true) }

  /// Begins the animation after a while.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Makes the changes, and waits for the app to move the animation on.
  open func pauseAnimation() { activate(isRunning: false) }

  /// Lets a paused animation go on.
  open func continueAnimation(
    withTimingParameters parameters: Any? = nil, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Stops the animation; without `finishAnimation(at:)` no completion runs.
  open func stopAnimation(_ withoutFinishing: Bool) {
    HeadlessPlatform.withdrawWork(for: self)
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends an animation that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  private func activate(isRunning: Bool) {
    if state == .inactive {
      state = .active
      let animations = animations
      self.animations = []
      for animation in animations { animation() }
      HeadlessPlatform.windowsChanged()
    }
    guard isRunning != self.isRunning else { return }
    self.isRunning = isRunning
    guard isRunning else { return HeadlessPlatform.withdrawWork(for: self) }
    let end = { Isolation.assumed { self.end(at: self.isReversed ? .start : .end) } }
    if AnimatedTransition.current?.holds(end) == true { return }
    HeadlessPlatform.schedule(
      .transition, for: self,
      handlers: { [weak self] in
        Isolation.assumed { self?.completions.compactMap { PlatformHandler(in: $0) } ?? [] }
      }, end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    isRunning = false
    state = .inactive
    for completion in completions { completion.run(position) }
  }
}

extension UIView {
  /// The ways in which an animation gains and loses speed. None differs from another here.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
