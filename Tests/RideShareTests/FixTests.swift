import FixtureTestSupport
import Testing

/// The matrix fix × invariant, each row up to the first violation.
@Suite struct FixTests {
  @Test func leavingOutAnyFixIsCaught() throws {
    try fixture.assertLeavingOutAnyFixIsCaught()
  }
}
