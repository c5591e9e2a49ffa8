import ModelChecker
import NavigationModel

/// Four screens of one coordinator: two of them equally far from the first, one behind deep links.
final class Tabs: NavigationSystem {
  let name = "Tabs"
  let variant = ""
  let scope = Scope([])
  let profile = NavigationProfile()
  let events =
    ["b", "c"].map { NavigationEvent("select(\($0))", origin: .tap(on: nil)) }
    + (1...3).map { NavigationEvent("deep link(\($0))", origin: .external, route: "Link.page") }
  private let states: [String: NavigationState]

  init() {
    let store = FacetStore()
    states = Dictionary(
      uniqueKeysWithValues: ["A", "B", "C", "D"].map { name in
        let snapshot = NavigationSnapshot(
          coordinators: [CoordinatorNode(role: "app", type: "App")],
          views: [ViewNode(name: name, owner: 0)])
        return (name, NavigationState(snapshot, in: store))
      })
  }

  func start() -> [Outcome<NavigationState>] { [.state(states["A"]!)] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let targets = visit.state.views[0].name == "A" ? "BCDDD" : "BC"
      return Expansion(
        transitions: targets.enumerated().map { ordinal, target in
          Transition(
            event: EventLabel(events[ordinal].name, ordinal: ordinal),
            outcome: .state(states[String(target)]!))
        })
    }
  }
}

/// One state in which nothing can happen.
struct Single: NavigationSystem {
  let snapshot: NavigationSnapshot
  let name: String
  var variant = ""
  var limitations: [Limitation] = []
  var unseen: [UnseenProperty] = []
  let scope = Scope([])
  let profile = NavigationProfile()
  let events: [NavigationEvent]
  private let store = FacetStore()

  init(snapshot: NavigationSnapshot, name: String, events: [NavigationEvent] = []) {
    self.snapshot = snapshot
    self.name = name
    self.events = events
  }

  func start() -> [Outcome<NavigationState>] { [.state(NavigationState(snapshot, in: store))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] { visits.map { _ in Expansion() } }
}

/// A login screen and five screens in a row; from each of them home and the login are one step.
final class Signing: NavigationSystem {
  let name = "Signing"
  let variant = ""
  let scope = Scope([])
  let profile = NavigationProfile()
  let events = ["home", "next", "log out"].map { NavigationEvent($0, origin: .external) }
  private let states: [NavigationState]

  init() {
    let store = FacetStore()
    states = ["login", "1", "2", "3", "4", "5"].map { name in
      let snapshot = NavigationSnapshot(
        coordinators: [CoordinatorNode(role: "app", type: "App")],
        views: [ViewNode(name: name, owner: 0)])
      return NavigationState(snapshot, in: store)
    }
  }

  func start() -> [Outcome<NavigationState>] { [.state(states[0])] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let index = states.firstIndex(of: visit.state)!
      var targets = [(0, 1)]
      if (1...4).contains(index) { targets.append((1, index + 1)) }
      if index > 0 { targets.append((2, 0)) }
      return Expansion(
        transitions: targets.map { ordinal, target in
          Transition(
            event: EventLabel(events[ordinal].name, ordinal: ordinal),
            outcome: .state(states[target]))
        })
    }
  }
}

/// A shop without a window, whose coordinator declares its stack and its sheet.
final class Basket: NavigationSystem {
  let name = "Basket"
  let variant = ""
  let scope = Scope([])
  let profile = NavigationProfile()
  let events = [
    NavigationEvent("open basket", origin: .tap(on: "Catalog")),
    NavigationEvent("pay", origin: .tap(on: "basket")),
    NavigationEvent(.gesture(Gesture(.swipeDown, on: "sheet(shop)")), origin: .platform),
  ]
  private let states: [NavigationState]

  init() {
    let store = FacetStore()
    states =
      [(["Catalog"], false), (["Catalog", "basket"], false), (["Catalog", "basket"], true)]
      .map { NavigationState(Self.snapshot($0, isPaying: $1, showsPayment: $1), in: store) }
      + [
        NavigationState(
          Self.snapshot(["Catalog", "basket"], isPaying: true, showsPayment: false), in: store)
      ]
  }

  private static func snapshot(
    _ screens: [String], isPaying: Bool, showsPayment: Bool
  ) -> NavigationSnapshot {
    var views = [ViewNode(name: "stack", role: .stack, owner: 0, isHittable: !showsPayment)]
    views += screens.map {
      ViewNode(depth: 1, name: $0, owner: 0, isHittable: !showsPayment && $0 == screens.last)
    }
    if showsPayment {
      views.append(ViewNode(name: "sheet", role: .presentation("sheet"), owner: 0))
      views.append(ViewNode(depth: 1, name: "payment", owner: 0))
    }
    return NavigationSnapshot(
      coordinators: [CoordinatorNode(role: "shop", type: "ShopCoordinator")], views: views,
      facts: [FactNode(name: "paying", value: "\(isPaying)")])
  }

  func start() -> [Outcome<NavigationState>] { [.state(states[0])] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let index = states.firstIndex(of: visit.state)!
      guard index < events.count else { return Expansion() }
      return Expansion(transitions: [
        Transition(
          event: EventLabel(events[index].name, ordinal: index),
          outcome: .state(states[index + 1]))
      ])
    }
  }
}

/// Two tabs, on the first of which a screen is pushed, and an alert is presented over that.
final class TwoTabs: NavigationSystem {
  let name = "TwoTabs"
  let variant = ""
  let scope = Scope([])
  let profile = NavigationProfile()
  let events = ["push", "select", "alert"].map { NavigationEvent($0, origin: .tap(on: nil)) }
  private let states: [NavigationState]

  /// - Parameter ownTabs: whether the coordinator of the screens has the tabs.
  init(ownTabs: Bool) {
    let store = FacetStore()
    let owner = ownTabs ? 0 : 1
    func state(tab: Int, _ first: [String], alert: Bool = false) -> NavigationState {
      func screens(_ names: [String], isShown: Bool) -> [ViewNode] {
        names.enumerated().map {
          ViewNode(
            depth: 2, name: $1, owner: owner,
            isHittable: isShown && !alert && $0 == names.count - 1)
        }
      }
      var views =
        [
          ViewNode(depth: 0, name: "TabView", role: .tabs(selected: tab), owner: 0),
          ViewNode(depth: 1, name: "stack", role: .stack, owner: owner),
        ] + screens(first, isShown: tab == 0)
        + [ViewNode(depth: 1, name: "stack", role: .stack, owner: owner)]
        + screens(["StagesView"], isShown: tab == 1)
      if alert {
        views += [
          ViewNode(depth: 1, name: "alert", role: .presentation("alert"), owner: owner),
          ViewNode(depth: 2, name: "AlertView", owner: owner),
        ]
      }
      return NavigationState(
        NavigationSnapshot(
          coordinators: [CoordinatorNode(role: "app", type: "App")]
            + (ownTabs ? [] : [CoordinatorNode(role: "screens", type: "Screens", parent: 0)]),
          views: views), in: store)
    }
    states = [
      state(tab: 0, ["LineupView"]), state(tab: 0, ["LineupView", "ActView"]),
      state(tab: 1, ["LineupView", "ActView"]),
      state(tab: 0, ["LineupView", "ActView"], alert: true),
    ]
  }

  func start() -> [Outcome<NavigationState>] { [.state(states[0])] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    let ways = [0: [(0, 1)], 1: [(1, 2), (2, 3)], 2: [(1, 1)]]
    return visits.map { visit in
      Expansion(
        transitions: (ways[states.firstIndex(of: visit.state) ?? 3] ?? []).map { event, target in
          Transition(
            event: EventLabel(events[event].name, ordinal: event), outcome: .state(states[target]))
        })
    }
  }
}

/// An event that leads from one state to another, and nothing else.
struct TwoStates: NavigationSystem {
  let from: NavigationState
  let to: NavigationState
  let name = "TwoStates"
  let variant = ""
  let scope = Scope([])
  let profile = NavigationProfile()
  let events = [NavigationEvent("go", origin: .external)]

  func start() -> [Outcome<NavigationState>] { [.state(from)] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      guard visit.state == from else { return Expansion() }
      return Expansion(
        transitions: [Transition(event: EventLabel("go", ordinal: 0), outcome: .state(to))])
    }
  }
}
