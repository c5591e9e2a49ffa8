/// The matrix fix × invariant, each row up to the first violation.
final class FixTests: ColorBookTestCase {
  func testLeavingOutAnyFixIsCaught() throws {
    try fixture.assertLeavingOutAnyFixIsCaught(maxStates: 1_000)
  }
}
