import ModelChecker
import NavigationModel
import RuleEngines

extension RouteModel {
  /// The model as rules, for the engines that search spaces too large for a graph.
  ///
  /// Invariants are named after the ready-made ones; one that is judged part by part has the part in
  /// parentheses.
  ///
  /// - Throws: ``RouteModelError``.
  public func rules() throws -> RuleSystem<RouteState> {
    try check()
    return try ruleSystem(of: RouteRules(model: self).all)
  }

  func ruleSystem(of rules: [RouteRule]) throws -> RuleSystem<RouteState> {
    let byPerson = rules.filter(\.isOfPerson).map(\.event.name)
    return try RuleSystem(
      initial: [initial], components: components, rules: rules.map(\.rule),
      invariants: invariants,
      progress: [
        RuleProgress("HomeStaysReachable", by: byPerson, to: home) {
          .homeUnreachable(shown(in: $0))
        },
        RuleProgress("NoDeadEnds", by: byPerson) { .deadEnd(shown(in: $0)) },
      ])
  }

  private var components: [Component<RouteState>] {
    tabs.indices.map { Component("stack of \(tabs[$0].name)", \.stacks[$0]) }
      + [Component("tab", \.tab), Component("presented", \.presented)]
      + modes.indices.map { Component("mode of \(modes[$0].name)", \.modes[$0]) }
  }

  /// The condition of being at the root of the first tab, with nothing presented.
  var home: Condition<RouteState> {
    Condition(reads: [\.tab, \.stacks[0], \.presented]) {
      $0.tab == 0 && $0.stacks[0].isEmpty && $0.presented.isEmpty
    }
  }

  private var invariants: [RuleInvariant<RouteState>] {
    let onePresentation = RuleInvariant<RouteState>("OnePresentation", reads: [\.presented]) {
      $0.presented.count > 1
        ? .violated(.severalPresented($0.presented.map { presentations[Int($0) - 1].route.screen }))
        : $0.presented.isEmpty ? .notExercised : .holds
    }
    return [onePresentation] + modes.indices.flatMap(modesExclusive)
  }

  /// The invariants by which no screen of another mode is open, one for each place of screens.
  private func modesExclusive(_ group: Int) -> [RuleInvariant<RouteState>] {
    let name = modes[group].name
    @Sendable func judged(_ strangers: [String], in state: RouteState) -> Judgment {
      let current = modes[group].modes[Int(state.modes[group])]
      return strangers.isEmpty
        ? .holds
        : .violated(.strangers(strangers, mode: current))
    }
    return tabs.indices.map { tab in
      RuleInvariant(
        "ModesExclusive(\(name), \(tabs[tab].name))", reads: [\.modes[group], \.stacks[tab]]
      ) { state in
        judged(strangers(to: group, onStackOf: tab, in: state).map(\.route.screen), in: state)
      }
    } + [
      RuleInvariant("ModesExclusive(\(name), presented)", reads: [\.modes[group], \.presented]) {
        judged(strangersPresented(to: group, in: $0).map(\.route.screen), in: $0)
      }
    ]
  }
}

// MARK: - Screens of other modes

extension RouteModel {
  typealias Stranger = (route: RouteName, mode: String)

  /// The mode of a group in which alone a route may be open, if any.
  private func owner(of route: RouteName, in group: Int) -> String? {
    reservations.first { $0.mode.group == modes[group].name && $0.routes.contains(route) }?.mode
      .mode
  }

  private func strangers(
    among routes: [RouteName], to group: Int, in state: RouteState
  ) -> [Stranger] {
    let current = modes[group].modes[Int(state.modes[group])]
    return routes.compactMap { route in
      owner(of: route, in: group).flatMap { $0 == current ? nil : (route, $0) }
    }
  }

  /// The routes on a stack that may be open in another mode only.
  func strangers(to group: Int, onStackOf tab: Int, in state: RouteState) -> [Stranger] {
    strangers(
      among: state.stacks[tab].map { tabs[tab].routes[Int($0) - 1] }, to: group, in: state)
  }

  /// The routes presented that may be open in another mode only.
  func strangersPresented(to group: Int, in state: RouteState) -> [Stranger] {
    strangers(
      among: state.presented.map { presentations[Int($0) - 1].route }, to: group, in: state)
  }

  /// The screen that a person sees.
  func shown(in state: RouteState) -> String {
    if let front = state.presented.first { return presentations[Int(front) - 1].route.screen }
    let tab = Int(state.tab)
    return screen(of: state.stacks[tab].last ?? 0, in: tab)
  }
}

extension String {
  fileprivate static func homeUnreachable(_ screen: String) -> String {
    "From here no taps and gestures lead home; the visible screen is \(screen)."
  }

  static func deadEnd(_ screen: String) -> String {
    "Nobody can do anything; the visible screen is \(screen)."
  }

  fileprivate static func severalPresented(_ screens: [String]) -> String {
    "\(listed(screens)) are presented at the same time."
  }

  fileprivate static func strangers(_ screens: [String], mode: String) -> String {
    "\(listed(screens)) \(screens.count == 1 ? "is" : "are") open in mode '\(mode)', to which "
      + "\(screens.count == 1 ? "it does" : "they do") not belong."
  }
}
