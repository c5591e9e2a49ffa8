import ModelChecker
import NavigationModel

/// Screens that lead to one another in no order: to lay them out takes long.
struct Tangle: VerifiableSystem {
  private static let screens = 480

  let name = "Tangle"
  let summary = "Hundreds of screens, each of which leads to three others."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let events = ["hop", "skip", "jump"].map { NavigationEvent($0, origin: .tap(on: nil)) }
    return NumberedScreens(
      name, scope: try Scope([]).overriding(configuration.scope), events: events,
      coordinator: CoordinatorNode(role: "tangle", type: "Tangle"),
      screen: { "Screen\($0)View" }
    ) { number, state in
      Expansion(
        transitions: zip(events.indices, [number + 1, number * 7 + 3, number * 31 + 11]).map {
          Transition(
            event: EventLabel(events[$0].name, ordinal: $0), outcome: state($1 % Self.screens))
        })
    }
  }
}
