import NavigationModel

/// A stack of screens of which the top one is in sight.
///
/// The stack changes at once; what is in sight follows by a transition that takes time if it is
/// animated. Nothing is said about a screen to anybody while the controller is out of sight.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// Who hears which screens are shown.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      if oldValue == nil { announced = isInSight && transition == nil ? shown : nil }
      HeadlessPlatform.windowsChanged()
    }
  }

  /// The stack, root first.
  final var stack: [UIViewController] = []

  /// The screen that is in sight, or was last, or will be when the transition ends.
  final var shown: UIViewController?

  /// What runs now; held by the job that ends it, or by the window while a finger does.
  final weak var transition: TransitionContext?

  /// Whether the change that must follow the running transition is animated; nil: none follows.
  private var followUp: Bool?

  /// The screen of which the delegate was last told that it is shown, or found shown when it came.
  ///
  /// Not kept without a delegate, so that nobody who comes later depends on who was told before.
  final private(set) weak var announced: UIViewController?

  /// Whether a finger is what makes the stack change.
  private var isSwiping = false

  /// Whether the stack gets the screen that it begins with, which is no navigation.
  private var isMakingRoot = false

  /// The gesture by which a person swipes back.
  public private(set) final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIGestureRecognizer()
    recognizer.delegate = backButtonRule
    return recognizer
  }()
  private lazy var backButtonRule = BackButtonRule(self)

  /// Whether there is no navigation bar, and with it neither back button nor swipe.
  open var isNavigationBarHidden = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Never?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Makes a controller with one screen on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    isMakingRoot = true
    pushViewController(rootViewController, animated: false)
    isMakingRoot = false
  }

  // MARK: - Looking at the stack

  /// The stack, root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is in sight: what is presented last over the stack, or else the top of the stack.
  open var visibleViewController: UIViewController? {
    var visible = stack.last
    var next = presentedViewController
    while let presented = next, !presented.isBeingDismissed {
      visible = presented
      next = presented.presentation?.presented
    }
    return visible
  }

  // MARK: - Changing the stack

  /// Puts a screen on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    checkCanPush(viewController)
    if stack.has(viewController) { fatalError(.samePushed(viewController)) }
    if transition != nil,
      HeadlessPlatform.choose(2, .outcome(UINavigationController.pushQuestion)) == 1
    {
      HeadlessPlatform.record(.warned, viewController, .pushLost(viewController))
      return
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the top screen off the stack, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Takes all screens off the stack that are above one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.place(of: viewController) else {
      fatalError(.notInStack(viewController))
    }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes all screens but the root off the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    change(to: [stack[0]], animated: animated)
    return popped
  }

  /// Replaces the stack; screens that are in both stay as they are.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      if !stack.has(controller) { checkCanPush(controller) }
      if Array(viewControllers[..<index]).has(controller) {
        fatalError(.notDistinct(controller))
      }
    }
    change(to: viewControllers, animated: animated)
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Pushes a screen.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  private func checkCanPush(_ controller: UIViewController) {
    if controller is UINavigationController { fatalError(.navigationControllerPushed(controller)) }
    if controller is UITabBarController {
      HeadlessPlatform.record(.warned, controller, .tabBarControllerPushed(controller))
    }
  }

  /// Makes the stack another one, and lets what is in sight follow.
  final func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    let removed = old.without(new)
    let added = new.without(old)
    for controller in added {
      controller.willMove(toParent: self)
      if let parent = controller.parent, parent !== self { parent.surrender(controller) }
      controller.parent = self
      controller.awaitsMove = true
    }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = new
    HeadlessPlatform.windowsChanged()
    if !isSwiping, !isMakingRoot { recordChange(from: old, removed: removed, added: added) }
    for controller in removed where controller !== shown && !isInTransition(controller) {
      leave(controller)
    }
    for controller in added where controller !== new.last { arrive(controller) }
    followStack(animated: animated)
  }

  private func recordChange(
    from old: [UIViewController], removed: [UIViewController], added: [UIViewController]
  ) {
    if removed.isEmpty, !added.isEmpty, old.agrees(with: stack) {
      for controller in added {
        HeadlessPlatform.record(.pushed, controller, controller.screenName)
      }
    } else if added.isEmpty, !removed.isEmpty, old.agrees(with: stack) {
      for controller in removed.reversed() {
        HeadlessPlatform.record(.popped, controller, controller.screenName)
      }
    } else if old.count != stack.count || !old.agrees(with: stack) {
      HeadlessPlatform.record(.replaced, stack.last ?? self, stack.last?.screenName ?? "")
    }
  }

  private func isInTransition(_ controller: UIViewController) -> Bool {
    transition?.from === controller || transition?.to === controller
  }

  /// Lets a controller that is no longer on the stack go.
  private func leave(_ controller: UIViewController) {
    guard controller.parent === self, !stack.has(controller) else { return }
    controller.parent = nil
    controller.awaitsMove = false
    controller.endDisappearing(animated: false)
    controller.didMove(toParent: nil)
  }

  private func arrive(_ controller: UIViewController) {
    guard controller.awaitsMove, stack.has(controller) else { return }
    controller.awaitsMove = false
    controller.didMove(toParent: self)
  }

  // MARK: - Following the stack

  /// Brings the top of the stack into sight, if anything is in sight.
  private func followStack(animated: Bool) {
    guard transition == nil else {
      followUp = animated
      return
    }
    guard isInSight else {
      if let shown, !stack.has(shown) {
        self.shown = nil
        leave(shown)
      }
      if let top = stack.last { arrive(top) }
      return
    }
    let top = stack.last
    if top !== shown { begin(from: shown, to: top, animated: animated) }
  }

  private func begin(from: UIViewController?, to: UIViewController?, animated: Bool) {
    let context = TransitionContext(
      from: from, to: to, animated: animated, interactive: isSwiping && animated)
    transition = context
    shown = to
    to?.loadViewIfNeeded()
    from?.isMovingFromParent = !stack.has(from)
    to?.isMovingToParent = to?.awaitsMove ?? false
    from?.beginDisappearing(animated: animated)
    to?.beginAppearing(animated: animated)
    if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
    if !animated {
      finish(context)
    } else if context.isInteractive {
      context.beginInteraction(in: treeWindow)
    } else {
      schedule(context) { $0.finish(context) }
    }
  }

  private func schedule(
    _ context: TransitionContext, _ end: @escaping @MainActor (UINavigationController) -> Void
  ) {
    HeadlessPlatform.schedule(.transition, for: context) { [weak self] in
      Isolation.assumed { if let self { end(self) } }
    }
  }

  private func finish(_ context: TransitionContext) {
    guard transition === context else { return }
    transition = nil
    let (from, to) = (context.from, context.to)
    if let from, !stack.has(from) {
      if context.initiallyInteractive {
        HeadlessPlatform.record(.popped, from, from.screenName)
      }
      if from.parent === self { from.parent = nil }
      from.awaitsMove = false
      from.endDisappearing(animated: context.isAnimated)
      if from.parent == nil { from.didMove(toParent: nil) }
    } else {
      from?.endDisappearing(animated: context.isAnimated)
    }
    if isInSight { to?.endAppearing(animated: context.isAnimated) }
    if let to { arrive(to) }
    from?.isMovingFromParent = false
    to?.isMovingToParent = false
    HeadlessPlatform.windowsChanged()
    if let to, to.parent === self { announce(to, animated: context.isAnimated) }
    context.complete()
    catchUp()
    if let to { leaveIfGone(to) }
  }

  /// A screen that was taken off the stack while it came into sight, and never was seen.
  private func leaveIfGone(_ controller: UIViewController) {
    if !isInTransition(controller), shown !== controller { leave(controller) }
  }

  private func announce(_ controller: UIViewController, animated: Bool) {
    announced = delegate == nil ? nil : controller
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  private func catchUp() {
    guard transition == nil, let animated = followUp else { return }
    followUp = nil
    followStack(animated: animated)
  }

  // MARK: - Coming into sight as a whole

  /// The stack, and what is still in sight but no longer on it.
  override var contained: [UIViewController] {
    guard let transition else { return stack }
    var controllers = stack
    for controller in [transition.to, transition.from] {
      if let controller, controller.parent === self, !stack.has(controller) {
        controllers.append(controller)
      }
    }
    return controllers
  }

  override var childrenInSight: [UIViewController] { shown.map { [$0] } ?? [] }

  override func shows(_ child: UIViewController) -> Bool {
    if isInSight { return child === shown || child === transition?.from }
    return child === stack.last
  }

  override func prepareToAppear(animated: Bool) {
    if transition == nil { shown = stack.last }
  }

  override func didPrepareToAppear(animated: Bool) {
    guard transition == nil, let shown, shown !== announced else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  override func didFinishAppearing(animated: Bool) {
    if let shown, transition == nil {
      if shown !== announced { announce(shown, animated: animated) }
      arrive(shown)
    }
    if transition == nil { followStack(animated: false) }
  }

  /// Nothing moves out of sight: a finger loses what it holds, and what runs is over at once.
  override func didLeaveSight() {
    guard let context = transition else { return }
    if context.isInteractive { context.endInteraction(cancelled: true) }
    HeadlessPlatform.withdrawWork(for: context)
    endSwipe(context)
  }

  override var runningTransition: TransitionContext? { transition ?? super.runningTransition }

  override func surrender(_ child: UIViewController) {
    guard stack.has(child) else {
      if child.parent === self { child.parent = nil }
      return super.surrender(child)
    }
    stack.remove(child)
    HeadlessPlatform.windowsChanged()
    if child === shown {
      child.beginDisappearing(animated: false)
      child.parent = nil
      child.endDisappearing(animated: false)
      shown = nil
      followStack(animated: false)
    }
    child.parent = nil
  }

  // MARK: - What a person does

  /// Whether the bar has a back button.
  final var showsBackButton: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let top = stack.last else { return false }
    return top.navigationItem.showsBackButton
  }

  /// Whether a swipe back can begin.
  final var canSwipeBack: Bool {
    stack.count > 1 && transition == nil && interactivePopGestureRecognizer?.mayBegin == true
  }

  final func beginSwipe() {
    isSwiping = true
    _ = popViewController(animated: true)
    isSwiping = false
  }

  /// The finger lets go, or loses what it holds.
  final func endSwipe(cancelled: Bool) {
    guard let context = transition, context.isInteractive else { return }
    context.endInteraction(cancelled: cancelled)
    schedule(context) { $0.endSwipe(context) }
  }

  private func endSwipe(_ context: TransitionContext) {
    guard transition === context else { return }
    guard context.isCancelled, let from = context.from, restore(from, above: context.to) else {
      return finish(context)
    }
    transition = nil
    shown = from
    from.isMovingFromParent = false
    context.to?.beginDisappearing(animated: true)
    if isInSight { from.beginAppearing(animated: true) }
    context.to?.endDisappearing(animated: true)
    if isInSight { from.endAppearing(animated: true) }
    HeadlessPlatform.windowsChanged()
    context.complete()
    followUp = followUp ?? false
    catchUp()
  }

  /// Puts the screen of a swipe that was called off back where it was.
  ///
  /// - Returns: whether it is on the stack; not if what it was on is gone meanwhile.
  private func restore(_ controller: UIViewController, above below: UIViewController?) -> Bool {
    if stack.has(controller) { return true }
    guard let index = stack.place(of: below) else { return false }
    stack.insert(controller, at: index + 1)
    return true
  }

  /// Goes back several levels at once, as from the menu of the back button.
  final func goBack(_ count: Int) { change(to: stack.dropLast(count), animated: true) }
}

extension UINavigationController {
  static let pushQuestion = "push during a transition: taken as well or lost"
}

@MainActor
extension String {
  fileprivate static func pushLost(_ controller: UIViewController) -> String {
    "the push of \(controller.screenName) is lost: a transition is running"
  }

  fileprivate static func samePushed(_ controller: UIViewController) -> String {
    "Pushing the same view controller instance more than once is not supported "
      + "(\(controller.screenName))"
  }

  fileprivate static func navigationControllerPushed(_ controller: UIViewController) -> String {
    "Pushing a navigation controller is not supported (\(controller.screenName))"
  }

  fileprivate static func tabBarControllerPushed(_ controller: UIViewController) -> String {
    "\(controller.screenName) was pushed; a tab bar controller is to be the window's root"
  }

  fileprivate static func notInStack(_ controller: UIViewController) -> String {
    "Tried to pop to a view controller that is not in the stack (\(controller.screenName))"
  }

  fileprivate static func notDistinct(_ controller: UIViewController) -> String {
    "All view controllers in a navigation controller must be distinct "
      + "(\(controller.screenName))"
  }
}
