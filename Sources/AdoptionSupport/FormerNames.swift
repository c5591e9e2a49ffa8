import HeadlessUIKit

// Names that types had before Swift 4.2, which apps of that time still use.

/// The former name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The former name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The former name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The former name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The former name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The former name of `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The former name of `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The former name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The former name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

extension UIViewController {
  /// The former name of `children`.
  public var childViewControllers: [UIViewController] { children }

  /// The former name of `addChild(_:)`.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// The former name of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }

  /// The former name of `willMove(toParent:)`.
  @_disfavoredOverload
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The former name of `didMove(toParent:)`.
  @_disfavoredOverload
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIView {
  /// The former name of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The former name of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
