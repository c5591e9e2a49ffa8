import FixtureTestSupport
import ModelChecker
import NavigationModel
import RouteModels
import RuleEngines
import Testing

@testable import Festival

/// The design by its engines: its size against a hand count, and its mistakes.
@Suite struct DesignTests {
  /// The stacks that each tab can hold, for a guest and for a holder.
  private static let stacks = [
    (1 + 2 + 4, 1 + 2 + 4 + 4), (1 + 4 + 4, 1 + 4 + 4), (1 + 3 + 3, 1 + 3 + 3),
    (1, 1 + 2 + 2), (1 + 2 + 2, 1 + 2 + 2 + 2), (1 + 1 + 1 + 1, 1 + 1 + 1 + 1 + 1),
  ]

  @Test(arguments: [Engine.memoized, .symbolic])
  func `An engine finds as many states as the hand count, and all holds`(engine: Engine) throws {
    let guest = Self.stacks.reduce(1) { $0 * $1.0 }
    let holder = Self.stacks.reduce(1) { $0 * $1.1 }
    // Six tabs, gates open or not; nothing, three sheets for a holder, two for a guest, two covers.
    let count = 6 * 2 * (guest * (1 + 2 + 2) + holder * (1 + 3 + 2))
    #expect(count == 9_261_000)
    let found = try explore(
      Festival.design(.all).rules(), engine: engine,
      settings: EngineSettings(keepsTraces: false))
    #expect(found.states == count)
    #expect(found.completeness == .exhaustive)
    #expect(found.neverEnabled == [])
    for verdict in found.verdicts + found.progress {
      guard case .holds = verdict else {
        Issue.record("\(verdict)")
        continue
      }
    }
  }
}
