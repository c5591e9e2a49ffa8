import NavigationModel

extension UIViewController {
  /// Adds a child. The app adds the child's view and calls `didMove(toParent:)` separately.
  public final func addChild(_ childController: UIViewController) {
    if childController.parent !== self {
      childController.sendWillMove(toParent: self)
      childController.parent?.surrender(childController)
      childController.parent = self
    } else {
      ownChildren.remove(childController)
    }
    ownChildren.append(childController)
    HeadlessPlatform.windowsChanged()
  }

  /// Removes the controller from its parent and notifies the controller.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.surrender(self)
    sendDidMove(toParent: nil)
    HeadlessPlatform.windowsChanged()
  }

  // MARK: - Finding ancestors

  /// The nearest ancestor that is a navigation controller.
  public final var navigationController: UINavigationController? { ancestor() }

  /// The nearest ancestor that is a tab bar controller.
  public final var tabBarController: UITabBarController? { ancestor() }

  /// The nearest ancestor that is a split view controller.
  public final var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parent
    }
    return nil
  }

  /// The outermost ancestor, or the controller itself.
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  // MARK: - Windows

  /// The window to whose hierarchy the controller belongs, even if its view is not visible.
  final var treeWindow: UIWindow? {
    let outermost = outermost
    return outermost.presenter.map { $0.treeWindow } ?? outermost.hostWindow
  }

  /// The window that contains the view, or `nil` if a container shows something else.
  final var windowInSight: UIWindow? {
    if let parent { return parent.shows(self) ? parent.windowInSight : nil }
    if let presenter { return presenter.treeWindow }
    return hostWindow?.rootViewController === self ? hostWindow : nil
  }
}
