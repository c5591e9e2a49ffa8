import Festival
import ModelChecker
import NavigationModel
import RouteModels
import RuleEngines
import TestSupport
import Testing

/// The repaired design by each engine: its size against a hand count.
@Suite struct DesignTests {
  /// A scope, the number of states in it, and who counts them.
  struct Size: Sendable {
    var depths: [String: Int]
    /// The stacks of each tab, for a guest and for a holder.
    var stacks: [(guest: Int, holder: Int)]

    /// Six tabs, gates open or not; nothing, three sheets for a holder, two for a guest, two covers.
    var states: Int {
      let guest = stacks.reduce(1) { $0 * $1.guest }
      let holder = stacks.reduce(1) { $0 * $1.holder }
      return 6 * 2 * (guest * (1 + 2 + 2) + holder * (1 + 3 + 2))
    }
  }

  private static let full = Size(
    depths: [:],
    stacks: [
      (1 + 2 + 4, 1 + 2 + 4 + 4), (1 + 4 + 4, 1 + 4 + 4), (1 + 3 + 3, 1 + 3 + 3),
      (1, 1 + 2 + 2), (1 + 2 + 2, 1 + 2 + 2 + 2), (1 + 1 + 1 + 1, 1 + 1 + 1 + 1 + 1),
    ])

  private static let shallow = Size(
    depths: ["lineup": 2, "stages": 0, "map": 1, "tickets": 1, "shop": 1, "profile": 1],
    stacks: [(1 + 2 + 4, 1 + 2 + 4), (1, 1), (1 + 3, 1 + 3), (1, 1 + 2), (1 + 2, 1 + 2), (3, 4)])

  @Test func `The hand count is what the fixture's page says`() {
    #expect(Self.full.states == 9_261_000)
  }

  @Test(.thorough) func `The sets of states are as many as the hand count`() throws {
    let found = try search(Self.full, by: .symbolic)
    #expect(found.neverEnabled == [])
  }

  @Test(arguments: [Engine.memoized, .symbolic])
  func `Each engine finds as many states as the hand count`(engine: Engine) throws {
    _ = try search(Self.shallow, by: engine)
  }

  @Test(.thorough) func `The memoized engine finds all of them, too`() throws {
    _ = try search(Self.full, by: .memoized)
  }

  /// Fails where there are others than the states of a size, or where something does not hold.
  private func search(_ size: Size, by engine: Engine) throws -> Exploration<RouteState> {
    let form = SystemConfiguration(variant: "repaired", scope: size.depths)
    let system = try #require(try Festival().system(form) as? RouteSystem)
    let found = try explore(
      system.model.rules(), engine: engine, settings: EngineSettings(keepsTraces: false))
    #expect(found.states == size.states)
    #expect(found.completeness == .exhaustive)
    for verdict in found.verdicts + found.progress {
      if case .violated(let why) = verdict { Issue.record("\(why)") }
      if case .inconclusive(let why) = verdict { Issue.record("\(why)") }
    }
    return found
  }
}
