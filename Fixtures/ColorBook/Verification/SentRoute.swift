import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A route as a screen sends it through its router.
struct SentRoute {
  enum Content {
    case list(ColorListRoute)
    case color(ColorRoute)
    case settings(SettingsRoute)
  }

  let content: Content

  /// The route in events: `list.color(red)`.
  let name: String

  /// The case in a list of routes: `ColorListRoute.color`.
  let routeCase: String

  /// The payload that it carries: `(red)`.
  let payload: String

  private init(_ content: Content, type: String, _ name: String) {
    self.content = content
    self.name = "\(type.prefix(1).lowercased() + type.dropFirst().dropLast("Route".count)).\(name)"
    let word = name.prefix { $0 != "(" }
    routeCase = "\(type).\(word)"
    payload = String(name.dropFirst(word.count))
  }

  /// Every route that screens send, with the first colors and meanings.
  static func all(payloads: Int) -> [SentRoute] {
    let colors = Palette.colors.prefix(payloads)
    let meanings = Palette.meanings.prefix(payloads)
    return [SentRoute(.list(.list), type: "ColorListRoute", "list")]
      + colors.map { SentRoute(.list(.color($0)), type: "ColorListRoute", "color(\($0))") } + [
        SentRoute(.list(.newList), type: "ColorListRoute", "newList"),
        SentRoute(.list(.settings), type: "ColorListRoute", "settings"),
        SentRoute(.list(.info), type: "ColorListRoute", "info"),
      ]
      + colors.map { SentRoute(.color(.color($0)), type: "ColorRoute", "color(\($0))") }
      + meanings.map { SentRoute(.color(.meaning($0)), type: "ColorRoute", "meaning(\($0))") } + [
        SentRoute(.color(.colors), type: "ColorRoute", "colors"),
        SentRoute(.color(.settings), type: "ColorRoute", "settings"),
        SentRoute(.color(.general), type: "ColorRoute", "general"),
        SentRoute(.settings(.list(true)), type: "SettingsRoute", "list"),
        SentRoute(.settings(.general), type: "SettingsRoute", "general"),
        SentRoute(.settings(.about), type: "SettingsRoute", "about"),
      ]
  }

  /// Returns a Boolean value that indicates whether a screen has a router for the route.
  @MainActor
  func canBeSent(from screen: UIViewController) -> Bool {
    switch content {
    case .list: screen is ColorListViewController || screen is InfoViewController
    case .color: screen is ColorViewController || screen is MeaningViewController
    case .settings: screen is SettingsViewController
    }
  }

  /// Sends the route through the router of a screen.
  @MainActor
  func send(from screen: UIViewController) {
    switch content {
    case .list(let route):
      let router =
        (screen as? ColorListViewController)?.router ?? (screen as? InfoViewController)?.router
      router?.transfer(to: route)
    case .color(let route):
      let router =
        (screen as? ColorViewController)?.router ?? (screen as? MeaningViewController)?.router
      router?.transfer(to: route)
    case .settings(let route):
      (screen as? SettingsViewController)?.router.transfer(to: route)
    }
  }

  /// The control by which a screen sends the route, if it shows one.
  @MainActor
  func control(on screen: UIViewController) -> String? {
    switch content {
    case .list(.list): screen is InfoViewController ? "Done" : nil
    case .list(let route): screen is ColorListViewController ? route.control : nil
    case .color(.color): screen is MeaningViewController ? "Color" : nil
    case .color(.meaning(let meaning)): screen is ColorViewController ? meaning : nil
    case .color(.settings): "Settings"
    case .settings(.general): "General"
    case .settings(.about): "About"
    case .color(.colors), .color(.general), .settings(.list): nil
    }
  }
}

extension ColorListRoute {
  fileprivate var control: String? {
    switch self {
    case .color(let color): color
    case .newList: "New list"
    case .settings: "Settings"
    case .info: "Info"
    case .list, .newListRoute, .colorRoute: nil
    }
  }
}
