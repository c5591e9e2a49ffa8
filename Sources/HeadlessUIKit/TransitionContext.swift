import NavigationModel

/// A transition from its beginning to its end.
@MainActor
final class TransitionContext: UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false

  /// How an animator of the app's goes on with a transition.
  enum Animator {
    case running
    /// The animator has let the transition go without completing it.
    case gone
  }

  /// How the app's animator goes on; nil where the platform animates the transition.
  private(set) var animator: Animator?

  /// The controller that presents the other one; nil in a stack.
  private(set) weak var below: UIViewController?

  /// A Boolean value that indicates whether a finger that the platform follows drives the transition.
  var isHeld: Bool { isInteractive && animator == nil }

  /// The window that holds the transition while a finger drives it.
  private weak var window: UIWindow?

  /// What tells the groups of animations that the transition has ended.
  private var animationEnd: AnimationEnd?

  private var completions: [Waiting] = [] { didSet { HeadlessPlatform.windowsChanged() } }
  private var interactionHandlers: [Waiting] = [] {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// A handler as it was passed: an array of handlers would keep each in an adapter.
  private struct Waiting {
    let run: Handler
  }

  /// The handlers that wait for the transition to end, or for the finger to be lifted.
  var handlers: [PlatformHandler] {
    (animationEnd?.handlers ?? [])
      + (completions + interactionHandlers).compactMap { PlatformHandler(in: $0) }
  }

  init(
    from: UIViewController?, to: UIViewController?, animated: Bool, interactive: Bool = false,
    plan: AnimatedTransition.Plan? = nil, below: UIViewController? = nil
  ) {
    let interactive = interactive || plan?.isInteractive == true
    self.from = from
    self.to = to
    self.below = below
    animator = plan == nil ? nil : .running
    isAnimated = animated
    initiallyInteractive = interactive
    isInteractive = interactive
    if animated { animationEnd = TransactionGroup.animationBegins() }
  }

  // One that is dropped takes its handlers along.
  deinit { HeadlessPlatform.windowsChanged() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animation?(self)
    if let completion { completions.append(Waiting(run: completion)) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(Waiting(run: handler))
  }

  /// Lets the window hold the transition until the finger is lifted.
  func beginInteraction(in window: UIWindow?) {
    self.window = window
    window?.gestureBegan(self)
  }

  /// Ends the interaction: the rest of the transition runs by itself, forward or backward.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    window?.gestureEnded(self)
    HeadlessPlatform.windowsChanged()
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler.run(self) }
  }

  /// Notes that the app ends the transition where it began.
  func cancel() { isCancelled = true }

  /// Notes that nothing can complete the transition any more.
  func isAbandoned() {
    animator = .gone
    HeadlessPlatform.windowsChanged()
    // The app that ends lets everything go.
    guard let screen = to ?? from, screen.treeWindow != nil else { return }
    HeadlessPlatform.record(.warned, screen, .neverCompleted(screen))
  }

  /// Runs the completions of the transition.
  func complete() {
    window?.gestureEnded(self)
    let (end, handlers) = (animationEnd, completions)
    animationEnd = nil
    completions = []
    end?()
    for handler in handlers { handler.run(self) }
  }
}

@MainActor
extension String {
  fileprivate static func neverCompleted(_ controller: UIViewController) -> String {
    "the transition to \(controller.screenName) never ends: its animator is done without calling "
      + "completeTransition(_:)"
  }
}
