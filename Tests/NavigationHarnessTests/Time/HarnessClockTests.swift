import PlatformTestSupport
import Testing

@testable import NavigationHarness

@Suite(.needsJobHooks, .ownsPlatform) struct HarnessClockTests {
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

  @Test func aSleepIsPendingUntilTheClockAdvances() {
    holdingJobs {
      start("a", seconds: 3)
      settle()
      #expect(
        clock.pending == [HarnessClock.Sleep(kind: .sleep, remaining: .seconds(3), serial: 0)])
      #expect(clock.advance() == 1)
      settle()
      #expect(diary.lines == ["a woke"])
      #expect(clock.now.offset == .seconds(3))
      #expect(clock.pending == [])
    }
  }

  @Test func sleepersWakeByDeadlineThenByOrder() {
    holdingJobs {
      for (name, seconds) in [("a", 5), ("b", 2), ("c", 5), ("d", 2)] {
        start(name, seconds: seconds)
      }
      settle()
      #expect(clock.pending.map(\.serial) == [1, 3, 0, 2])
      #expect(clock.advance() == 2)
      settle()
      #expect(diary.lines == ["b woke", "d woke"])
      #expect(clock.pending.map(\.remaining) == [.seconds(3), .seconds(3)])
      #expect(clock.advance() == 2)
      settle()
      #expect(diary.lines == ["b woke", "d woke", "a woke", "c woke"])
    }
  }

  @Test func withoutSleepersTheClockStands() {
    holdingJobs {
      #expect(clock.advance() == 0)
      #expect(clock.now.offset == .zero)
      start("a", seconds: 0)
      start("b", seconds: -1)
      settle()
      #expect(diary.lines == ["a woke", "b woke"])
    }
  }

  @Test func aSleepIsCancelled() {
    holdingJobs {
      let task = start("a", seconds: 3)
      start("b", seconds: 4)
      settle()
      task.cancel()
      settle()
      #expect(diary.lines == ["a threw CancellationError()"])
      #expect(clock.pending.map(\.serial) == [1])
      clock.advance()
      settle()
    }
  }

  @Test func aCancelledTaskDoesNotSleep() {
    holdingJobs {
      start("a", seconds: 3).cancel()
      settle()
      #expect(diary.lines == ["a threw CancellationError()"])
      #expect(clock.pending == [])
    }
  }

  @Test func aTimeoutMadeOfATaskGroupComesWithTheClock() {
    holdingJobs {
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
      #expect(diary.lines == [], "a group waits for all of its children")
      #expect(office.pending.map(\.isCancelled) == [true])
      office.resolve(0, outcome: 0)
      settle()
      #expect(diary.lines == ["timed out"])
    }
  }

  @Test func discardedSleepsThrow() {
    holdingJobs {
      start("a", seconds: 3)
      settle()
      clock.discardAll()
      settle()
      #expect(diary.lines == ["a threw CancellationError()"])
      start("b", seconds: 3)
      settle()
      #expect(diary.lines == ["a threw CancellationError()", "b threw CancellationError()"])
    }
  }

  @Test func itServesAsAnyClock() {
    holdingJobs {
      let (clock, diary) = (clock as any Clock<Duration>, diary)
      Task { @MainActor in
        try await clock.sleep(for: .milliseconds(300))
        diary.write("woke")
      }
      settle()
      #expect(self.clock.pending.map(\.remaining) == [.milliseconds(300)])
      self.clock.advance()
      settle()
      #expect(diary.lines == ["woke"])
    }
  }
}
