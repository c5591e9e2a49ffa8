import NavigationModel

/// A container that manages a stack of screens and shows the topmost.
///
/// The stack changes immediately. The visible screen follows by a transition, which takes time if
/// it is animated. While the controller is not visible, it sends no notifications about its
/// screens.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The delegate, which is notified of the screens that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      if oldValue == nil { announced = isInSight && transition == nil ? shown : nil }
      HeadlessPlatform.windowsChanged()
    }
  }

  /// The stack, root first.
  final var stack: [UIViewController] = []

  /// The screen that is visible, was visible last, or will be visible when the transition ends.
  final var shown: UIViewController?

  /// The running transition. The job that ends it holds it, or the window while a finger drives it.
  final weak var transition: TransitionContext?

  /// The running transition, where an animator of the app's animates it: nobody else holds it.
  final var animatedTransition: TransitionContext?

  /// The transition of which the delegate is being told that it has ended: until then it still
  /// answers which screens took part.
  final weak var endingTransition: TransitionContext?

  /// A Boolean value that indicates whether the change that follows the running transition is
  /// animated, or `nil` if none follows.
  final var followUp: Bool?

  /// A Boolean value that indicates whether the stack has changed since the transition began,
  /// without animation.
  final var followsWithoutAnimation: Bool { followUp == false && stack.last !== shown }

  /// The screen that the delegate was last told is shown, or that was shown when the delegate was
  /// set.
  ///
  /// Without a delegate it is `nil`, so that a later delegate does not depend on what an earlier
  /// one was told.
  final weak var announced: UIViewController?

  /// A Boolean value that indicates whether a finger causes the change of the stack.
  final var isSwiping = false

  /// A Boolean value that indicates whether the stack gets its root, which is not a navigation.
  final var isMakingRoot = false

  /// The gesture recognizer of the swipe back.
  public private(set) final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIGestureRecognizer()
    recognizer.delegate = backButtonRule
    return recognizer
  }()
  private lazy var backButtonRule = BackButtonRule(self)

  /// A Boolean value that indicates whether the navigation bar is hidden, and with it the back
  /// button and the swipe back.
  open var isNavigationBarHidden = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// A Boolean value that indicates whether the app hides the bar as a view, which leaves the swipe back.
  final var hidesBar = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// A Boolean value that indicates whether what is in the bar can be touched.
  final var showsBar: Bool { !isNavigationBarHidden && !hidesBar }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Creates a controller with one screen on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    isMakingRoot = true
    pushViewController(rootViewController, animated: false)
    isMakingRoot = false
    // As it pushes, the platform asks the screen for its stack, which it gets autoreleased.
    HeadlessPlatform.autorelease(self)
  }

  // MARK: - Reading the stack

  /// The stack, root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one presented last over the stack, otherwise the top of the stack.
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

  /// Pushes a screen onto the stack.
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

  /// Pops the top screen, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Pops all screens above a given one.
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

  /// Pops all screens except the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    change(to: [stack[0]], animated: animated)
    return popped
  }

  /// Replaces the stack. Screens that are in both stacks stay as they are.
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

  /// Pushes a screen; presents a stack, which can't be pushed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  private func checkCanPush(_ controller: UIViewController) {
    if controller is UINavigationController { fatalError(.navigationControllerPushed(controller)) }
    if controller is UITabBarController {
      HeadlessPlatform.record(.warned, controller, .tabBarControllerPushed(controller))
    }
  }

  // MARK: - Appearing and disappearing

  /// The screens of the stack, and a screen that is still visible but no longer on the stack.
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

  /// Ends a swipe and a running transition, because nothing moves while the controller is not
  /// visible.
  override func didLeaveSight() {
    guard let context = transition, context.animator == nil else { return }
    if context.isInteractive {
      interactivePopGestureRecognizer?.end(.cancelled)
      context.endInteraction(cancelled: true)
    }
    HeadlessPlatform.withdrawWork(for: context)
    endSwipe(context)
  }

  override var runningTransition: TransitionContext? {
    transition ?? endingTransition ?? super.runningTransition
  }

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
