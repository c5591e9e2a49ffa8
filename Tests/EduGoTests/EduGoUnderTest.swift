import EduGo
import FixtureTestSupport

/// The learning app, explored once for all tests.
let fixture = FixtureUnderTest(EduGo())
