import ColorBook
import FixtureTestSupport

/// The color book, explored once for all tests.
let fixture = FixtureUnderTest(ColorBook())
