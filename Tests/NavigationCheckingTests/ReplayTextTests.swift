import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@testable import NavigationChecking

/// Replays in words.
@Suite struct ReplayTextTests {
  private func heads(_ trace: String) throws -> [Substring] {
    let replayed = try ReplayedTrace(trace, in: Doors())
    return ReplayText(replayed, invariants: [], style: .plain).text.split(separator: "\n")
      .filter { $0.hasPrefix("  1  ") || $0.hasPrefix("  2  ") }
  }

  @Test func theWayOnWhichAnEventGoesOnHasItsName() throws {
    #expect(
      try heads("knock.1/knock") == ["  1  tap knock (Hall opens)", "  2  tap knock"])
    #expect(try heads("knock/knock.1") == ["  1  tap knock", "  2  tap knock (Hall opens)"])
  }

  @Test func everythingIsAskedAfterTheTraceFromItsOwnStart() throws {
    let doors = Doors()
    let replayed = try ReplayedTrace("@1/knock.1/knock", in: doors)
    #expect(replayed.start == doors.states[1])
    // What can happen at the end is asked last.
    #expect(doors.asked.last?.description == "@1/0.1/0")
    #expect(doors.asked.allSatisfy { $0.start == 1 })
  }
}

/// A door at which somebody knocks, who may be let in.
private final class Doors: NavigationSystem {
  let name = "Doors"
  let variant = ""
  let scope = Scope([])
  let profile = NavigationProfile()
  let events = [NavigationEvent("knock", origin: .tap(on: nil))]
  let states: [NavigationState]
  /// The traces to the states that were expanded.
  private(set) var asked: [Trace] = []

  init() {
    let store = FacetStore()
    states = [["DoorView"], ["DoorView", "HallView"], ["DoorView", "HallView", "HallView"]].map {
      NavigationState(
        NavigationSnapshot(
          coordinators: [CoordinatorNode(role: "app", type: "App")],
          views: $0.map { ViewNode(name: $0, owner: 0) }), in: store)
    }
  }

  func start() -> [Outcome<NavigationState>] { states.prefix(2).map { .state($0) } }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    asked += visits.map(\.trace)
    return visits.map { visit in
      let inner = min((states.firstIndex(of: visit.state) ?? 0) + 1, states.count - 1)
      return Expansion(
        transitions: [([], visit.state), ([1], states[inner])].map { choices, target in
          Transition(
            event: EventLabel("knock", ordinal: 0), choices: choices, outcome: .state(target))
        })
    }
  }
}
