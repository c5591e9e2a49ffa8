import ModelChecker
import NavigationModel

/// A search for a driver that asks again and again, and that nothing ends once its network is lost.
final class Taxi: NavigationSystem {
  let name = "Taxi"
  let variant = ""
  let scope = Scope([])
  let profile = NavigationProfile()
  let events = [
    NavigationEvent("search", origin: .tap(on: "Home")),
    NavigationEvent("poll finds nobody", origin: .completion),
    NavigationEvent("poll finds a driver", origin: .completion),
    NavigationEvent("poll again", origin: .completion),
    NavigationEvent("network is lost", origin: .external),
    NavigationEvent("reset()", origin: .programmatic),
  ]
  private let states: [NavigationState]
  private static let steps = [
    [(0, 1), (5, 4)], [(1, 2), (2, 3), (4, 4)], [(3, 1)], [], [(5, 4)],
  ]

  init() {
    let store = FacetStore()
    states = ["Home", "Search", "Pause", "Ride", "Nothing"].map { name in
      NavigationState(
        NavigationSnapshot(
          coordinators: [CoordinatorNode(role: "taxi", type: "TaxiCoordinator")],
          views: [ViewNode(name: name, owner: 0)],
          facts: [FactNode(name: "searching", value: "\(["Search", "Pause"].contains(name))")]),
        in: store)
    }
  }

  func start() -> [Outcome<NavigationState>] { [.state(states[0])] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      Expansion(
        transitions: Self.steps[states.firstIndex(of: visit.state)!].map { ordinal, target in
          Transition(
            event: EventLabel(events[ordinal].name, ordinal: ordinal),
            outcome: .state(states[target]))
        })
    }
  }

  /// The promises that the taxi is to keep.
  static let invariants: [any NavigationInvariant] = [
    promise("SearchEnds", from: { $0.isTrue("searching") }, to: { !$0.isTrue("searching") }),
    promise("RideComes", from: { _ in true }, to: { $0.views[0].name == "Ride" }),
    promise(
      "NothingIsLeft", from: { $0.views[0].name == "Nothing" }, to: { $0.views[0].name == "Home" }),
  ]

  private static func promise(
    _ name: String, from premise: @escaping @Sendable (NavigationState) -> Bool,
    to goal: @escaping @Sendable (NavigationState) -> Bool
  ) -> TestInvariant {
    TestInvariant(name) {
      .leadsTo(
        LeadsTo(
          premise: premise, goal: goal,
          process: { $0.event.hasPrefix("poll") ? "poll" : nil }, why: "it never comes"))
    }
  }

  /// The result of a check.
  static func result() throws -> CheckResult { try check(Taxi(), invariants: invariants) }
}
