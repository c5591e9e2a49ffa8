import Foundation
import ModelChecker
import NavigationModel
import Testing
import WorkerProcesses
import XCTest

@testable import NavigationHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A coordinator that counts up to a limit.
@MainActor
private final class Ladder {
  var rung = 0
}

/// A system that tells in which process its subjects live.
private func ladder(
  _ isolation: SystemConfiguration.Isolation = .worker, name: String = "Ladder", limit: Int = 2
) throws -> LiveSystem<Ladder> {
  try LiveSystem(name, isolation: isolation) { _ in
    Ladder()
  } declare: { it in
    it.root { $0 }
    it.coordinator(Ladder.self, role: "ladder")
    it.fact("process", text: { _ in "\(getpid())" })
    it.event(
      "climb", .external, unless: { $0.rung < limit ? nil : "the top" }, perform: { $0.rung += 1 })
  }
}

extension StateGraph where State == NavigationState, Effect == NavigationEffect {
  /// The processes in which the states were seen.
  fileprivate var processes: Set<String> { Set(states.compactMap { $0.fact("process") }) }
}

/// When a system gets a worker, and which one.
final class WorkerLaunchTests: WorkerTestCase {
  private let here = ["\(getpid())"]

  func testALaunchMeansAWorker() throws {
    let graph = try explore(try ladder())
    XCTAssertEqual(graph.processes.count, 1)
    XCTAssertNotEqual(graph.processes, Set(here))
  }

  func testWithoutALaunchSubjectsLiveHere() throws {
    WorkerLaunch.current = nil
    XCTAssertEqual(try explore(try ladder()).processes, Set(here))
  }

  func testOnRequestSubjectsLiveHere() throws {
    XCTAssertEqual(try explore(try ladder(.inProcess)).processes, Set(here))
  }

  func testTheLaunchIsLookedUpAtTheFirstUse() throws {
    let launch = try XCTUnwrap(WorkerLaunch.current)
    WorkerLaunch.current = nil
    let system = try ladder()
    WorkerLaunch.current = launch
    XCTAssertNotEqual(try explore(system).processes, Set(here))
  }

  func testALaunchOfATaskComesFirst() throws {
    let launch = try XCTUnwrap(WorkerLaunch.current)
    WorkerLaunch.current = WorkerLaunch(arguments: ["this is no test"])
    let graph = try WorkerLaunch.with(launch) { try explore(try ladder()) }
    XCTAssertNotEqual(graph.processes, Set(here))
  }

  func testAlikeSystemsAreToldApart() throws {
    let low = try explore(try ladder(limit: 1))
    let other = try explore(try ladder(name: "Other", limit: 5))
    let high = try explore(try ladder(limit: 3))
    XCTAssertEqual([low, other, high].map(\.states.count), [2, 6, 4])
    XCTAssertEqual(low.processes.union(other.processes).union(high.processes).count, 3)
  }

  func testASystemIsUsedAgain() throws {
    let system = try ladder()
    let first = try explore(system)
    let again = try explore(system)
    XCTAssertEqual(first.processes, again.processes)
    XCTAssertEqual(first.text, again.text)
  }

  func testAnotherExecutableServes() throws {
    WorkerLaunch.current?.executable = try XCTUnwrap(Bundle.main.executablePath)
    let graph = try explore(try ladder())
    XCTAssertEqual(graph.states.count, 3)
    XCTAssertNotEqual(graph.processes, Set(here))
  }

  func testAnExecutableThatIsNotThereIsAnError() throws {
    WorkerLaunch.current?.executable = "/nowhere/verifier"
    XCTAssertThrowsError(try explore(try ladder())) { error in
      XCTAssertEqual(
        "\(error)",
        "the worker could not be started: posix_spawn failed with error 2 (No such file or "
          + "directory)")
    }
  }

  func testAnExecutableWithoutTheSystemIsAnError() throws {
    WorkerLaunch.current?.executable = "/bin/false"
    XCTAssertThrowsError(try explore(try ladder())) { error in
      let text = "\(error)"
      XCTAssertTrue(
        text.hasPrefix("The worker of 'Ladder' exited with status 1 before it reached the system."),
        text)
    }
  }

  func testTheWorkerEndsWithItsSystem() throws {
    var process: Int32 = 0
    do {
      process = try XCTUnwrap(Int32(try explore(try ladder()).processes.first ?? ""))
    }
    XCTAssertEqual(kill(process, 0), -1)
    XCTAssertEqual(errno, ESRCH)
  }

  func testAWorkerThatNeverComesToTheSystemIsAnError() throws {
    if WorkerEntry.isWorker { _exit(5) }
    XCTAssertThrowsError(try explore(try ladder())) { error in
      XCTAssertEqual(
        "\(error)",
        "The worker of 'Ladder' exited with status 5 before it reached the system. Started again "
          + "with the same arguments, the executable must reach the same system in the same "
          + "way. Systems that it uses before run in the worker's own process: one that traps "
          + "needs a test of its own.")
    }
  }

  func testAWorkerThatHangsOnTheWayIsAnError() throws {
    if WorkerEntry.isWorker { while true { pause() } }
    WorkerLaunch.current?.patienceAtStart = .milliseconds(300)
    XCTAssertThrowsError(try explore(try ladder())) { error in
      let text = "\(error)"
      XCTAssertTrue(
        text.hasPrefix(
          "The worker of 'Ladder' made no progress for 0.3 seconds before it reached the system."),
        text)
    }
  }

  func testAWorkerThatTrapsOnTheWayIsAnError() throws {
    if WorkerEntry.isWorker { fatalError("on the way") }
    XCTAssertThrowsError(try explore(try ladder())) { error in
      let text = "\(error)"
      XCTAssertTrue(
        text.hasPrefix(
          "The worker of 'Ladder' was killed by \(trapSignal) before it reached the "
            + "system."), text)
      XCTAssertTrue(text.hasSuffix("Fatal error: on the way"), text)
    }
  }

  func testAWorkerThatCannotBeStartedIsAnError() throws {
    WorkerLaunch.current = WorkerLaunch(
      arguments: [], environment: ["MUCH": String(repeating: "x", count: 10_000_000)])
    XCTAssertThrowsError(try explore(try ladder())) { error in
      XCTAssertEqual(
        "\(error)",
        "the worker could not be started: posix_spawn failed with error 7 (Argument list too long)")
    }
  }

  func testWritingToTheConnectionIsAnError() throws {
    let system = try LiveSystem("Ladder") { _ in
      Ladder()
    } declare: { it in
      it.root { $0 }
      it.event("scribble", .external) { _ in
        let text = "\u{9}\0\0\0\u{4d}123456789"
        _ = write(4, text, text.utf8.count)
      }
    }
    XCTAssertThrowsError(try explore(system)) { error in
      XCTAssertEqual(
        "\(error)",
        "The worker of 'Ladder' can't be understood: a frame has the unknown kind 77; something "
          + "other than the verifier wrote to the worker's connection. A subject must not write to "
          + "the files 3, 4 and 5 of its process.")
    }
  }
}

/// The same under Swift Testing, which runs tests in parallel and on any thread.
@Test func swiftTestingExploresInAWorker() throws {
  let launch = WorkerLaunch(
    arguments: SelfReexecution.arguments(forSwiftTestingFilter: "swiftTestingExploresInAWorker"))
  let graph = try WorkerLaunch.with(launch) { try explore(try ladder()) }
  #expect(graph.states.count == 3)
  #expect(graph.processes != ["\(getpid())"])
}
