import ModelChecker
import NavigationModel
import RuleEngines

/// A rule of a model, with the event that it is.
struct RouteRule: Sendable {
  var event: NavigationEvent
  var rule: Rule<RouteState>

  /// A Boolean value that indicates whether a person does it.
  var isOfPerson: Bool { event.origin != .external }
}

/// Makes the rules of a model: first what it declares, then what the platform does.
struct RouteRules {
  private typealias Path = any ComponentPath<RouteState>

  let model: RouteModel

  var all: [RouteRule] { model.moves.flatMap(rules) + platform }

  // MARK: - What is declared

  /// A part of the places of a move where it acts on one stack.
  private struct Context {
    /// The tab on whose stack it is; nil where it is presented, or sent to the app.
    var tab: Int?
    /// The routes on top, 0 for a root; nil where any will do.
    var tops: Set<UInt8>?
    /// What is shown above the tabs, if the places are there.
    var fronts: Set<UInt8>?
  }

  private func rules(of move: Move) -> [RouteRule] {
    let contexts = move.places.map(contexts) ?? [Context()]
    return contexts.map { context in
      var name = move.name
      if contexts.count > 1 {
        name += context.tab.map { " in \(model.tabs[$0].name)" } ?? " in what is presented"
      }
      let route = move.actions.lazy.compactMap(\.route).last
      // The rule itself knows the screens; one that no state shows is a route that is dead.
      let event = NavigationEvent(
        name, origin: move.places == nil ? .external : .tap(on: nil),
        route: route?.route, payload: route?.payload ?? "", location: move.location)
      return RouteRule(event: event, rule: rule(name, move, context))
    }
  }

  /// The contexts of places: the tabs in their order, then what is presented.
  private func contexts(of places: [Place]) -> [Context] {
    var contexts: [Context] = []
    for (number, tab) in model.tabs.enumerated() {
      var tops: Set<UInt8>? = []
      for place in places {
        switch place {
        case .root(tab.name): tops?.insert(0)
        case .tab(tab.name), .anywhere: tops = nil
        case .route(let route):
          if let index = tab.routes.firstIndex(of: route) { tops?.insert(UInt8(index + 1)) }
        default: break
        }
      }
      if tops?.isEmpty != true { contexts.append(Context(tab: number, tops: tops)) }
    }
    let fronts = model.presentations.indices.filter {
      places.contains(.route(model.presentations[$0].route))
    }
    if !fronts.isEmpty { contexts.append(Context(fronts: Set(fronts.map { UInt8($0 + 1) }))) }
    return contexts
  }

  private func rule(_ name: String, _ move: Move, _ context: Context) -> Rule<RouteState> {
    let changes = move.actions.map { change(for: $0, in: context.tab) }
    var conditions = conditions(of: context)
    for mode in move.modes {
      let (group, value) = model.number(of: mode)
      conditions.append(Condition(reads: [\.modes[group]]) { $0.modes[group] == value })
    }
    var reads: [any ComponentPath<RouteState>] = []
    var writes: [any ComponentPath<RouteState>] = []
    var overwritten: Set<PartialKeyPath<RouteState>> = []
    for change in changes {
      if change.reads, !overwritten.contains(change.path) { reads.append(change.path) }
      if !change.reads { overwritten.insert(change.path) }
      if !writes.contains(where: { $0 == change.path }) { writes.append(change.path) }
    }
    for (tab, depth) in model.tabs.map(\.depth).enumerated()
    where changes.contains(where: { $0.pushesOn == tab }) {
      let path: any ComponentPath<RouteState> = \.stacks[tab]
      conditions.append(
        Condition(reads: overwritten.contains(path) && !reads.contains { $0 == path } ? [] : [path])
        { state in
          var next = state
          for change in changes where change.path == path { change.apply(&next) }
          return next.stacks[tab].count <= depth
        })
    }
    return Rule(name, when: conditions, reads: reads, writes: writes) { state in
      for change in changes { change.apply(&state) }
    }
  }

  private func conditions(of context: Context) -> [Condition<RouteState>] {
    if let fronts = context.fronts {
      return [Condition(reads: [\.presented]) { $0.presented.first.map(fronts.contains) ?? false }]
    }
    guard let tab = context.tab else { return [] }
    var conditions = standing(in: tab)
    if let tops = context.tops {
      conditions.append(
        Condition(reads: [\.stacks[tab]]) { tops.contains($0.stacks[tab].last ?? 0) })
    }
    return conditions
  }

  /// The conditions under which a person can touch the screen of a tab.
  private func standing(in tab: Int) -> [Condition<RouteState>] {
    [free, Condition(reads: [\.tab]) { $0.tab == tab }]
  }

  private var free: Condition<RouteState> {
    Condition(reads: [\.presented]) { $0.presented.isEmpty }
  }

  // MARK: - What the platform does

  private var platform: [RouteRule] {
    var rules: [RouteRule] = []
    func add(
      _ kind: EventKind, _ conditions: [Condition<RouteState>],
      reads: [any ComponentPath<RouteState>] = [], writes: any ComponentPath<RouteState>,
      _ effect: @escaping @Sendable (inout RouteState) -> Void
    ) {
      let event = NavigationEvent(kind, origin: .platform)
      rules.append(
        RouteRule(
          event: event,
          rule: Rule(
            event.name, when: conditions, reads: reads, writes: [writes], effect: effect)))
    }
    if model.tabs.count > 1 {
      for tab in model.tabs.indices {
        let other = Condition<RouteState>(reads: [\.tab]) { $0.tab != tab }
        add(.gesture(Gesture(.tapTab, "\(tab)", on: "root")), [free, other], writes: \.tab) {
          $0.tab = UInt8(tab)
        }
      }
    }
    for (number, tab) in model.tabs.enumerated() where tab.depth > 0 {
      let isDeep = Condition<RouteState>(reads: [\.stacks[number]]) { !$0.stacks[number].isEmpty }
      let container = "tab(\(tab.name))"
      let conditions = standing(in: number) + [isDeep]
      add(.gesture(Gesture(.back, on: container)), conditions, writes: \.stacks[number]) {
        $0.stacks[number].removeLast()
      }
      if tab.depth > 1 {
        add(.platform("popToRoot@\(container)"), conditions, writes: \.stacks[number]) {
          $0.stacks[number] = []
        }
      }
    }
    let swipeable = Set(
      model.presentations.indices.filter { model.presentations[$0].isSwipeable }.map {
        UInt8($0 + 1)
      })
    if !swipeable.isEmpty {
      add(
        .gesture(Gesture(.swipeDownSheet, on: "sheet")),
        [Condition(reads: [\.presented]) { $0.presented.first.map(swipeable.contains) ?? false }],
        writes: \.presented
      ) { $0.presented.removeFirst() }
    }
    return rules
  }
}

// MARK: - What an action changes

/// The change of one component.
private struct Change: Sendable {
  var path: any ComponentPath<RouteState>
  /// A Boolean value that indicates whether the new value depends on the old one.
  var reads: Bool
  /// The tab on whose stack it puts a route.
  var pushesOn: Int?
  var apply: @Sendable (inout RouteState) -> Void
}

extension RouteRules {
  /// - Parameter tab: the tab where it happens.
  private func change(for action: Action, in tab: Int?) -> Change {
    switch action {
    case .pushRoute(let route, let named):
      let (tab, number) = model.place(of: route, in: named, from: tab)
      return Change(path: \.stacks[tab], reads: true, pushesOn: tab) {
        $0.stacks[tab].append(number)
      }
    case .popToRoot(let name):
      let tab = model.number(ofTab: name)
      return Change(path: \.stacks[tab], reads: false) { $0.stacks[tab] = [] }
    case .select(let name):
      let tab = UInt8(model.number(ofTab: name))
      return Change(path: \.tab, reads: false) { $0.tab = tab }
    case .presentRoute(let route):
      let number = UInt8(model.presentations.firstIndex { $0.route == route }! + 1)
      let styles = [nil] + model.presentations.map(\.style)
      return Change(path: \.presented, reads: true) { state in
        let style = styles[Int(number)]
        if let same = state.presented.firstIndex(where: { styles[Int($0)] == style }) {
          state.presented[same] = number
        } else {
          state.presented.append(number)
        }
      }
    case .dismiss:
      return Change(path: \.presented, reads: true) {
        if !$0.presented.isEmpty { $0.presented.removeFirst() }
      }
    case .dismissAll: return Change(path: \.presented, reads: false) { $0.presented = [] }
    case .set(let group, let mode):
      let (group, value) = model.number(of: .mode(group, mode))
      return Change(path: \.modes[group], reads: false) { $0.modes[group] = value }
    }
  }
}

extension Action {
  /// The route that the action takes, if any.
  var route: RouteName? {
    switch self {
    case .pushRoute(let route, _), .presentRoute(let route): route
    default: nil
    }
  }
}

extension RouteModel {
  /// The name of the screen of a route on the stack of a tab; 0 is its root.
  func screen(of route: UInt8, in tab: Int) -> String {
    route == 0 ? tabs[tab].screen : tabs[tab].routes[Int(route) - 1].screen
  }

  func number(ofTab name: String) -> Int { tabs.firstIndex { $0.name == name }! }

  func number(of mode: ModeName) -> (group: Int, mode: UInt8) {
    let group = modes.firstIndex { $0.name == mode.group }!
    return (group, UInt8(modes[group].modes.firstIndex(of: mode.mode)!))
  }

  /// The tab on which a route is pushed, and its number there.
  ///
  /// - Parameters:
  ///   - named: the tab that the declaration names, if any.
  ///   - here: the tab where it happens, if any.
  func place(of route: RouteName, in named: String?, from here: Int?) -> (tab: Int, route: UInt8) {
    let wanted =
      named.map(number(ofTab:)) ?? here.flatMap { tabs[$0].routes.contains(route) ? $0 : nil }
    let tab = wanted ?? tabs.firstIndex { $0.routes.contains(route) }!
    return (tab, UInt8(tabs[tab].routes.firstIndex(of: route)! + 1))
  }
}
