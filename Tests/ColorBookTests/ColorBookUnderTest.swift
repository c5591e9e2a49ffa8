import ColorBook
import FixtureTestSupport

/// The colour book, explored once for all tests.
let fixture = FixtureUnderTest(ColorBook())
