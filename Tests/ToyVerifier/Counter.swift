import ModelChecker
import NavigationModel

/// A screen with a number on it that only grows.
struct Endless: VerifiableSystem {
  let name = "Endless"
  let summary = "A number that grows for ever: no search comes to its end."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    Counter(
      name: name, isDoubtful: false, scope: try Scope([]).overriding(configuration.scope))
  }
}

/// A system that cannot be explored reliably.
struct Doubtful: VerifiableSystem {
  let name = "Doubtful"
  let summary = "A number whose replays diverge."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    Counter(name: name, isDoubtful: true, scope: try Scope([]).overriding(configuration.scope))
  }
}

/// A number as a system.
final class Counter: NavigationSystem {
  let name: String
  let variant = ""
  let scope: Scope
  let profile = NavigationProfile()
  let events = [NavigationEvent("count", origin: .tap(on: nil))]
  private let isDoubtful: Bool
  private let store = FacetStore()

  init(name: String, isDoubtful: Bool, scope: Scope) {
    self.name = name
    self.isDoubtful = isDoubtful
    self.scope = scope
  }

  func start() -> [Outcome<NavigationState>] { [.state(state(0))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let number = Int(visit.state.fact("number") ?? "") ?? 0
      let event = EventLabel("count", ordinal: 0)
      guard isDoubtful, number == 2 else {
        return Expansion(transitions: [
          Transition(
            event: event, outcome: .state(state(isDoubtful ? (number + 1) % 4 : number + 1)))
        ])
      }
      return Expansion(faults: [Fault(.replayDiverged, "The number was 3 the second time.")])
    }
  }

  private func state(_ number: Int) -> NavigationState {
    NavigationState(
      NavigationSnapshot(
        coordinators: [CoordinatorNode(role: "counter", type: "Counter")],
        views: [ViewNode(name: "NumberView", owner: 0)],
        facts: [FactNode(name: "number", value: "\(number)")]),
      in: store)
  }
}
