import NavigationModel

/// One transition, from its beginning to its end.
@MainActor
final class TransitionContext: UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false

  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(
    from: UIViewController?, to: UIViewController?, animated: Bool, interactive: Bool = false
  ) {
    self.from = from
    self.to = to
    isAnimated = animated
    initiallyInteractive = interactive
    isInteractive = interactive
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

  /// The finger lets go: what is left of the transition runs by itself, forwards or backwards.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    HeadlessPlatform.windowsChanged()
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Runs what waits for the end.
  func complete() {
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }
}
