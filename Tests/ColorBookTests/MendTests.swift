/// The matrix mend × invariant, each row up to the first violation.
final class MendTests: ColorBookTestCase {
  func testUndoingAnyMendIsCaught() throws {
    try fixture.assertUndoingAnyMendIsCaught(maxStates: 1_000)
  }
}
