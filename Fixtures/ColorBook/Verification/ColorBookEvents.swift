import NavigationHarness
import NavigationModel

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The events of the app besides the gestures on its window.
@MainActor
struct ColorBookEvents {
  let scope: Scope

  func declare(in it: inout LiveDeclarations<ColorBookSubject>) {
    declareLaunches(in: &it)
    declareTaps(in: &it)
    declareLinks(in: &it)
    declareCalls(in: &it)
    // A color is a name to the app, and so is a meaning.
    it.interchangeable = [
      PayloadDomain(
        Palette.colors.prefix(scope["payloads"]).map { [$0] },
        in: PayloadDomain.usualContexts + [": *", "color:*"]),
      PayloadDomain(
        Palette.meanings.prefix(scope["payloads"]).map { [$0] },
        in: PayloadDomain.usualContexts + [": *", "meaning:*"]),
    ]
  }

  private func declareLaunches(in it: inout LiveDeclarations<ColorBookSubject>) {
    let running: @MainActor (ColorBookSubject) -> String? = {
      $0.app == nil ? nil : "the app runs already"
    }
    it.event("launch", .external, unless: running) { $0.launch(link: nil) }
    for link in links {
      let name = "launch by \(Self.word(for: link))"
      it.event(name, .external, unless: running) { $0.launch(link: link) }
      it.profile.deepLinks.append(.init(event: name, target: Self.target(ofLaunchBy: link)))
    }
  }

  private func declareTaps(in it: inout LiveDeclarations<ColorBookSubject>) {
    func tap(
      _ control: String, on screen: String, _ route: String, payload: String = "",
      line: Int = #line
    ) {
      it.tap(
        control, on: screen, named: "\(screen): \(control)", route: route, payload: payload,
        twice: true, unless: { tooDeep($0) }, line: line)
    }
    let colors = Palette.colors.prefix(scope["payloads"])
    let meanings = Palette.meanings.prefix(scope["payloads"])
    for level in 0...scope["level"] {
      let screen = "ColorList(\(level))"
      for color in colors { tap(color, on: screen, "ColorListRoute.color", payload: "(\(color))") }
      if level < scope["level"] { tap("New list", on: screen, "ColorListRoute.newList") }
      tap("Settings", on: screen, "ColorListRoute.settings")
      tap("Info", on: screen, "ColorListRoute.info")
    }
    tap("Done", on: "Info", "ColorListRoute.list")
    for color in colors {
      let screen = "Color(\(color))"
      for meaning in meanings {
        tap(meaning, on: screen, "ColorRoute.meaning", payload: "(\(meaning))")
      }
      tap("Settings", on: screen, "ColorRoute.settings")
    }
    for meaning in meanings {
      tap("Color", on: "Meaning(\(meaning))", "ColorRoute.color")
      tap("Settings", on: "Meaning(\(meaning))", "ColorRoute.settings")
    }
    tap("General", on: "Settings", "SettingsRoute.general")
    tap("About", on: "Settings", "SettingsRoute.about")
  }

  private func declareLinks(in it: inout LiveDeclarations<ColorBookSubject>) {
    for link in links {
      let name = "open \(Self.word(for: link))"
      it.profile.deepLinks.append(.init(event: name, target: Self.target(of: link)))
      it.event(
        name, .external,
        unless: { subject in
          if subject.app == nil { return "the app is not running" }
          return (subject.container?.waitingRoutes ?? 0) == 0
            ? tooDeep(subject) : "a link waits already"
        }
      ) { $0.app?.root.handle(links: link) }
    }
  }

  /// Declares the events that only code causes: every route through the router of every screen,
  /// covered or not, that does not show a control for it.
  private func declareCalls(in it: inout LiveDeclarations<ColorBookSubject>) {
    let places = (0..<scope["stack"]).map { ScreenPlace.level($0) } + [.presented]
    for place in places {
      for route in SentRoute.all(payloads: scope["payloads"]) {
        it.event(
          "call \(route.name) at \(place.word)", .programmatic, route: route.routeCase,
          payload: route.payload,
          unless: { subject in
            guard let screen = subject.screen(at: place) else { return "nothing is there" }
            guard route.canBeSent(from: screen) else { return "the screen has another router" }
            if subject.offers(route.control(on: screen), on: screen) {
              return "the screen shows a control for it"
            }
            return isDeepest(screen, route.routeCase) ?? tooDeep(subject)
          }
        ) { subject in
          if let screen = subject.screen(at: place) { route.send(from: screen) }
        }
      }
    }
  }

  // MARK: - The scope

  private func isDeepest(_ screen: UIViewController, _ route: String) -> String? {
    // Of a sheet the router is that of a list, the level of which does not show.
    guard route == "ColorListRoute.newList" else { return nil }
    let level = (screen as? ColorListViewController)?.level ?? scope["level"]
    return level < scope["level"] ? nil : "lists are opened up to level \(scope["level"])"
  }

  private func tooDeep(_ subject: ColorBookSubject) -> String? {
    (subject.container?.viewControllers.count ?? 0) <= scope["stack"]
      ? nil : "more than \(scope["stack"]) screens are on the stack"
  }

  // MARK: - Links

  /// Links of no, one and two components.
  private var links: [[String]] {
    let colors = Palette.colors.prefix(scope["payloads"])
    let meanings = Palette.meanings.prefix(scope["payloads"])
    let first = ["list"] + colors.map { "color:\($0)" } + ["settings", "info"]
    return [[]] + first.map { [$0] } + meanings.map { ["meaning:\($0)"] }
      + first.flatMap { first in meanings.map { [first, "meaning:\($0)"] } }
  }

  private static func word(for link: [String]) -> String {
    link.isEmpty ? "an empty link" : "link \(link.joined(separator: " "))"
  }

  /// Returns the target of a link: as far as its components are known where they are met.
  private static func target(of link: [String]) -> NavigationProfile.DeepLink.Target {
    let names = link.map { $0.split(separator: ":").map(String.init) }
    switch names.first?.first {
    case "list": return .screen("ColorList(0)")
    case "color":
      return .screen(names.count == 1 ? "Color(\(names[0][1]))" : "Meaning(\(names[1][1]))")
    case "settings": return .screen("Settings")
    case "info": return .screen("Info")
    default: return .refusal
    }
  }

  /// A launch by a link that is refused is a launch.
  private static func target(
    ofLaunchBy link: [String]
  ) -> NavigationProfile.DeepLink.Target {
    let target = target(of: link)
    return target == .refusal ? .screen("ColorList(0)") : target
  }
}
