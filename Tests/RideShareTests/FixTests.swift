/// The matrix fix × invariant, each row up to the first violation.
final class FixTests: RideShareTestCase {
  func testLeavingOutAnyFixIsCaught() throws {
    try fixture.assertLeavingOutAnyFixIsCaught()
  }
}
