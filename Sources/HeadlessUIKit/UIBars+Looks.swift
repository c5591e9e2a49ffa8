/// The bar at the top of a stack. What is set on it is not kept.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
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

  /// A bar on which looks of all bars are set.
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

/// The bar of tabs. What is set on it is not kept.
@MainActor @preconcurrency
open class UITabBar: UIView {
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
open class UINavigationBarAppearance: UIBarAppearance {}

/// The look of a bar of tabs.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

extension UINavigationController {
  /// The bar at the top of the stack.
  public final var navigationBar: UINavigationBar { UINavigationBar() }
}

extension UITabBarController {
  /// The bar of tabs.
  public final var tabBar: UITabBar { UITabBar() }
}
