import NavigationModel

/// The widths and heights of what an app is shown in.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What an app is shown in.
///
/// A window is wide, or narrow as `collapse` makes it; all else is that of a phone, in light colors.
@MainActor @preconcurrency
open class UITraitCollection: NSObject {
  /// The width.
  public final let horizontalSizeClass: UIUserInterfaceSizeClass

  /// The height: `regular`.
  public final var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  /// The colors: light ones.
  public final var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// The kind of device: a phone.
  public final var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The number of pixels in a point.
  public final var displayScale: CGFloat { 3 }

  /// Creates what is shown in a width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    super.init()
  }

  /// What the app is shown in outside of views: a wide window.
  public static var current: UITraitCollection {
    UITraitCollection(horizontalSizeClass: .regular)
  }

  /// Returns a Boolean value that indicates whether colors differ: never.
  public final func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { false }
}

extension UIWindow {
  final var sizeClass: UIUserInterfaceSizeClass { isNarrow ? .compact : .regular }
}

extension UIView {
  /// What the view is shown in.
  public final var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: window?.sizeClass ?? .regular)
  }
}

extension UIViewController {
  /// What the controller is shown in.
  public final var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: treeWindow?.sizeClass ?? .regular)
  }
}
