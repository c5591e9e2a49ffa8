import ModelChecker
import NavigationModel

/// A tower with more rooms than a search looks at, of which a stair high up is rotten.
struct Tower: VerifiableSystem {
  let name = "Tower"
  let summary = "A tower: the search ends among the rooms of the first floors."
  let variants = ["asPublished"]
  let stateLimits = ["asPublished": 10]
  let narrowerScopes = [
    "asPublished": [NarrowerScope(["floors": 1, "rooms": 0]), NarrowerScope(["rooms": 0])]
  ]

  let ownInvariants: [any NavigationInvariant] = [
    Journey("FourthFloorIsSeen", "Somebody can be on the fourth floor.") {
      $0.fact("number") == "400"
    },
    GroundStaysReachable(),
  ]

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let scope = try Scope([.init("floors", 6, "floors"), .init("rooms", 50, "rooms")])
      .overriding(configuration.scope)
    return NumberedScreens(
      name, scope: scope,
      events: ["climb", "walk"].map { NavigationEvent($0, origin: .external) },
      coordinator: CoordinatorNode(role: "climber", type: "Climber"), screen: { _ in "RoomView" }
    ) { number, state in
      let (floor, room) = (number / 100, number % 100)
      let up: Outcome<NavigationState> =
        floor == 5 ? .fault(Fault(.trapped, "the stair breaks")) : state(number + 100)
      typealias Step = Transition<NavigationState, NavigationEffect>
      let climb = Step(event: EventLabel("climb", ordinal: 0), outcome: up)
      let walk = Step(event: EventLabel("walk", ordinal: 1), outcome: state(number + 1))
      return Expansion(
        transitions: (floor < scope["floors"] && room == 0 ? [climb] : [])
          + (room < scope["rooms"] ? [walk] : []))
    }
  }
}

/// A way down, which the tower does not have.
private struct GroundStaysReachable: NavigationInvariant {
  let name = "GroundStaysReachable"
  let summary = "From everywhere somebody can come down to the ground."

  func property(for system: any NavigationSystem) -> Applicability {
    .applicable(
      NavigationProperty(
        name,
        .alwaysReachable(
          Reachability(goal: { $0.fact("number") == "0" }, why: { _ in "Nothing leads down." }))))
  }
}
