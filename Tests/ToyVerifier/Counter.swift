import ModelChecker
import NavigationModel

/// A screen with a number on it that only grows.
struct Endless: VerifiableSystem {
  let name = "Endless"
  let summary = "A number that grows forever: no search comes to its end."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    counter(
      name: name, isDoubtful: false, scope: try Scope([]).overriding(configuration.scope))
  }
}

/// A system that cannot be explored reliably.
struct Doubtful: VerifiableSystem {
  let name = "Doubtful"
  let summary = "A number whose replays diverge."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    counter(name: name, isDoubtful: true, scope: try Scope([]).overriding(configuration.scope))
  }
}

/// A number that grows; a doubtful one cannot be replayed at 2.
private func counter(name: String, isDoubtful: Bool, scope: Scope) -> NumberedScreens {
  NumberedScreens(
    name, scope: scope, events: [NavigationEvent("count", origin: .tap(on: nil))],
    coordinator: CoordinatorNode(role: "counter", type: "Counter"), screen: { _ in "NumberView" }
  ) { number, state in
    if isDoubtful, number == 2 {
      return Expansion(faults: [Fault(.replayDiverged, "The number was 3 the second time.")])
    }
    return Expansion(transitions: [
      Transition(
        event: EventLabel("count", ordinal: 0),
        outcome: state(isDoubtful ? (number + 1) % 4 : number + 1))
    ])
  }
}
