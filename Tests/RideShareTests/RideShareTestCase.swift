import FixtureTestSupport
import ModelChecker
import NavigationModel
import RideShare
import XCTest

/// The ride-share app, explored once for all tests.
class RideShareTestCase: XCTestCase {
  static let fixture = FixtureUnderTest(RideShare())

  var fixture: FixtureUnderTest { Self.fixture }
}
