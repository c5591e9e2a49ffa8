/// The methods by which a navigation controller notifies the app of the screens that it shows.
///
/// Both methods are optional. A method that only a subclass of the conforming class implements is
/// not called; the conforming class must implement it, too.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before the navigation controller shows another screen.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after the navigation controller has shown another screen, but not if the transition was
  /// cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
