import FixtureTestSupport
import Shop

/// The shop, explored once for all tests.
let fixture = FixtureUnderTest(Shop())
