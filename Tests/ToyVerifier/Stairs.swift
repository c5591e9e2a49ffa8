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
    let followed = scope["lamps"] > 1 ? try scope.overriding(["lamps": 1]) : scope
    return NumberedScreens(
      name, scope: followed,
      events: ["climb", "return"].map { NavigationEvent($0, origin: .external) },
      coordinator: CoordinatorNode(role: "climber", type: "Climber"), screen: { _ in "StepView" }
    ) { step, state in
      let up: Outcome<NavigationState> =
        step == 2 ? .fault(Fault(.trapped, "the step breaks")) : state(step + 1)
      typealias Step = Transition<NavigationState, NavigationEffect>
      let climb = Step(event: EventLabel("climb", ordinal: 0), outcome: up)
      let back = Step(event: EventLabel("return", ordinal: 1), outcome: state(0))
      return Expansion(transitions: step < followed["steps"] ? [climb, back] : [back])
    }
  }
}
