import HeadlessCombine

extension UIViewController {
  /// What the controller is called in windows and effects.
  ///
  /// The restoration identifier, or else the loaded root view's accessibility identifier, or else
  /// the type's name. A type of the platform says nothing: there the title names the screen.
  final var screenName: String {
    if let restorationIdentifier { return restorationIdentifier }
    if let identifier = viewIfLoaded?.accessibilityIdentifier { return identifier }
    if let title, !isOfApp { return title }
    return TypeNames.baseName(of: type(of: self))
  }

  /// Whether the controller's class is the app's, so that the controller itself is of interest.
  final var isOfApp: Bool { ClassOrigins.isOfApp(type(of: self)) }

  /// Whether the controller is one of the platform's containers, or a subclass of one.
  final var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}

/// Which classes are the app's, found out once per class.
@MainActor
private enum ClassOrigins {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static let ownModule = module(of: UIViewController.self)

  static func isOfApp(_ type: AnyClass) -> Bool {
    if let isOfApp = known[ObjectIdentifier(type)] { return isOfApp }
    let isOfApp = module(of: type) != ownModule
    known[ObjectIdentifier(type)] = isOfApp
    return isOfApp
  }

  private static func module(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
