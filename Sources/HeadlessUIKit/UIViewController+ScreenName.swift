extension UIViewController {
  /// The name of the controller in windows and effects.
  ///
  /// The restoration identifier; if there is none, the accessibility identifier of the loaded root
  /// view; otherwise the name of the type. If the type belongs to the platform, the title names the
  /// screen.
  final var screenName: String {
    if let restorationIdentifier { return restorationIdentifier }
    if let identifier = viewIfLoaded?.accessibilityIdentifier { return identifier }
    if let title, !isOfApp { return title }
    return facts.name
  }

  /// A Boolean value that indicates whether the controller's class belongs to the app.
  final var isOfApp: Bool { facts.isOfApp }

  /// A Boolean value that indicates whether the controller is one of the platform's containers, or
  /// of a subclass of one.
  final var isContainer: Bool {
    switch facts.kind {
    case .stack, .tabs, .columns, .pages: true
    case .alert, .plain: false
    }
  }
}
