import NavigationModel

/// A transition that an animator of the app's animates, from the request until the animator completes it.
///
/// The animator and its closures alone keep it: when the last of them lets it go, nothing can complete the
/// transition any more.
@MainActor
final class AnimatedTransition: UIViewControllerContextTransitioning {
  /// The animator and the interaction controller that an app provides.
  @MainActor
  struct Plan {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    init?(
      _ animator: (any UIViewControllerAnimatedTransitioning)?,
      interaction: (any UIViewControllerAnimatedTransitioning) ->
        (any UIViewControllerInteractiveTransitioning)?
    ) {
      guard let animator else { return nil }
      self.animator = animator
      self.interaction = interaction(animator)
    }

    /// A Boolean value that indicates whether a finger drives the transition.
    var isInteractive: Bool { interaction?.wantsInteractiveStart == true }
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle

  // Whoever shows the transition keeps what is known of it.
  private weak var context: TransitionContext?
  private let animator: any UIViewControllerAnimatedTransitioning
  private let keepsBelow: Bool
  private let end: @MainActor (_ didComplete: Bool) -> Void
  private var heldCompletions: [() -> Void] = []
  private var isCompleted = false

  /// The transition whose animator is setting up its animations.
  private(set) static weak var current: AnimatedTransition?

  /// Begins a transition.
  ///
  /// - Parameter end: ends it where it is shown.
  static func begin(
    _ plan: Plan, _ context: TransitionContext, in container: UIView,
    style: UIModalPresentationStyle, end: @escaping @MainActor (_ didComplete: Bool) -> Void
  ) {
    let transition = AnimatedTransition(plan, context, in: container, style: style, end: end)
    if plan.isInteractive, let interaction = plan.interaction {
      interaction.startInteractiveTransition(transition)
    } else {
      transition.animate()
    }
  }

  private init(
    _ plan: Plan, _ context: TransitionContext, in container: UIView,
    style: UIModalPresentationStyle, end: @escaping @MainActor (_ didComplete: Bool) -> Void
  ) {
    self.context = context
    self.end = end
    animator = plan.animator
    presentationStyle = style
    keepsBelow = style != .none && !style.covers
    containerView = container
  }

  deinit {
    Isolation.assumed { [isCompleted, context] in
      if !isCompleted { context?.isAbandoned() }
    }
  }

  /// Lets the animator set up its animations.
  func animate() {
    let outer = Self.current
    Self.current = self
    animator.animateTransition(using: self)
    Self.current = outer
  }

  /// Keeps the completion of an animation until the finger is lifted.
  ///
  /// - Returns: a Boolean value that indicates whether a finger drives the transition.
  func holds(_ completion: @escaping () -> Void) -> Bool {
    guard isInteractive else { return false }
    heldCompletions.append(completion)
    return true
  }

  var isAnimated: Bool { context?.isAnimated ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var transitionWasCancelled: Bool { context?.isCancelled ?? false }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { letGo(cancelled: false) }
  func cancelInteractiveTransition() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    guard let context, context.isInteractive else { return }
    context.endInteraction(cancelled: cancelled)
    let completions = heldCompletions
    heldCompletions = []
    guard !completions.isEmpty else { return }
    HeadlessPlatform.schedule(.transition, for: context) {
      for completion in completions { completion() }
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    heldCompletions = []
    guard let context else { return }
    if context.isInteractive { context.endInteraction(cancelled: !didComplete) }
    end(didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let context else { return nil }
    let controller = key == .from ? context.from : context.to
    if keepsBelow, let controller, controller === context.below { return nil }
    return controller?.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { UIScreen.main.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { UIScreen.main.bounds }
}

/// The view in which the views of a transition are arranged, which does not decide what appears.
@MainActor
final class TransitionContainerView: UIView {
  override var fillsScreen: Bool { true }
}
