/// The matrix mend × invariant, each row up to the first violation.
final class MendTests: ShopTestCase {
  func testUndoingAnyMendIsCaught() throws {
    try fixture.assertUndoingAnyMendIsCaught()
  }
}
