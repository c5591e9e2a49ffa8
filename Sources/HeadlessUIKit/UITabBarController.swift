import NavigationModel

/// The methods by which a tab bar controller consults and notifies the app about taps on tabs. Both
/// are optional.
///
/// The delegate is not notified of a selection by the app. A method that only a subclass of the
/// conforming class implements is not called; the conforming class must implement it, too.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks the delegate whether a tap may select a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after a tap on a tab, also if the tab was already selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Asks for the animator of a change of tabs. It is never asked for: such a change takes no time here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks for the object that drives a change of tabs. It is never asked for.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Called before a person arranges the tabs, which nobody does here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])

  /// Called before a person is done with arranging the tabs, which nobody does here.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// Called when a person has arranged the tabs, which nobody does here.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// Returns none.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns none.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}

/// A container of several controllers, of which a tab bar selects the visible one.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The delegate, which decides about taps on tabs.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// A Boolean value that indicates whether the app hides the tab bar.
  open var isTabBarHidden = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// Hides the tab bar, or shows it, at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  final var tabs: [UIViewController] = []
  private var selected: UIViewController?

  /// Creates a controller without tabs.
  ///
  /// Unlike other controllers it loads its view at once, as on a device: `viewDidLoad` of a subclass
  /// runs before its initializer is done.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected controller stays selected; if it is gone, its index
  /// does.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    let new = viewControllers ?? []
    let oldIndex = selected.flatMap { selected in old.place(of: selected) } ?? 0
    for controller in new where controller.parent !== self {
      controller.sendWillMove(toParent: self)
      controller.parent?.surrender(controller)
      controller.parent = self
      controller.awaitsMove = true
    }
    let removed = old.without(new)
    for controller in removed { controller.sendWillMove(toParent: nil) }
    tabs = new
    let kept = new.has(selected) ? selected : nil
    move(to: kept ?? (new.indices.contains(oldIndex) ? new[oldIndex] : new.first))
    for controller in removed {
      controller.parent = nil
      controller.sendDidMove(toParent: nil)
    }
    for controller in new where controller.awaitsMove {
      controller.awaitsMove = false
      controller.sendDidMove(toParent: self)
    }
    HeadlessPlatform.windowsChanged()
  }

  /// The index of the selected tab, or `NSNotFound` if there are no tabs.
  open var selectedIndex: Int {
    get { tabs.place(of: selected) ?? Int.max }
    set {
      if tabs.indices.contains(newValue) { return select(tabs[newValue]) }
      // The index is one of `viewControllers`: before there are any, as when the app sets it in
      // `viewDidLoad`, it names nothing.
      guard !tabs.isEmpty else { return }
      if HeadlessPlatform.choose(2, .outcome(UITabBarController.rangeQuestion)) == 1 {
        fatalError(.outOfRange(newValue, count: tabs.count))
      }
    }
  }

  /// The controller in the selected tab.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      if !tabs.has(newValue) { fatalError(.noMember(newValue)) }
      select(newValue)
    }
  }

  private func select(_ controller: UIViewController) {
    guard controller !== selected else { return }
    HeadlessPlatform.record(.selected, controller, name(of: controller))
    move(to: controller)
  }

  private func move(to controller: UIViewController?) {
    let old = selected
    guard controller !== old else { return }
    selected = controller
    HeadlessPlatform.windowsChanged()
    exchange(old.map { [$0] } ?? [], for: controller.map { [$0] } ?? [])
  }

  // MARK: - Containing controllers

  override var contained: [UIViewController] { tabs }

  override var childrenInSight: [UIViewController] { selected.map { [$0] } ?? [] }

  override func shows(_ child: UIViewController) -> Bool { child === selected }

  override func surrender(_ child: UIViewController) {
    guard tabs.has(child) else { return super.surrender(child) }
    let rest = tabs.without([child])
    let index = tabs.place(of: child) ?? 0
    tabs = rest
    if child === selected {
      move(to: rest.indices.contains(index) ? rest[index] : rest.first)
    }
    child.parent = nil
    HeadlessPlatform.windowsChanged()
  }

  // MARK: - Performing gestures

  /// A Boolean value that indicates whether the tab bar is visible. A pushed screen can hide it.
  final var showsBar: Bool {
    guard !isTabBarHidden else { return false }
    guard let stack = (selected as? UINavigationController)?.stack else { return true }
    return !stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Taps a tab, which may be the selected one.
  final func tap(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    if delegate?.tabBarController(self, shouldSelect: controller) == false { return }
    if controller === selected {
      if let navigation = controller as? UINavigationController, navigation.stack.count > 1,
        navigation.transition == nil
      {
        navigation.goBack(navigation.stack.count - 1)
      }
    } else if tabs.has(controller) {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Returns the name of a tab: the title of its item or controller, otherwise its position.
  final func name(of controller: UIViewController) -> String {
    guard let title = title(of: controller) else { return "\(tabs.place(of: controller) ?? 0)" }
    for other in tabs where other !== controller && self.title(of: other) == title {
      return "\(tabs.place(of: controller) ?? 0)"
    }
    return title
  }

  private func title(of controller: UIViewController) -> String? {
    controller.knownTabBarItem?.caption ?? controller.title
  }
}

extension UITabBarController {
  static let rangeQuestion = "selectedIndex out of range: ignored or exception"
}

@MainActor
extension String {
  fileprivate static func outOfRange(_ index: Int, count: Int) -> String {
    "selectedIndex \(index) is out of range: there are \(count) tabs"
  }

  fileprivate static func noMember(_ controller: UIViewController) -> String {
    "Only a view controller in the tab bar controller's list can be selected "
      + "(\(controller.screenName))"
  }
}
