import ColorBook
import FixtureTestSupport
import XCTest

/// The colour book, explored once for all tests.
class ColorBookTestCase: XCTestCase {
  static let fixture = FixtureUnderTest(ColorBook())

  var fixture: FixtureUnderTest { Self.fixture }
}
