import FixtureTestSupport
import News
import XCTest

/// The news app, explored once for all tests.
class NewsTestCase: XCTestCase {
  static let fixture = FixtureUnderTest(News())

  var fixture: FixtureUnderTest { Self.fixture }
}
