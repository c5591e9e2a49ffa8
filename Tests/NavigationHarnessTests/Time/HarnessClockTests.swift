import XCTest

@testable import NavigationHarness

final class HarnessClockTests: QueuedTestCase {
  private let clock = HarnessClock()
  private let diary = Diary()

  @discardableResult
  private func start(_ name: String, seconds: Int) -> Task<Void, Never> {
    let (clock, diary) = (clock, diary)
    return Task { @MainActor in
      do {
        try await clock.sleep(for: .seconds(seconds))
        diary.write("\(name) woke")
      } catch {
        diary.write("\(name) threw \(error)")
      }
    }
  }

  func testSleepIsPendingUntilTheClockAdvances() {
    start("a", seconds: 3)
    settle()
    XCTAssertEqual(clock.pending, [HarnessClock.Sleep(remaining: .seconds(3), serial: 0)])
    XCTAssertEqual(clock.advance(), 1)
    settle()
    XCTAssertEqual(diary.lines, ["a woke"])
    XCTAssertEqual(clock.now.offset, .seconds(3))
    XCTAssertEqual(clock.pending, [])
  }

  func testSleepersWakeByDeadlineThenByOrder() {
    for (name, seconds) in [("a", 5), ("b", 2), ("c", 5), ("d", 2)] {
      start(name, seconds: seconds)
    }
    settle()
    XCTAssertEqual(clock.pending.map(\.serial), [1, 3, 0, 2])
    XCTAssertEqual(clock.advance(), 2)
    settle()
    XCTAssertEqual(diary.lines, ["b woke", "d woke"])
    XCTAssertEqual(clock.pending.map(\.remaining), [.seconds(3), .seconds(3)])
    XCTAssertEqual(clock.advance(), 2)
    settle()
    XCTAssertEqual(diary.lines, ["b woke", "d woke", "a woke", "c woke"])
  }

  func testNothingToWaitFor() {
    XCTAssertEqual(clock.advance(), 0)
    XCTAssertEqual(clock.now.offset, .zero)
    start("a", seconds: 0)
    start("b", seconds: -1)
    settle()
    XCTAssertEqual(diary.lines, ["a woke", "b woke"])
  }

  func testSleepIsCancelled() {
    let task = start("a", seconds: 3)
    start("b", seconds: 4)
    settle()
    task.cancel()
    settle()
    XCTAssertEqual(diary.lines, ["a threw CancellationError()"])
    XCTAssertEqual(clock.pending.map(\.serial), [1])
    clock.advance()
    settle()
  }

  func testCancelledTaskDoesNotSleep() {
    start("a", seconds: 3).cancel()
    settle()
    XCTAssertEqual(diary.lines, ["a threw CancellationError()"])
    XCTAssertEqual(clock.pending, [])
  }

  func testTimeoutOfTheStandardLibraryKind() {
    let (clock, diary) = (clock, diary)
    let office = TicketOffice()
    Task { @MainActor in
      let winner = await withTaskGroup(of: String.self) { group in
        group.addTask { (try? await office.request("load")) ?? "threw" }
        group.addTask {
          try? await clock.sleep(for: .seconds(10))
          return "timed out"
        }
        defer { group.cancelAll() }
        return await group.next() ?? ""
      }
      diary.write(winner)
    }
    settle()
    clock.advance()
    settle()
    XCTAssertEqual(diary.lines, [], "a group waits for all of its children")
    XCTAssertEqual(office.pending.map(\.isCancelled), [true])
    office.resolve(0, outcome: 0)
    settle()
    XCTAssertEqual(diary.lines, ["timed out"])
  }

  func testDiscardedSleepsThrow() {
    start("a", seconds: 3)
    settle()
    clock.discardAll()
    settle()
    XCTAssertEqual(diary.lines, ["a threw CancellationError()"])
    start("b", seconds: 3)
    settle()
    XCTAssertEqual(diary.lines, ["a threw CancellationError()", "b threw CancellationError()"])
  }

  func testItServesAsAnyClock() {
    let (clock, diary) = (clock as any Clock<Duration>, diary)
    Task { @MainActor in
      try await clock.sleep(for: .milliseconds(300))
      diary.write("woke")
    }
    settle()
    XCTAssertEqual(self.clock.pending.map(\.remaining), [.milliseconds(300)])
    self.clock.advance()
    settle()
    XCTAssertEqual(diary.lines, ["woke"])
  }
}
