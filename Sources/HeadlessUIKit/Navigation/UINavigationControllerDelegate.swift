/// Hears which screens a navigation controller shows.
///
/// Both methods are optional. A subclass of a class that conforms is only heard if the class that
/// conforms has the method, too.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// Is called before another screen comes into sight.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Is called when another screen has come into sight; not when that was called off.
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
