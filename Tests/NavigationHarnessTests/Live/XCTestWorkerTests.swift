import ModelChecker
import NavigationModel
import WorkerProcesses
import XCTest

@testable import NavigationHarness

/// A coordinator that counts up to two.
@MainActor
private final class Ladder {
  var rung = 0
}

/// A test of XCTest is started again, too.
final class XCTestWorkerTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(WorkerHost.isAvailable, "this platform can't start workers")
  }

  /// The launch of this executable for the running test.
  private var launch: WorkerLaunch {
    let test = name.replacingOccurrences(of: ".", with: "/")
    return WorkerLaunch(
      arguments: SelfReexecution.arguments(forXCTest: "NavigationHarnessTests.\(test)"))
  }

  /// The process in which the subjects of a system live.
  private func exploredProcess() throws -> String? {
    let graph = try explore(
      LiveSystem("Ladder") { _ in
        Ladder()
      } declare: { it in
        it.root { $0 }
        it.fact("process", text: { _ in "\(getpid())" })
        it.event(
          "climb", .external, unless: { $0.rung < 2 ? nil : "the top" }, perform: { $0.rung += 1 })
      })
    XCTAssertEqual(graph.states.count, 3)
    return graph.states.last?.fact("process")
  }

  func testSubjectsRunInThisProcessWithoutALaunch() throws {
    XCTAssertEqual(try exploredProcess(), "\(getpid())")
  }

  func testALaunchMeansAWorker() throws {
    XCTAssertNotEqual(try WorkerLaunch.with(launch) { try exploredProcess() }, "\(getpid())")
  }
}
