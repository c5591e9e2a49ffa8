import ModelChecker
import NavigationModel

/// Screens that lead to one another in no order: to lay them out takes long.
struct Tangle: VerifiableSystem {
  let name = "Tangle"
  let summary = "Hundreds of screens, each of which leads to three others."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    TangleModel(scope: try Scope([]).overriding(configuration.scope))
  }
}

/// The tangle as values.
private struct TangleModel: NavigationSystem {
  private static let screens = 480

  let name = "Tangle"
  let variant = ""
  let scope: Scope
  let profile = NavigationProfile()
  let events = ["hop", "skip", "jump"].map { NavigationEvent($0, origin: .tap(on: nil)) }
  private let store = FacetStore()

  init(scope: Scope) { self.scope = scope }

  func start() -> [Outcome<NavigationState>] { [.state(state(0))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let number = Int(visit.state.fact("number") ?? "") ?? 0
      return Expansion(
        transitions: zip(events.indices, [number + 1, number * 7 + 3, number * 31 + 11]).map {
          Transition(
            event: EventLabel(events[$0].name, ordinal: $0),
            outcome: .state(state($1 % Self.screens)))
        })
    }
  }

  private func state(_ number: Int) -> NavigationState {
    NavigationState(
      NavigationSnapshot(
        coordinators: [CoordinatorNode(role: "tangle", type: "Tangle")],
        views: [ViewNode(name: "Screen\(number)View", owner: 0)],
        facts: [FactNode(name: "number", value: "\(number)")]),
      in: store)
  }
}
