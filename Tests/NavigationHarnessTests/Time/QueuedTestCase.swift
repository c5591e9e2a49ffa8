import NavigationHarness
import XCTest

/// A test that owns the job queue while it runs.
///
/// The runtime's hooks are process-wide, therefore these tests are for XCTest, which runs one at a
/// time.
class QueuedTestCase: XCTestCase {
  let queue = JobQueue.shared

  override func setUpWithError() throws {
    try XCTSkipUnless(JobQueue.isAvailable, "this runtime has no hooks for jobs")
    JobQueue.install()
  }

  override func tearDown() {
    guard JobQueue.isInstalled else { return }
    XCTAssertEqual(queue.endSubject(), 0, "jobs that would not end")
    JobQueue.uninstall()
  }

  /// Runs what waits in order of arrival, and fails when that does not come to an end.
  @discardableResult
  func settle(
    bound: Int = 1_000, file: StaticString = #filePath, line: UInt = #line
  ) -> Int {
    let ran = queue.settle(bound: bound)
    XCTAssertTrue(queue.isEmpty, "not settled after \(ran) jobs", file: file, line: line)
    return ran
  }
}

/// What happened, in order; confined to the queue's thread.
final class Diary: @unchecked Sendable {
  var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}
