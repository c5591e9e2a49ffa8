import ModelChecker
import NavigationModel

/// A system whose only event replays differently each time.
struct Unreplayable: NavigationSystem {
  let name = "Unreplayable"
  let variant = ""
  let scope = Scope([])
  let events = [NavigationEvent("go", origin: .external)]
  let profile = NavigationProfile()
  private let state = NavigationState(NavigationSnapshot(), in: FacetStore())

  func start() -> [Outcome<NavigationState>] { [.state(state)] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    let fault = Fault(
      .replayDiverged, "two replays of 'go' differ", evidence: "first: Home\nthen: Login")
    return visits.map { _ in
      Expansion(transitions: [
        Transition(event: EventLabel("go", ordinal: 0), outcome: .fault(fault))
      ])
    }
  }
}
