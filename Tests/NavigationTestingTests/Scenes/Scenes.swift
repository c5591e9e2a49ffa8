import ModelChecker
import NavigationInvariants
import NavigationTesting
import Testing
import XCTest

/// Scenes of XCTest.
final class XCTestScenes: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(Stage.isHere, "fails on purpose")
  }

  func testViolation() {
    assertNavigation(Shop(.emptyCartTraps))
  }
}

/// Scenes of Swift Testing.
@Suite(.enabled(if: Stage.isHere)) struct SwiftTestingScenes {
  @Test func violation() {
    assertNavigation(Shop(.emptyCartTraps))
  }
}
