import EduGo
import FixtureTestSupport
import XCTest

/// The learning app, explored once for all tests.
class EduGoTestCase: XCTestCase {
  static let fixture = FixtureUnderTest(EduGo())

  var fixture: FixtureUnderTest { Self.fixture }
}
