import FixtureTestSupport
import ModelChecker
import NavigationModel
import RequestFlow
import XCTest

/// The app of tabs and managers, explored once for all tests.
class RequestFlowTestCase: XCTestCase {
  static let fixture = FixtureUnderTest(RequestFlow())

  var fixture: FixtureUnderTest { Self.fixture }
}
