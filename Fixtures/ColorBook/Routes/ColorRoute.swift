import AdaptiveCoordinator

/// A route of a color.
enum ColorRoute: Route {
  case color(String)
  case meaning(String)
  case colors
  case settings
  case general
}

extension ColorRoute: DeepLinkable {
  init?(link: String) {
    let parts = link.split(separator: ":").map(String.init)
    guard parts.count == 2, parts[0] == "meaning" else { return nil }
    self = .meaning(parts[1])
  }
}
