/// The matrix fix × invariant, each row up to the first violation.
final class FixTests: NewsTestCase {
  func testLeavingOutAnyFixIsCaught() throws {
    try fixture.assertLeavingOutAnyFixIsCaught()
  }
}
