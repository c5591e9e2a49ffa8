import WorkerProcesses
import XCTest

/// A test of XCTest starts itself as a worker, whose runner has its own way of choosing a test.
final class XCTestWorkerTests: XCTestCase {
  func testXCTestStartsItselfAsAWorker() throws {
    if WorkerEntry.isWorker { WorkerDeed.serve() }
    try XCTSkipUnless(WorkerHost.isAvailable, "this platform can't start workers")
    let host = WorkerHost(
      arguments: SelfReexecution.arguments(
        forXCTest: "WorkerProcessesTests.XCTestWorkerTests/testXCTestStartsItselfAsAWorker"))
    try host.start()
    for _ in 0..<3 {
      XCTAssertEqual(try host.call(.echo, [1, 2]), [1, 2])
      XCTAssertEqual(
        String(decoding: try host.call(.runATask), as: UTF8.self), "main, pool, 0 strays")
      XCTAssertThrowsError(try host.call(.abort)) { XCTAssertTrue($0 is WorkerDied) }
      try host.start()
    }
  }
}
