import AdaptiveCoordinator

/// Where the settings lead.
enum SettingsRoute: Route {
  /// The settings themselves, animated or not.
  case list(Bool)
  case general
  case about
}
