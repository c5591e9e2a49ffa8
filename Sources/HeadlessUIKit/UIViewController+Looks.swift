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

extension UIViewController {
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
