import NavigationModel

/// An object that manages a screen, or a part of one, and takes part in a hierarchy of controllers.
@MainActor @preconcurrency
open class UIViewController: UIResponder, PlatformElement {
  // MARK: - Creating a controller

  /// Creates a controller. A nib that is named is not read: the view is an empty one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The properties of the controller's class.
  final lazy var facts: ClassFacts = ClassFacts.of(type(of: self))

  // MARK: - Managing the view

  /// The title of the controller, which names a screen whose type belongs to the platform.
  open var title: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// An identifier that names the screen in windows and effects.
  open var restorationIdentifier: String? { didSet { HeadlessPlatform.windowsChanged() } }

  private var loadedView: UIView?

  /// A Boolean value that indicates whether it is state that the view is loaded, since something happened on
  /// the platform, or was left to do, as it was.
  ///
  /// What the app's code does else then, it leaves in its own objects, where it is seen. So whether the
  /// view is loaded already need not be told, and a screen that waits behind another one has one
  /// state instead of two. The system may say that it is always told.
  final private(set) var tellsLoading = false

  /// The root view, which is created when it is accessed for the first time.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if newValue == nil { tellsLoading = false }
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      HeadlessPlatform.windowsChanged()
    }
  }

  /// The root view, or `nil` if it is not loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// A Boolean value that indicates whether the root view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the root view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    let load = {
      self.loadView()
      if self.loadedView == nil { self.view = UIView() }
      self.embedChildren()
      self.send("viewDidLoad", []) { self.viewDidLoad() }
    }
    if facts.isOfApp {
      tellsLoading = HeadlessPlatform.loadView(load)
    } else {
      load()
    }
  }

  /// Creates the root view, and connects the outlets. The app never calls this method.
  open func loadView() {
    view = UIView()
    connectOutlets()
  }

  /// Sets the properties that a nib or a storyboard sets when the view is loaded. These are not read:
  /// `verifier adopt` overrides this method, and no app does.
  open func connectOutlets() {}

  /// Called after the root view has been loaded.
  open func viewDidLoad() {}

  // MARK: - Following a storyboard's segues

  /// What the storyboard that made the controller says leads from it.
  final var segues: [SegueDescription] = []

  /// Performs the segue with an identifier. The controller is not asked whether it should.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segue: identifier, sender: sender)
  }

  /// Asks whether a control may perform a segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Notifies the controller that a segue is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? hostWindow }

  // MARK: - Responding to appearances

  /// Notifies the controller that its view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Notifies the controller that its view is in the hierarchy but its transition has not started.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Notifies the controller that its view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Notifies the controller that its view has placed its subviews, once in each appearance.
  open func viewDidLayoutSubviews() {}

  /// Notifies the controller that its view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Notifies the controller that its view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Notifies the controller that its view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Notifies the controller that its window has become narrow or wide.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The stage of the controller's appearance.
  final var appearance = Appearance.disappeared

  /// A Boolean value that indicates whether the controller is being added to a parent.
  public internal(set) final var isMovingToParent = false

  /// A Boolean value that indicates whether the controller is being removed from its parent.
  public internal(set) final var isMovingFromParent = false

  /// A Boolean value that indicates whether the controller is being presented.
  public internal(set) final var isBeingPresented = false

  /// A Boolean value that indicates whether the controller, or an ancestor that was presented, is
  /// being dismissed.
  public internal(set) final var isBeingDismissed = false

  // MARK: - Managing the hierarchy

  /// The note of the driver on who made the controller.
  public nonisolated(unsafe) final var attribution: ScreenAttribution?

  /// The controller that contains this one.
  public internal(set) final weak var parent: UIViewController?

  final var ownChildren: [UIViewController] = []

  /// A Boolean value that indicates whether the app has still to call `didMove(toParent:)`.
  final var awaitsMove = false

  /// The controllers that this controller contains.
  public final var children: [UIViewController] { contained + ownChildren }

  /// The children that a container manages itself.
  var contained: [UIViewController] { [] }

  /// The children whose views are in this controller's view.
  var childrenInSight: [UIViewController] {
    ownChildren.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Returns a Boolean value that indicates whether a child's view is in this controller's view.
  func shows(_ child: UIViewController) -> Bool {
    childrenInSight.has(child)
  }

  /// Releases a child that moves to another parent.
  func surrender(_ child: UIViewController) {
    ownChildren.remove(child)
    child.parent = nil
  }

  /// Prepares the controller to appear.
  func prepareToAppear(animated: Bool) {}

  /// Sends the notifications that were held back while the controller was not visible.
  func didPrepareToAppear(animated: Bool) {}

  /// Sends the notifications that follow when everything has appeared.
  func didFinishAppearing(animated: Bool) {}

  /// Ends what cannot continue while the controller is not visible.
  func didLeaveSight() {}

  /// Called before the controller is added to a parent or removed from it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller was added to a parent or removed from it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The window whose root this controller is, or was when it presented something that is still
  /// visible.
  final weak var hostWindow: UIWindow?

  // MARK: - Configuring bars

  /// The navigation item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem { item }
  private lazy var item: UINavigationItem = {
    let item = UINavigationItem()
    item.controller = self
    return item
  }()

  /// The item that represents the controller in a tab bar; it is made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let knownTabBarItem { return knownTabBarItem }
      let made = UITabBarItem()
      knownTabBarItem = made
      return made
    }
    set {
      knownTabBarItem = newValue
      HeadlessPlatform.windowsChanged()
    }
  }

  /// The item for a tab bar, if it was asked for or set.
  final var knownTabBarItem: UITabBarItem?

  /// A Boolean value that indicates whether the tab bar is hidden while the controller is on a
  /// stack above its root.
  open var hidesBottomBarWhenPushed = false { didSet { HeadlessPlatform.windowsChanged() } }

  // MARK: - Presenting

  /// The presentation style of the controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The delegate that provides animators and a presentation controller. The controller does not keep it.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// A Boolean value that indicates whether a person is prevented from dismissing the sheet that
  /// contains the controller.
  open var isModalInPresentation = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// A Boolean value that indicates whether a presentation over the current context covers this
  /// controller's view.
  open var definesPresentationContext = false {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The presentation that this controller itself started.
  final var presentation: Presentation?

  /// The controller that itself presents this one.
  final weak var presenter: UIViewController?

  final var ownPresentationController: UIPresentationController?

  /// Presents a controller, unless something is already presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents; if it presents none, dismisses this
  /// controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// The coordinator of the running transition in which the controller takes part.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition
  }

  var runningTransition: TransitionContext? {
    presentation?.transition ?? presenter?.presentation?.transition ?? parent?.runningTransition
  }

  /// Pushes a controller onto the nearest stack, or presents it if there is no stack.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the detail column of the nearest split view, or presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
}
