import NavigationHarness
import XCTest

/// Tests of an app that is driven by hand: no explorer, no system, no declarations.
open class LiveTestCase: XCTestCase {
  open override func setUpWithError() throws {
    try XCTSkipUnless(JobQueue.isAvailable, "this runtime has no hooks for jobs")
    JobQueue.install()
  }

  open override func tearDown() {
    if JobQueue.isInstalled { JobQueue.uninstall() }
  }

  /// Runs a body as the main actor, whose thread a test is on.
  public func onMainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }
}
