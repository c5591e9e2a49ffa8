/// The look of an item of a bar in one state. What is set on it is not kept.
@MainActor @preconcurrency
open class UIBarItemStateAppearance: NSObject {
  /// The looks of the title: none.
  public final var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }

  /// The color of the icon: none.
  public final var iconColor: UIColor? {
    get { nil }
    set {}
  }

  /// The color behind the badge: none.
  public final var badgeBackgroundColor: UIColor? {
    get { nil }
    set {}
  }
}

/// The looks of an item of a bar in its states. What is set on them is not kept.
@MainActor @preconcurrency
open class UIBarItemAppearance: NSObject {
  /// Creates the looks of an item.
  public override init() { super.init() }

  /// The look in most states.
  public final var normal: UIBarItemStateAppearance { UIBarItemStateAppearance() }

  /// The look of what is selected.
  public final var selected: UIBarItemStateAppearance { UIBarItemStateAppearance() }

  /// The look of what can't be used.
  public final var disabled: UIBarItemStateAppearance { UIBarItemStateAppearance() }

  /// The look of what a finger touches.
  public final var highlighted: UIBarItemStateAppearance { UIBarItemStateAppearance() }

  /// The look of what the focus is on.
  public final var focused: UIBarItemStateAppearance { UIBarItemStateAppearance() }
}

/// The looks of an item of a bar of tabs.
public typealias UITabBarItemAppearance = UIBarItemAppearance

/// The looks of a button of a bar.
public typealias UIBarButtonItemAppearance = UIBarItemAppearance

extension UIBarButtonItem {
  /// The color of the button: none.
  public final var tintColor: UIColor? {
    get { nil }
    set {}
  }
}
