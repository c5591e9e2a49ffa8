import NavigationModel

extension RouteModel {
  /// The state as a navigation state has it.
  func snapshot(of state: RouteState) -> NavigationSnapshot {
    var coordinators = [
      CoordinatorNode(role: Role.app, type: name, phase: .started)
    ]
    for (group, modes) in modes.enumerated() {
      let strangers =
        tabs.indices.flatMap { self.strangers(to: group, onStackOf: $0, in: state) }
        + strangersPresented(to: group, in: state)
      let current = modes.modes[Int(state.modes[group])]
      coordinators += modes.modes.filter { mode in
        mode == current || strangers.contains { $0.mode == mode }
      }.map { mode in
        CoordinatorNode(
          role: Role.name(of: mode, in: modes.name), type: capitalized(mode), parent: 0,
          phase: .started)
      }
    }
    return NavigationSnapshot(
      coordinators: coordinators, views: views(in: state), records: records(of: state),
      facts: [FactNode(name: Fact.home.name, value: home.holds(in: state) ? "true" : "false")])
  }

  private func views(in state: RouteState) -> [ViewNode] {
    var views: [ViewNode] = []
    let isTabbed = tabs.count > 1
    let isCovered = !state.presented.isEmpty
    if isTabbed {
      views.append(
        ViewNode(
          name: "TabView", role: .tabs(selected: Int(state.tab)), owner: 0, isHittable: !isCovered))
    }
    for (number, tab) in tabs.enumerated() {
      let depth = isTabbed ? 1 : 0
      let isHittable = !isCovered && number == Int(state.tab)
      views.append(
        ViewNode(
          depth: depth, name: capitalized(tab.name) + "Stack", role: .stack, owner: 0,
          isHittable: isHittable))
      let levels = [0] + state.stacks[number]
      for (level, route) in levels.enumerated() {
        views.append(
          ViewNode(
            depth: depth + 1, name: screen(of: route, in: number), owner: 0,
            isHittable: isHittable && level == levels.count - 1))
      }
    }
    for (level, number) in state.presented.enumerated() {
      let presentation = presentations[Int(number) - 1]
      views.append(
        ViewNode(
          depth: 0, name: capitalized(presentation.style.rawValue),
          role: .presentation(presentation.style.rawValue), owner: 0, isHittable: level == 0))
      views.append(
        ViewNode(depth: 1, name: presentation.route.screen, owner: 0, isHittable: level == 0))
    }
    return views
  }

  private func records(of state: RouteState) -> [RecordNode] {
    func record(_ key: String, _ value: String) -> RecordNode {
      RecordNode(coordinator: 0, key: key, value: value)
    }
    return [record("tab", tabs[Int(state.tab)].name)]
      + zip(modes, state.modes).map { record($0.name, $0.modes[Int($1)]) }
  }

  /// What the model declares about itself.
  var profile: NavigationProfile {
    var profile = NavigationProfile()
    profile.home = .init(fact: .home)
    profile.modes = modes.map { group in
      .init(
        owner: Role.app, recordedIn: group.name,
        roles: Dictionary(
          uniqueKeysWithValues: group.modes.map { ($0, Role.name(of: $0, in: group.name)) }))
    }
    // A mode has no screens of its own but those that are reserved for it.
    profile.viewless = Set(
      modes.flatMap { group in group.modes.map { Role.name(of: $0, in: group.name) } })
    let objects = [
      "NoOrphanedChildren", "NoOwnerlessScreens", "StartsOnce", "UniqueChild", "StopIsFinal",
      "Restartable", "BookkeepingAgrees", "NoTraps", "NoLeaks", "OrderIndependence",
      "NoLateEffects",
    ]
    let moves = [
      "BackUndoesForward", "RepeatedIntentIsIdempotent", "TabsStayInScope",
      "EveryDestinationResolves",
    ]
    profile.notApplicable = Dictionary(
      uniqueKeysWithValues: objects.map { ($0, noObjects) } + moves.map { ($0, bySelf) }
        + [("CollapseExpandRoundTrips", "it has no split")])
    return profile
  }

  /// The model with other depths of tabs.
  func within(_ scope: Scope) -> RouteModel {
    var model = self
    for index in tabs.indices where !tabs[index].routes.isEmpty {
      model.setDepth(scope[tabs[index].name], ofTab: index)
    }
    return model
  }

  private enum Role {
    static let app = "app"

    static func name(of mode: String, in group: String) -> String { "\(group).\(mode)" }
  }
}

extension Fact {
  fileprivate static let home = Fact("home")
}

private let noObjects = "a model has no objects"

private let bySelf = "the platform's own moves are as they should be in a model"
