import NavigationModel

extension UIViewController {
  /// Adds a child; its view is added separately, and the child told that it has moved.
  public final func addChild(_ childController: UIViewController) {
    if childController.parent !== self {
      childController.willMove(toParent: self)
      childController.parent?.surrender(childController)
      childController.parent = self
    } else {
      ownChildren.remove(childController)
    }
    ownChildren.append(childController)
    HeadlessPlatform.windowsChanged()
  }

  /// Takes the controller from its parent, and tells it so.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.surrender(self)
    didMove(toParent: nil)
    HeadlessPlatform.windowsChanged()
  }

  // MARK: - Looking up

  /// The nearest navigation controller around this one.
  public final var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller around this one.
  public final var tabBarController: UITabBarController? { ancestor() }

  /// The nearest split view controller around this one.
  public final var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parent
    }
    return nil
  }

  /// The outermost controller around this one, or the controller itself.
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  // MARK: - Windows

  /// The window in whose hierarchy the controller is, seen or not.
  final var treeWindow: UIWindow? {
    let outermost = outermost
    return outermost.presenter.map { $0.treeWindow } ?? outermost.hostWindow
  }

  /// The window in which the view is; nil where a container shows something else.
  final var windowInSight: UIWindow? {
    if let parent { return parent.shows(self) ? parent.windowInSight : nil }
    if let presenter { return presenter.treeWindow }
    return hostWindow?.rootViewController === self ? hostWindow : nil
  }
}
