import NavigationModel

/// A mistake in the declaration of a model.
public enum RouteModelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no tab.
  case noTabs
  /// Two tabs, groups of modes or events have one name.
  case sameName(String, of: String)
  /// Something has no such name.
  case unknown(String, String, in: String, known: [String])
  /// There are more values than a byte numbers.
  case tooMany(String, Int)

  /// The fact and the cure, in full sentences.
  public var description: String {
    switch self {
    case .noTabs:
      "The model has no tab. Declare one with 'tab'; an app without tabs has one."
    case .sameName(let name, let kind):
      "Two \(kind) are named '\(name)'. Give each a name of its own."
    case .unknown(let kind, let name, let move, let known):
      "'\(move)' names \(kind) '\(name)', which is not declared. "
        + (known.isEmpty ? "There is none." : "Declared: \(listed(known)).")
    case .tooMany(let kind, let count):
      "There are \(count) \(kind), more than \(Self.most). Use fewer samples."
    }
  }

  /// The greatest number of values of one kind.
  static let most = 254
}

extension RouteModel {
  /// Checks that declarations fit together.
  func check() throws(RouteModelError) {
    if tabs.isEmpty { throw .noTabs }
    try expectDistinct(tabs.map(\.name), "tabs")
    try expectDistinct(modes.map(\.name), "groups of modes")
    try expectDistinct(moves.map(\.name), "events")
    try expectDistinct(presentations.map(\.route.name), "presentations")
    for (kind, count) in [
      ("routes of a tab", tabs.map(\.routes.count).max() ?? 0),
      ("routes that are presented", presentations.count), ("tabs", tabs.count),
    ]
    where count > RouteModelError.most { throw .tooMany(kind, count) }
    for reservation in reservations {
      try check(reservation.mode, of: "only")
      for route in reservation.routes { try check(.route(route), of: "only") }
    }
    for move in moves {
      for mode in move.modes { try check(mode, of: move.name) }
      for place in move.places ?? [] { try check(place, of: move.name) }
      for action in move.actions { try check(action, of: move.name) }
    }
  }

  private func expectDistinct(_ names: [String], _ kind: String) throws(RouteModelError) {
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted { throw .sameName(name, of: kind) }
  }

  private func check(_ mode: ModeName, of move: String) throws(RouteModelError) {
    guard let group = modes.first(where: { $0.name == mode.group }) else {
      throw .unknown("modes", mode.group, in: move, known: modes.map(\.name))
    }
    guard group.modes.contains(mode.mode) else {
      throw .unknown("mode", mode.mode, in: move, known: group.modes)
    }
  }

  private func checkTab(_ name: String, of move: String) throws(RouteModelError) {
    if !tabs.contains(where: { $0.name == name }) {
      throw .unknown("tab", name, in: move, known: tabs.map(\.name))
    }
  }

  private func check(_ place: Place, of move: String) throws(RouteModelError) {
    switch place {
    case .root(let tab), .tab(let tab): try checkTab(tab, of: move)
    case .route(let route):
      let known = tabs.flatMap(\.routes) + presentations.map(\.route)
      if !known.contains(route) {
        throw .unknown("route", route.name, in: move, known: known.map(\.name))
      }
    case .anywhere: break
    }
  }

  private func check(_ action: Action, of move: String) throws(RouteModelError) {
    switch action {
    case .pushRoute(let route, let tab):
      if let tab { try checkTab(tab, of: move) }
      let homes = tabs.filter { tab == nil || $0.name == tab }
      if !homes.contains(where: { $0.routes.contains(route) }) {
        throw .unknown(
          "route", route.name, in: move, known: homes.flatMap(\.routes).map(\.name))
      }
    case .popToRoot(let tab), .select(let tab): try checkTab(tab, of: move)
    case .presentRoute(let route):
      if !presentations.contains(where: { $0.route == route }) {
        throw .unknown(
          "presentation", route.name, in: move, known: presentations.map(\.route.name))
      }
    case .set(let group, let mode): try check(ModeName.mode(group, mode), of: move)
    case .dismiss, .dismissAll: break
    }
  }
}
