import NavigationModel
import PlatformTestSupport
import Testing

@testable import NavigationHarness

@Suite(.needsJobHooks, .ownsPlatform) struct TicketsTests {
  private let queue = JobQueue.shared
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

  @Test func aTaskIsSuspendedUntilItsTicketIsResolved() {
    holdingJobs {
      _ = start("load")
      settle()
      #expect(
        office.pending == [
          Ticket(label: "load", outcomes: ["succeeds", "fails"], isCancelled: false, serial: 0)
        ])
      #expect(diary.lines == [])
      office.resolve(0, outcome: 1)
      #expect(office.pending == [])
      #expect(diary.lines == [], "resolving makes the task runnable; it does not run it")
      settle()
      #expect(diary.lines == ["load fails"])
    }
  }

  @Test func requestsOfTheMainActorAreIssuedWithoutAFurtherJob() {
    holdingJobs {
      _ = start("load")
      queue.run(at: 0)
      #expect(office.pending.count == 1)
      #expect(queue.isEmpty)
    }
  }

  @Test func requestsOfThePoolAreAnswered() {
    holdingJobs {
      Task.detached {
        diary.write((try? await office.request("load", outcomes: ["late"])) ?? "threw")
      }
      settle()
      office.resolve(0, outcome: 0)
      settle()
      #expect(diary.lines == ["late"])
    }
  }

  @Test func ticketsAreResolvedInAnyOrder() {
    holdingJobs {
      for label in ["a", "b", "c"] { _ = start(label) }
      settle()
      #expect(office.pending.map(\.label) == ["a", "b", "c"])
      #expect(office.pending.map(\.serial) == [0, 1, 2])
      office.resolve(1, outcome: 0)
      office.resolve(1, outcome: 0)
      office.resolve(0, outcome: 0)
      settle()
      #expect(diary.lines == ["b succeeds", "c succeeds", "a succeeds"])
    }
  }

  @Test func aCancelledTaskIsAnsweredLate() {
    holdingJobs {
      let task = start("load")
      settle()
      task.cancel()
      #expect(queue.isEmpty)
      #expect(office.pending.map(\.isCancelled) == [true])
      office.resolve(0, outcome: 0)
      settle()
      #expect(diary.lines == ["load succeeds"])
    }
  }

  @Test func aTaskCancelledBeforeItAsksIsAnsweredLate() {
    holdingJobs {
      start("load").cancel()
      settle()
      #expect(office.pending.map(\.isCancelled) == [true])
      office.discardAll()
      settle()
    }
  }

  @Test func discardedRequestsThrowAndFreeTheirTasks() {
    holdingJobs {
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
      #expect(held != nil)
      office.discardAll()
      settle()
      #expect(held == nil)
    }
  }

  @Test func discardedRequestsThrowACancellation() {
    holdingJobs {
      _ = start("load")
      settle()
      office.discardAll()
      settle()
      #expect(diary.lines == ["load threw CancellationError()"])
      #expect(office.pending == [])
    }
  }

  @Test func aLoopThatTriesAgainAfterTheEndDoesNotKeepTheThread() {
    holdingJobs {
      Task { @MainActor in
        while !Task.isCancelled { _ = try? await office.request("again") }
      }
      settle()
      office.discardAll()
      #expect(queue.settle(bound: 50) == 50)
      #expect(queue.endSubject() == 0)
    }
  }

  @Test func effectsAreRecorded() {
    holdingJobs {
      let driver = QuietPlatformDriver()
      HeadlessPlatform.driver = driver
      _ = start("load")
      settle()
      office.resolve(0, outcome: 1)
      settle()
      #expect(driver.occurrences.map(\.verb) == [.requested, .completed])
      #expect(driver.occurrences.map(\.detail) == ["load", "load fails"])
    }
  }
}
