/// The looks of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// The bar at the top of a stack. Of what is set on it only that it is hidden is kept.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  final weak var stack: UINavigationController?

  /// A Boolean value that indicates whether the bar is hidden. A person can swipe back without it.
  open override var isHidden: Bool {
    get { stack.map { $0.isNavigationBarHidden || $0.hidesBar } ?? super.isHidden }
    set {
      if let stack { stack.hidesBar = newValue } else { super.isHidden = newValue }
    }
  }

  /// The items of the screens on the stack. What is set is not kept.
  public final var items: [UINavigationItem]? {
    get { stack?.viewControllers.map(\.navigationItem) }
    set {}
  }

  /// The item of the screen at the top.
  public final var topItem: UINavigationItem? { stack?.topViewController?.navigationItem }

  /// The item of the screen below the top.
  public final var backItem: UINavigationItem? {
    stack?.viewControllers.dropLast().last?.navigationItem
  }

  /// A Boolean value that indicates whether titles are large: `false`.
  public final var prefersLargeTitles: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether content shows through: `true`.
  public final var isTranslucent: Bool {
    get { true }
    set {}
  }

  /// The color of the bar: none.
  public final var barTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The looks of large titles: none.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// The look of the bar.
  public final var standardAppearance: UINavigationBarAppearance {
    get { UINavigationBarAppearance() }
    set {}
  }

  /// The look of the bar where content ends: none.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// The look of the bar where there is little room: none.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// The look of the bar where content ends and there is little room: none.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// The looks of the bar: those of the platform.
  public final var barStyle: UIBarStyle {
    get { .default }
    set {}
  }

  /// The image of the way back: none.
  public final var backIndicatorImage: UIImage? {
    get { nil }
    set {}
  }

  /// The shape of the image of the way back: none.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { nil }
    set {}
  }

  /// The image of the line below the bar: none.
  public final var shadowImage: UIImage? {
    get { nil }
    set {}
  }

  /// The looks of titles: none.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Sets the image behind the bar, which is not kept.
  public final func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}

  /// The image behind the bar: none.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }

  /// A bar on which looks of all bars are set.
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

/// The bar of tabs. Of what is set on it only that it is hidden is kept.
@MainActor @preconcurrency
open class UITabBar: UIView {
  final weak var tabs: UITabBarController?

  /// A Boolean value that indicates whether the bar is hidden, and no tab can be tapped.
  open override var isHidden: Bool {
    get { tabs?.isTabBarHidden ?? super.isHidden }
    set {
      if let tabs { tabs.isTabBarHidden = newValue } else { super.isHidden = newValue }
    }
  }

  /// A Boolean value that indicates whether content shows through: `true`.
  public final var isTranslucent: Bool {
    get { true }
    set {}
  }

  /// The color of the bar: none.
  public final var barTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The color of tabs that are not selected: none.
  public final var unselectedItemTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The look of the bar.
  public final var standardAppearance: UITabBarAppearance {
    get { UITabBarAppearance() }
    set {}
  }

  /// The look of the bar where content ends: none.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }

  /// A bar on which looks of all bars are set.
  public static func appearance() -> UITabBar { UITabBar() }
}

/// The look of a bar. What is set on it is not kept.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// Creates a look.
  public override init() { super.init() }

  /// The color behind the bar's content: none.
  public final var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// The image of the line at the bar: none.
  public final var shadowImage: UIImage? {
    get { nil }
    set {}
  }

  /// The color of the line below the bar: none.
  public final var shadowColor: UIColor? {
    get { nil }
    set {}
  }

  /// Lets nothing show through.
  public final func configureWithOpaqueBackground() {}

  /// Lets content show through.
  public final func configureWithTransparentBackground() {}

  /// Looks as bars do by themselves.
  public final func configureWithDefaultBackground() {}
}

/// The look of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of titles: none.
  public final var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }

  /// The looks of large titles: none.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }

  /// The look of buttons.
  public final var buttonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }

  /// The look of the button that leads back.
  public final var backButtonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }

  /// The look of the button that ends something.
  public final var doneButtonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }

  /// Sets the images of the way back, which are not kept.
  public final func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a bar of tabs.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items whose titles are below their images.
  public final var stackedLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }

  /// The look of items whose titles are beside their images.
  public final var inlineLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }

  /// The look of items where there is little room.
  public final var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
}

extension UINavigationController {
  /// The bar at the top of the stack.
  public final var navigationBar: UINavigationBar {
    let bar = UINavigationBar()
    bar.stack = self
    return bar
  }
}

extension UITabBarController {
  /// The bar of tabs.
  public final var tabBar: UITabBar {
    let bar = UITabBar()
    bar.tabs = self
    return bar
  }
}

extension UIBarButtonItem {
  /// An item on which looks of all items are set.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  /// Sets the looks of the title, which are not kept.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
