import NavigationModel

/// A part of what a view controller shows: it can contain controls, and has neither size nor place.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The views within this one, in the order in which they were added.
  public private(set) final var subviews: [UIView] = []

  /// The view that contains this one.
  public private(set) final weak var superview: UIView?

  /// The controller whose root view this is.
  final weak var controller: UIViewController?

  /// Whether the view, with all within, cannot be seen.
  open var isHidden = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// Whether what is within the view can be touched.
  open var isUserInteractionEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  /// The name by which tests find the view.
  ///
  /// On the root view of a view controller it also names the screen.
  open var accessibilityIdentifier: String? { didSet { HeadlessPlatform.windowsChanged() } }

  /// A number by which the app finds the view.
  open var tag = 0

  /// The color behind the view's content; nobody sees it.
  open var backgroundColor: UIColor?

  /// Makes a view.
  public override init() { super.init() }

  /// The window in which the view is.
  open var window: UIWindow? {
    if let controller { return controller.windowInSight }
    return superview?.window
  }

  /// Adds a view within this one, after those that are there.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    HeadlessPlatform.windowsChanged()
    view.controller?.viewWasAdded()
  }

  /// Takes the view out of the one that contains it.
  open func removeFromSuperview() {
    guard let superview else { return }
    let controller = controller
    controller?.viewWillBeRemoved()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    HeadlessPlatform.windowsChanged()
    controller?.viewWasRemoved()
  }

  /// What a person can touch in this view alone, without the views within.
  var control: UIControl? { nil }
}

/// A color; nobody sees it.
@MainActor @preconcurrency
public final class UIColor: UIResponder {
  private override init() { super.init() }

  /// The color behind an app's content.
  public static let systemBackground = UIColor()
  /// The color behind grouped content.
  public static let systemGroupedBackground = UIColor()
  /// The color of text.
  public static let label = UIColor()
  /// The color of text that matters less.
  public static let secondaryLabel = UIColor()
  /// White.
  public static let white = UIColor()
  /// Black.
  public static let black = UIColor()
  /// No color.
  public static let clear = UIColor()
  /// The platform's red.
  public static let systemRed = UIColor()
  /// The platform's green.
  public static let systemGreen = UIColor()
  /// The platform's blue.
  public static let systemBlue = UIColor()
}
