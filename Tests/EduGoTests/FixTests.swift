/// The matrix fix × invariant, each row up to the first violation.
final class FixTests: EduGoTestCase {
  func testLeavingOutAnyFixIsCaught() throws {
    try fixture.assertLeavingOutAnyFixIsCaught()
  }
}
