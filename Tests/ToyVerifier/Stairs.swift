import ModelChecker
import NavigationModel

/// Stairs whose third step is rotten, which the scope does not reach.
struct Stairs: VerifiableSystem {
  let name = "Stairs"
  let summary = "Stairs with a lamp: one more step than the scope allows is rotten."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let scope = try Scope([.init("steps", 2, "steps"), .init("lamps", 1, "lamps")])
      .overriding(configuration.scope)
    // The one bound that nothing can raise.
    return Staircase(scope: scope["lamps"] > 1 ? try scope.overriding(["lamps": 1]) : scope)
  }
}

/// A climber on the stairs.
private final class Staircase: NavigationSystem {
  let name = "Stairs"
  let variant = ""
  let scope: Scope
  let profile = NavigationProfile()
  let events = [
    NavigationEvent("climb", origin: .external), NavigationEvent("return", origin: .external),
  ]
  private let store = FacetStore()

  init(scope: Scope) { self.scope = scope }

  func start() -> [Outcome<NavigationState>] { [.state(state(0))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let step = Int(visit.state.fact("step") ?? "") ?? 0
      let climb = EventLabel("climb", ordinal: 0)
      let up: Outcome<NavigationState> =
        step == 2 ? .fault(Fault(.trapped, "the step breaks")) : .state(state(step + 1))
      return Expansion(
        transitions: (step < scope["steps"] ? [Transition(event: climb, outcome: up)] : [])
          + [Transition(event: EventLabel("return", ordinal: 1), outcome: .state(state(0)))])
    }
  }

  private func state(_ step: Int) -> NavigationState {
    NavigationState(
      NavigationSnapshot(
        coordinators: [CoordinatorNode(role: "climber", type: "Climber")],
        views: [ViewNode(name: "StepView", owner: 0)],
        facts: [FactNode(name: "step", value: "\(step)")]),
      in: store)
  }
}
