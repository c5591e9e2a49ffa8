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

  /// The window that holds the transition while a finger drives it.
  private weak var window: UIWindow?

  private var completions: [Handler] = [] { didSet { HeadlessPlatform.windowsChanged() } }
  private var interactionHandlers: [Handler] = [] {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The number of handlers that wait for the transition to end, or for the finger to be lifted.
  var waitingHandlers: Int { completions.count + interactionHandlers.count }

  init(
    from: UIViewController?, to: UIViewController?, animated: Bool, interactive: Bool = false
  ) {
    self.from = from
    self.to = to
    isAnimated = animated
    initiallyInteractive = interactive
    isInteractive = interactive
    if animated, let ended = TransactionGroup.animationBegins() {
      completions.append { _ in ended() }
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
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
    for handler in handlers { handler(self) }
  }

  /// Runs the completions of the transition.
  func complete() {
    window?.gestureEnded(self)
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }
}
