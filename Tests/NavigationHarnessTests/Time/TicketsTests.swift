import NavigationModel
import XCTest

@testable import NavigationHarness

final class TicketsTests: QueuedTestCase {
  private let office = TicketOffice()
  private let diary = Diary()

  private func start(_ label: String, outcomes: [String] = ["succeeds", "fails"]) -> Task<
    Void, Never
  > {
    let (office, diary) = (office, diary)
    return Task { @MainActor in
      do {
        diary.write("\(label) \(try await office.request(label, outcomes: outcomes))")
      } catch {
        diary.write("\(label) threw \(error)")
      }
    }
  }

  func testTaskIsSuspendedUntilItsTicketIsResolved() {
    _ = start("load")
    settle()
    XCTAssertEqual(
      office.pending,
      [Ticket(label: "load", outcomes: ["succeeds", "fails"], isCancelled: false, serial: 0)])
    XCTAssertEqual(diary.lines, [])
    office.resolve(0, outcome: 1)
    XCTAssertEqual(office.pending, [])
    XCTAssertEqual(diary.lines, [], "resolving makes the task runnable; it does not run it")
    settle()
    XCTAssertEqual(diary.lines, ["load fails"])
  }

  func testRequestsOfTheMainActorAreIssuedWithoutAFurtherJob() {
    _ = start("load")
    queue.run(at: 0)
    XCTAssertEqual(office.pending.count, 1)
    XCTAssertTrue(queue.isEmpty)
  }

  func testRequestsOfThePool() {
    let (office, diary) = (office, diary)
    Task.detached {
      diary.write((try? await office.request("load", outcomes: ["late"])) ?? "threw")
    }
    settle()
    office.resolve(0, outcome: 0)
    settle()
    XCTAssertEqual(diary.lines, ["late"])
  }

  func testTicketsAreResolvedInAnyOrder() {
    for label in ["a", "b", "c"] { _ = start(label) }
    settle()
    XCTAssertEqual(office.pending.map(\.label), ["a", "b", "c"])
    XCTAssertEqual(office.pending.map(\.serial), [0, 1, 2])
    office.resolve(1, outcome: 0)
    office.resolve(1, outcome: 0)
    office.resolve(0, outcome: 0)
    settle()
    XCTAssertEqual(diary.lines, ["b succeeds", "c succeeds", "a succeeds"])
  }

  func testCancelledTaskIsAnsweredLate() {
    let task = start("load")
    settle()
    task.cancel()
    XCTAssertTrue(queue.isEmpty)
    XCTAssertEqual(office.pending.map(\.isCancelled), [true])
    office.resolve(0, outcome: 0)
    settle()
    XCTAssertEqual(diary.lines, ["load succeeds"])
  }

  func testTaskCancelledBeforeItAsks() {
    start("load").cancel()
    settle()
    XCTAssertEqual(office.pending.map(\.isCancelled), [true])
    office.discardAll()
    settle()
  }

  func testDiscardedRequestsThrowAndFreeTheirTasks() {
    weak var held: Diary?
    do {
      let (office, diary) = (office, Diary())
      held = diary
      Task { @MainActor in
        _ = try await office.request("load")
        diary.write("answered")
      }
    }
    settle()
    XCTAssertNotNil(held)
    office.discardAll()
    settle()
    XCTAssertNil(held)
  }

  func testDiscardedRequestsThrowACancellation() {
    _ = start("load")
    settle()
    office.discardAll()
    settle()
    XCTAssertEqual(diary.lines, ["load threw CancellationError()"])
    XCTAssertEqual(office.pending, [])
  }

  func testLoopThatTriesAgainAfterTheEndDoesNotKeepTheThread() {
    let office = office
    Task { @MainActor in
      while !Task.isCancelled { _ = try? await office.request("again") }
    }
    settle()
    office.discardAll()
    XCTAssertEqual(queue.settle(bound: 50), 50)
    XCTAssertEqual(queue.endSubject(), 0)
  }

  func testEffectsAreRecorded() {
    let driver = QuietPlatformDriver()
    let previous = HeadlessPlatform.driver
    HeadlessPlatform.driver = driver
    defer { HeadlessPlatform.driver = previous }
    _ = start("load")
    settle()
    office.resolve(0, outcome: 1)
    settle()
    XCTAssertEqual(driver.occurrences.map(\.verb), [.requested, .completed])
    XCTAssertEqual(driver.occurrences.map(\.detail), ["load", "load fails"])
  }
}
