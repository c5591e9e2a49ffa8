import AdaptiveCoordinator

/// A route of a list of colors, or what comes back from there.
indirect enum ColorListRoute: Route {
  case list
  case newList
  case color(String)
  case settings
  case info

  // Pulled back from children.
  case newListRoute(ColorListRoute)
  case colorRoute(ColorRoute)
}

extension ColorListRoute: DeepLinkable {
  init?(link: String) {
    switch link.split(separator: ":").map(String.init) {
    case ["list"]: self = .list
    case ["settings"]: self = .settings
    case ["info"]: self = .info
    case let parts where parts.count == 2 && parts[0] == "color": self = .color(parts[1])
    default: return nil
    }
  }
}
