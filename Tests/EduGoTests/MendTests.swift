/// The matrix mend × invariant, each row up to the first violation.
final class MendTests: EduGoTestCase {
  func testUndoingAnyMendIsCaught() throws {
    try fixture.assertUndoingAnyMendIsCaught()
  }
}
