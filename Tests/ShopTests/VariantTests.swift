import FixtureTestSupport
import ModelCheckerTestSupport
import NavigationModel
import XCTest

/// The two variants: what is wrong with one, and that the other mends it and loses nothing.
final class VariantTests: ShopTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable([
      "I4", "I6", "I7", "I8", "I9", "I13", "I18", "I19", "I20", "I22",
    ])
  }
}
