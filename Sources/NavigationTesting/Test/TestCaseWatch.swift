import XCTest

/// Remembers which test of XCTest is running, which XCTest itself does not tell.
final class TestCaseWatch: NSObject, XCTestObservation, @unchecked Sendable {
  // Unchecked: the test is behind a lock, and is told about failures from any thread, as XCTest's
  // own assertions do.

  static let shared = TestCaseWatch()

  private let lock = NSLock()
  private var testCase: XCTestCase?

  /// The test that is running.
  var running: XCTestCase? { lock.withLock { testCase } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    AssertionNumbers.shared.forget(.xcTest(testCase))
    lock.withLock { self.testCase = testCase }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    lock.withLock { self.testCase = nil }
  }
}

// Begins to watch when the executable is loaded: an assertion that did so first would have missed
// the start of its own test.
#if canImport(Darwin)
  @section("__DATA,__mod_init_func") @used
  private let atLoad: @convention(c) () -> Void = beginWatching
#else
  @section(".init_array") @used
  private let atLoad: @convention(c) () -> Void = beginWatching
#endif

private func beginWatching() {
  XCTestObservationCenter.shared.addTestObserver(TestCaseWatch.shared)
}
