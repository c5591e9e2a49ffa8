import NavigationModel
import WorkerProcesses
import XCTest

@testable import NavigationHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

final class StrayArrivalTests: QueuedTestCase {
  private let diary = Diary()

  private func waitForStrays() {
    for _ in 0..<2_000 where !queue.hasStrayArrivals { usleep(1_000) }
  }

  func testSleepOnTheRealClockIsFoundAtOnce() throws {
    #if !(os(Linux) && compiler(>=6.3) && compiler(<6.4))
      throw XCTSkip("this runtime's default executor can't be replaced")
    #endif
    let diary = diary
    queue.beginSubject()
    let subject = queue.beginSubject()
    Task { @MainActor in
      try await Task.sleep(for: .seconds(1_000))
      diary.write("woke")
    }
    settle()
    XCTAssertEqual(queue.strayArrivals.map(\.cause), [.sleep])
    XCTAssertEqual(queue.strayArrivals.map(\.subject), [subject])
    XCTAssertEqual(
      queue.strayArrivals.map(\.description),
      [
        "the coordinator waits on the real clock; give it 'context.clock', or await a ticket instead"
      ])
    XCTAssertEqual(diary.lines, [])
    XCTAssertEqual(queue.adoptStrayArrivals(), 1)
    settle()
    XCTAssertEqual(diary.lines, ["woke"])
    XCTAssertFalse(queue.hasStrayArrivals)
  }

  func testEveryKindOfSleepIsFound() throws {
    #if !(os(Linux) && compiler(>=6.3) && compiler(<6.4))
      throw XCTSkip("this runtime's default executor can't be replaced")
    #endif
    Task { try await Task.sleep(nanoseconds: 1_000_000_000_000) }
    Task { try await SuspendingClock().sleep(for: .seconds(1_000)) }
    Task { try await Task.sleep(until: .now + .seconds(1_000), clock: .continuous) }
    Task { await Holder().sleep() }
    settle()
    XCTAssertEqual(queue.strayArrivals.map(\.cause), [.sleep, .sleep, .sleep, .sleep])
    queue.adoptStrayArrival(at: 1)
    settle()
    XCTAssertEqual(queue.strayArrivals.count, 3)
  }

  func testContinuationResumedByAnotherThreadIsFound() {
    let diary = diary
    let gate = Signal()
    let subject = queue.beginSubject()
    Task { @MainActor in
      await withUnsafeContinuation { continuation in
        // Not before the task is suspended: else it would simply go on.
        startThread {
          _ = gate.wait()
          continuation.resume()
        }
      }
      diary.write("resumed")
    }
    settle()
    queue.beginSubject()
    gate.send()
    waitForStrays()
    XCTAssertEqual(queue.strayArrivals.map(\.cause), [.otherThread])
    XCTAssertEqual(queue.strayArrivals.map(\.subject), [subject])
    XCTAssertEqual(
      queue.strayArrivals.map(\.description),
      [
        "work of the coordinator came from another thread; replace its source with a stand-in that "
          + "awaits a ticket"
      ])
    queue.adoptStrayArrivals()
    settle()
    XCTAssertEqual(diary.lines, ["resumed"])
  }

  func testTaskStartedByAnotherThreadIsFound() {
    let diary = diary
    startThread { Task { diary.write("ran") } }
    waitForStrays()
    XCTAssertEqual(queue.strayArrivals.map(\.subject), [nil])
    queue.adoptStrayArrivals()
    settle()
    XCTAssertEqual(diary.lines, ["ran"])
  }

  func testPlatformWorkOfAnotherThreadIsFound() {
    let queue = queue
    startThread { queue.schedule(PlatformJob(kind: .dispatch) {}) }
    waitForStrays()
    XCTAssertEqual(
      queue.strayArrivals,
      [StrayArrival(cause: .otherThread, subject: nil, signature: 0)])
    XCTAssertTrue(queue.isEmpty)
  }

  func testBusyPoolDoesNotDisturbAnOwnerThatLeavesItAlone() {
    JobQueue.uninstall()
    JobQueue.install(otherThreads: .leftAlone)
    let finished = (0..<4).map { _ in Signal() }
    for signal in finished {
      startThread {
        Task {
          for round in 0..<200 {
            let sum = await withTaskGroup(of: Int.self) { group in
              for number in 0..<5 {
                group.addTask {
                  await Task.yield()
                  return number
                }
              }
              return await group.reduce(0, +)
            }
            if sum == 10, round % 50 == 0 { try await Task.sleep(for: .milliseconds(1)) }
          }
          signal.send()
        }
      }
    }
    for _ in 0..<300 {
      let diary = Diary()
      Task { @MainActor in
        diary.write("a")
        await Task.yield()
        diary.write("b")
      }
      Task.detached {
        await Task.yield()
        await MainActor.run { diary.write("c") }
      }
      settle()
      XCTAssertEqual(diary.lines, ["a", "c", "b"])
    }
    for signal in finished { XCTAssertTrue(signal.wait()) }
    XCTAssertFalse(queue.hasStrayArrivals)
  }

  func testOtherThreadsAreLeftAloneOnRequest() {
    JobQueue.uninstall()
    JobQueue.install(otherThreads: .leftAlone)
    let diary = diary
    let done = Signal()
    startThread {
      Task {
        diary.write("pool")
        await Task.yield()
        try await Task.sleep(for: .milliseconds(1))
        diary.write("slept")
        done.send()
      }
    }
    XCTAssertTrue(done.wait())
    XCTAssertEqual(diary.lines, ["pool", "slept"])
    XCTAssertFalse(queue.hasStrayArrivals)
    XCTAssertTrue(queue.isEmpty)
  }

  func testOwnTasksAreNotLeftAlone() {
    JobQueue.uninstall()
    JobQueue.install(otherThreads: .leftAlone)
    let gate = Signal()
    Task {
      await withUnsafeContinuation { continuation in
        // Not before the task is suspended: else it would simply go on.
        startThread {
          _ = gate.wait()
          continuation.resume()
        }
      }
    }
    settle()
    gate.send()
    waitForStrays()
    XCTAssertEqual(queue.strayArrivals.map(\.cause), [.otherThread])
  }
}

private actor Holder {
  func sleep() async { try? await Task.sleep(for: .seconds(1_000)) }
}
