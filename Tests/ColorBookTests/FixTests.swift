import FixtureTestSupport
import TestSupport
import Testing

/// The matrix fix × invariant, each row up to the first violation.
@Suite(.thorough) struct FixTests {
  @Test func leavingOutAnyFixIsCaught() throws {
    try fixture.assertLeavingOutAnyFixIsCaught(maxStates: 1_000)
  }
}
