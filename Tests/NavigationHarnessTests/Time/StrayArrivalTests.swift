import NavigationModel
import PlatformTestSupport
import Testing
import WorkerProcesses

@testable import NavigationHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work that the queue does not control; each test in a process that has no other.
@Suite(.needsJobHooks) struct StrayArrivalTests {
  @Test(.seesSleeps) func aSleepOnTheRealClockIsFoundAtOnce() async {
    await #expect(processExitsWith: .success) {
      owningJobs { queue, diary in
        queue.beginSubject()
        let subject = queue.beginSubject()
        Task { @MainActor in
          try await Task.sleep(for: .seconds(1_000))
          diary.write("woke")
        }
        settle()
        #expect(queue.strayArrivals.map(\.cause) == [.sleep])
        #expect(queue.strayArrivals.map(\.subject) == [subject])
        #expect(
          queue.strayArrivals.map(\.description) == [
            "the coordinator waits on the real clock; give it 'context.clock', or await a ticket instead"
          ])
        #expect(diary.lines == [])
        #expect(queue.adoptStrayArrivals() == 1)
        settle()
        #expect(diary.lines == ["woke"])
        #expect(!queue.hasStrayArrivals)
      }
    }
  }

  @Test(.seesSleeps) func everyKindOfSleepIsFound() async {
    await #expect(processExitsWith: .success) {
      owningJobs { queue, _ in
        Task { try await Task.sleep(nanoseconds: 1_000_000_000_000) }
        Task { try await SuspendingClock().sleep(for: .seconds(1_000)) }
        Task { try await Task.sleep(until: .now + .seconds(1_000), clock: .continuous) }
        Task { await Holder().sleep() }
        settle()
        #expect(queue.strayArrivals.map(\.cause) == [.sleep, .sleep, .sleep, .sleep])
        queue.adoptStrayArrival(at: 1)
        settle()
        #expect(queue.strayArrivals.count == 3)
      }
    }
  }

  @Test func aContinuationResumedByAnotherThreadIsFound() async {
    await #expect(processExitsWith: .success) {
      owningJobs { queue, diary in
        let gate = Signal()
        let subject = queue.beginSubject()
        Task { @MainActor in
          await withUnsafeContinuation { continuation in
            // Not before the task is suspended: else it would simply go on.
            try! startThread {
              _ = gate.wait()
              continuation.resume()
            }
          }
          diary.write("resumed")
        }
        settle()
        queue.beginSubject()
        gate.send()
        waitForStrays(in: queue)
        #expect(queue.strayArrivals.map(\.cause) == [.otherThread])
        #expect(queue.strayArrivals.map(\.subject) == [subject])
        #expect(
          queue.strayArrivals.map(\.description) == [
            "work of the coordinator came from another thread; replace its source with a stand-in that "
              + "awaits a ticket"
          ])
        queue.adoptStrayArrivals()
        settle()
        #expect(diary.lines == ["resumed"])
      }
    }
  }

  @Test func aTaskStartedByAnotherThreadIsFound() async {
    await #expect(processExitsWith: .success) {
      owningJobs { queue, diary in
        try! startThread { Task { diary.write("ran") } }
        waitForStrays(in: queue)
        #expect(queue.strayArrivals.map(\.subject) == [nil])
        queue.adoptStrayArrivals()
        settle()
        #expect(diary.lines == ["ran"])
      }
    }
  }

  @Test func platformWorkOfAnotherThreadIsFound() async {
    await #expect(processExitsWith: .success) {
      owningJobs { queue, _ in
        try! startThread { queue.schedule(PlatformJob(kind: .dispatch) {}) }
        waitForStrays(in: queue)
        #expect(
          queue.strayArrivals == [StrayArrival(cause: .otherThread, subject: nil, signature: 0)])
        #expect(queue.isEmpty)
      }
    }
  }

  @Test func aBusyPoolDoesNotDisturbAnOwnerThatLeavesItAlone() async {
    await #expect(processExitsWith: .success) { @MainActor in
      owningJobs(otherThreads: .leftAlone) { queue, _ in
        let finished = (0..<4).map { _ in Signal() }
        for signal in finished {
          try! startThread {
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
          #expect(diary.lines == ["a", "c", "b"])
        }
        for signal in finished { #expect(signal.wait()) }
        #expect(!queue.hasStrayArrivals)
      }
    }
  }

  @Test func otherThreadsAreLeftAloneOnRequest() async {
    await #expect(processExitsWith: .success) { @MainActor in
      owningJobs(otherThreads: .leftAlone) { queue, diary in
        let done = Signal()
        try! startThread {
          Task {
            diary.write("pool")
            await Task.yield()
            try await Task.sleep(for: .milliseconds(1))
            diary.write("slept")
            done.send()
          }
        }
        #expect(done.wait())
        #expect(diary.lines == ["pool", "slept"])
        #expect(!queue.hasStrayArrivals)
        #expect(queue.isEmpty)
      }
    }
  }

  @Test func ownTasksAreNotLeftAlone() async {
    await #expect(processExitsWith: .success) {
      owningJobs(otherThreads: .leftAlone) { queue, _ in
        let gate = Signal()
        Task {
          await withUnsafeContinuation { continuation in
            // Not before the task is suspended: else it would simply go on.
            try! startThread {
              _ = gate.wait()
              continuation.resume()
            }
          }
        }
        settle()
        gate.send()
        waitForStrays(in: queue)
        #expect(queue.strayArrivals.map(\.cause) == [.otherThread])
      }
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// The tests need a runtime whose sleeps are seen.
  fileprivate static var seesSleeps: Self {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      .enabled(if: true)
    #else
      .disabled("this runtime's default executor can't be replaced")
    #endif
  }
}

private func waitForStrays(in queue: JobQueue) {
  for _ in 0..<2_000 where !queue.hasStrayArrivals { usleep(1_000) }
}

private actor Holder {
  func sleep() async { try? await Task.sleep(for: .seconds(1_000)) }
}
