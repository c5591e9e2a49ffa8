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
    + (1...3).map { NavigationEvent("deep link(\($0))", origin: .external) }
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
  let scope = Scope([])
  let profile = NavigationProfile()
  let events: [NavigationEvent] = []
  private let store = FacetStore()

  init(snapshot: NavigationSnapshot, name: String) {
    self.snapshot = snapshot
    self.name = name
  }

  func start() -> [Outcome<NavigationState>] { [.state(NavigationState(snapshot, in: store))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] { visits.map { _ in Expansion() } }
}
