import FixtureTestSupport
import RequestFlow

/// The app of tabs and managers, explored once for all tests.
let fixture = FixtureUnderTest(RequestFlow())
