import FixtureTestSupport
import News

/// The news app, explored once for all tests.
let fixture = FixtureUnderTest(News())
