import FixtureTestSupport
import RideShare

/// The ride-share app, explored once for all tests.
let fixture = FixtureUnderTest(RideShare())
