extension UITabBarController {
  /// The tabs that a user can rearrange: at first all.
  public var customizableViewControllers: [UIViewController]? { viewControllers }
}
