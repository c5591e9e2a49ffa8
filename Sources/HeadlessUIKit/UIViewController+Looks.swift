/// The ways in which a presented controller comes. None differs from another here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The colors of what the status bar shows.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt

  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All around.
  public static let all = UIRectEdge(rawValue: 15)
}

extension UIViewController {
  /// The edges at which the view is under bars: all.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { .all }
    set {}
  }

  /// A Boolean value that indicates whether the view is under bars that are opaque: `false`.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { false }
    set {}
  }

  /// The way in which the controller comes when it is presented: from below.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }

  /// The style of the controller's interface: that of its surroundings.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }

  /// Asks for the status bar's looks again. There is no status bar.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Returns a Boolean value that indicates whether a controller is this one or below it.
  public final func contains(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = controller
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }
}

extension UIView {
  /// Returns a picture of the view: a view without content.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView() }

  /// Returns the size that fits best: none, since nothing is laid out.
  public final func sizeThatFits(_ size: CGSize) -> CGSize { .zero }

  /// The style of the view's interface: that of its surroundings.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}

extension UIImage {
  /// The ways in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Returns the image: it is never drawn.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// Returns the image: it is never drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    self
  }
}
