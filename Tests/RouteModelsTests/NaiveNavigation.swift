import NavigationModel
import RouteModels

/// What a model means, written down once more without rules: states by names, and one loop.
struct NaiveNavigation {
  let model: RouteModel

  struct Place: Hashable {
    var tab: String
    var stacks: [String: [RouteName]]
    var presented: [RouteName] = []
    var modes: [String: String]
  }

  /// One step: whether a person makes it, the route that it takes, and where it leads.
  struct Move {
    var isOfPerson: Bool
    var route: String?
    var target: Place
  }

  /// What a search has found, by layers.
  struct Found {
    var states = 0
    var transitions = 0
    /// The numbers of steps to the nearest state that violates an invariant, by its name; nothing where
    /// none does.
    var lengths: [String: Int] = [:]
    var takenRoutes: Set<String> = []
  }

  var start: Place {
    Place(
      tab: model.tabs[0].name,
      stacks: Dictionary(uniqueKeysWithValues: model.tabs.map { ($0.name, []) }),
      modes: Dictionary(uniqueKeysWithValues: model.modes.map { ($0.name, $0.modes[0]) }))
  }

  func search(most: Int) -> Found? {
    var found = Found()
    var depths: [Place: Int] = [start: 0]
    var order = [start]
    var steps: [Place: [Move]] = [:]
    var next = 0
    while next < order.count {
      if order.count > most { return nil }
      let place = order[next]
      next += 1
      let moves = self.moves(from: place)
      steps[place] = moves
      found.transitions += moves.count
      for move in moves {
        if let route = move.route { found.takenRoutes.insert(route) }
        if depths[move.target] == nil {
          depths[move.target] = depths[place]! + 1
          order.append(move.target)
        }
      }
    }
    found.states = order.count
    func note(_ name: String, _ isViolated: (Place) -> Bool) {
      found.lengths[name] = order.first(where: isViolated).map { depths[$0]! }
    }
    note("OnePresentation") { $0.presented.count > 1 }
    note("ModesExclusive") { place in
      model.reservations.contains { reservation in
        place.modes[reservation.mode.group] != reservation.mode.mode
          && (place.stacks.values.flatMap(\.self) + place.presented).contains {
            reservation.routes.contains($0)
          }
      }
    }
    note("NoDeadEnds") { !steps[$0]!.contains(where: \.isOfPerson) }
    let home = model.tabs[0].name
    var hopeful = Set(
      order.filter { $0.tab == home && $0.stacks[home] == [] && $0.presented == [] })
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for place in order where !hopeful.contains(place) {
        if steps[place]!.contains(where: { $0.isOfPerson && hopeful.contains($0.target) }) {
          hopeful.insert(place)
          isGrowing = true
        }
      }
    }
    note("HomeStaysReachable") { !hopeful.contains($0) }
    return found
  }

  // MARK: - Moves

  func moves(from place: Place) -> [Move] {
    var moves: [Move] = []
    for move in model.moves where move.modes.allSatisfy({ place.modes[$0.group] == $0.mode }) {
      let isHere = move.places.map { $0.contains { isAt($0, place) } } ?? true
      guard isHere, let target = perform(move, in: place) else { continue }
      let route = move.actions.reversed().lazy.compactMap { action -> RouteName? in
        switch action {
        case .pushRoute(let route, _), .presentRoute(let route): route
        default: nil
        }
      }.first
      moves.append(
        Move(isOfPerson: move.places != nil, route: route?.route, target: target))
    }
    func gesture(_ change: (inout Place) -> Void) {
      var target = place
      change(&target)
      moves.append(Move(isOfPerson: true, route: nil, target: target))
    }
    if let front = place.presented.first {
      if model.presentations.first(where: { $0.route == front })!.isSwipeable {
        gesture { $0.presented.removeFirst() }
      }
    } else {
      for tab in model.tabs where tab.name != place.tab { gesture { $0.tab = tab.name } }
      let tab = model.tabs.first { $0.name == place.tab }!
      if place.stacks[tab.name] != [] {
        gesture { $0.stacks[tab.name]!.removeLast() }
        if tab.depth > 1 { gesture { $0.stacks[tab.name] = [] } }
      }
    }
    return moves
  }

  private func isAt(_ wanted: RouteModels.Place, _ place: Place) -> Bool {
    let top = place.stacks[place.tab]!.last
    let isFree = place.presented.isEmpty
    return switch wanted {
    case .root(let tab): isFree && place.tab == tab && top == nil
    case .tab(let tab): isFree && place.tab == tab
    case .anywhere: isFree
    case .route(let route): place.presented.first == route || isFree && top == route
    }
  }

  /// The end of a move; nil where a stack has no room.
  private func perform(_ move: RouteModels.Move, in place: Place) -> Place? {
    var next = place
    for action in move.actions {
      switch action {
      case .pushRoute(let route, let named):
        // A screen of a tab acts on its own stack; what is presented, and what is sent, do not.
        let isOnTab = move.places != nil && place.presented.isEmpty
        let homes = model.tabs.filter { $0.routes.contains(route) }
        let own = homes.first { isOnTab && $0.name == place.tab }
        let tab = named ?? (own ?? homes[0]).name
        next.stacks[tab]!.append(route)
      case .popToRoot(let tab): next.stacks[tab] = []
      case .select(let tab): next.tab = tab
      case .presentRoute(let route):
        func style(_ route: RouteName) -> RouteModel.Presentation.Style {
          model.presentations.first { $0.route == route }!.style
        }
        if let same = next.presented.firstIndex(where: { style($0) == style(route) }) {
          next.presented[same] = route
        } else {
          next.presented.append(route)
        }
      case .dismiss: if !next.presented.isEmpty { next.presented.removeFirst() }
      case .dismissAll: next.presented = []
      case .set(let group, let mode): next.modes[group] = mode
      }
    }
    for tab in model.tabs where next.stacks[tab.name] != place.stacks[tab.name] {
      if next.stacks[tab.name]!.count > tab.depth { return nil }
    }
    return next
  }
}
