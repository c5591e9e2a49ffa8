extension UIViewController {
  /// What the controller is called in windows and effects.
  ///
  /// The restoration identifier, or else the loaded root view's accessibility identifier, or else
  /// the type's name. A type of the platform says nothing: there the title names the screen.
  final var screenName: String {
    if let restorationIdentifier { return restorationIdentifier }
    if let identifier = viewIfLoaded?.accessibilityIdentifier { return identifier }
    if let title, !isOfApp { return title }
    return facts.name
  }

  /// Whether the controller's class is the app's, so that the controller itself is of interest.
  final var isOfApp: Bool { facts.isOfApp }

  /// Whether the controller is one of the platform's containers, or of a subclass of one.
  final var isContainer: Bool {
    switch facts.kind {
    case .stack, .tabs, .columns: true
    case .alert, .plain: false
    }
  }
}
