import ModelChecker
import NavigationModel
import XCTest

/// The matrix mend × invariant, each row up to the first violation.
final class MendTests: RideShareTestCase {
  func testUndoingAnyMendIsCaught() throws {
    for mend in Self.entry.mends {
      let result = try checked(
        SystemConfiguration(undoing: [mend.name], scope: mend.scope, isolation: .inProcess),
        states: 3_000, stop: .firstViolation)
      let isCaught = result.answers.contains { answer in
        if case .violated = answer.verdict { answer.severity == .error } else { false }
      }
      XCTAssertTrue(isCaught, "Undoing \(mend.name) is not caught.")
    }
  }
}
