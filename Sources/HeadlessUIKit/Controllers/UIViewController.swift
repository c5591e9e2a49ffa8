import NavigationModel

/// A screen, or a part of one, with its place among other view controllers.
@MainActor @preconcurrency
open class UIViewController: UIResponder, PlatformElement {
  // MARK: - Making a controller

  /// Makes a controller; nib files don't exist here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Never?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// What is known about the controller's class.
  final lazy var facts: ClassFacts = ClassFacts.of(type(of: self))

  // MARK: - What it shows

  /// What the controller is called; it names a screen that has no type of its own.
  open var title: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// An identifier that, where there is one, names the screen in windows and effects.
  open var restorationIdentifier: String? { didSet { HeadlessPlatform.windowsChanged() } }

  private var loadedView: UIView?

  /// The root view; made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      HeadlessPlatform.windowsChanged()
    }
  }

  /// The root view if it is there already.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view is there.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view if it isn't there yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the root view; never to be called by the app.
  open func loadView() { view = UIView() }

  /// Is called once the root view is there.
  open func viewDidLoad() {}

  // MARK: - Coming into sight

  /// Is called before the view comes into sight.
  open func viewWillAppear(_ animated: Bool) {}

  /// Is called when the view is in place, but its transition has not begun to run.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Is called when the view is in sight.
  open func viewDidAppear(_ animated: Bool) {}

  /// Is called before the view goes out of sight.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Is called when the view is out of sight.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Where the controller is between coming into sight and going out of it.
  final var appearance = Appearance.disappeared

  /// Whether the controller is being added to its parent.
  public internal(set) final var isMovingToParent = false

  /// Whether the controller is being taken from its parent.
  public internal(set) final var isMovingFromParent = false

  /// Whether the controller is being presented.
  public internal(set) final var isBeingPresented = false

  /// Whether the controller, or what it is presented in, is being dismissed.
  public internal(set) final var isBeingDismissed = false

  // MARK: - Its place among others

  /// The controller that contains this one.
  public internal(set) final weak var parent: UIViewController?

  final var ownChildren: [UIViewController] = []

  /// Whether the parent has still to be told by the controller that it has moved there.
  final var awaitsMove = false

  /// The controllers within this one.
  public final var children: [UIViewController] { contained + ownChildren }

  /// The children that a container has by its nature.
  var contained: [UIViewController] { [] }

  /// The children whose views are in this controller's view.
  var childrenInSight: [UIViewController] {
    ownChildren.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Whether a child's view is in this controller's view.
  func shows(_ child: UIViewController) -> Bool {
    childrenInSight.has(child)
  }

  /// Gives up a child that another controller takes.
  func surrender(_ child: UIViewController) {
    ownChildren.remove(child)
    child.parent = nil
  }

  /// Gets ready to be seen.
  func prepareToAppear(animated: Bool) {}

  /// Says what could not be said while nobody saw it.
  func didPrepareToAppear(animated: Bool) {}

  /// Says what is to be said when all is in sight.
  func didFinishAppearing(animated: Bool) {}

  /// Lets go of what cannot go on out of sight.
  func didLeaveSight() {}

  /// Is called before the controller is added to a parent, or taken from it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Is called when the controller was added to a parent, or taken from it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The window of which this is the root, or was when it presented what is still there.
  final weak var hostWindow: UIWindow?

  // MARK: - What bars show of it

  /// What a navigation bar shows while the controller is on top of the stack.
  open var navigationItem: UINavigationItem { item }
  private lazy var item: UINavigationItem = UINavigationItem()

  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! = nil {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// Whether the tab bar is out of sight while the controller is on a stack above its root.
  open var hidesBottomBarWhenPushed = false

  // MARK: - What it presents

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether a person cannot swipe away the sheet that the controller is in.
  open var isModalInPresentation = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// Whether what is presented over the current context covers this controller's view.
  open var definesPresentationContext = false

  /// What the controller itself presents.
  final var presentation: Presentation?

  /// The controller that itself presents this one.
  final weak var presenter: UIViewController?

  final var ownPresentationController: UIPresentationController?

  /// Presents a controller, unless something is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what the controller presents, or else the controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// The transition that the controller takes part in, while it runs.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition
  }

  var runningTransition: TransitionContext? {
    presentation?.transition ?? presenter?.presentation?.transition ?? parent?.runningTransition
  }

  /// Pushes a controller on the nearest stack, or presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}
