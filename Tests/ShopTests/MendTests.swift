import FixtureTestSupport
import XCTest

/// The matrix mend × invariant, each row up to the first violation.
final class MendTests: ShopTestCase {
  func testUndoingAnyMendIsCaught() throws {
    guard FixtureUnderTest.verifier != nil else {
      throw XCTSkip("Without a mend the app traps, which ends no process of a verifier's but this.")
    }
    try fixture.assertUndoingAnyMendIsCaught()
  }

  func testUndoingAnyMendThatKeepsNoTrapAwayIsCaught() throws {
    for mend in fixture.entry.mends where mend.name != "goBackNeedsSteps" {
      XCTAssertTrue(try fixture.isCaughtHere(undoing: mend, maxStates: 600), mend.name)
    }
  }
}
