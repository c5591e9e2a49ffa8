import AdaptiveCoordinator

/// A route of the settings.
enum SettingsRoute: Route {
  /// The settings themselves, animated or not.
  case list(Bool)
  case general
  case about
}
