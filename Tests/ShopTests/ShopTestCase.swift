import FixtureTestSupport
import Shop
import XCTest

/// The shop, explored once for all tests.
class ShopTestCase: XCTestCase {
  static let fixture = FixtureUnderTest(Shop())

  var fixture: FixtureUnderTest { Self.fixture }
}
