import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@Suite(.needsJobHooks, .ownsPlatform) struct JobQueueTests {
  private let queue = JobQueue.shared
  private let diary = Diary()

  @Test func aTaskWaitsUntilItIsRun() {
    holdingJobs {
      Task { diary.write("ran") }
      #expect(queue.count == 1)
      #expect(diary.lines == [])
      queue.run(at: 0)
      #expect(diary.lines == ["ran"])
      #expect(queue.isEmpty)
    }
  }

  @Test func jobsKeepTheirOrderOfArrivalWhereverTheyComeFrom() {
    holdingJobs {
      Task { diary.write("task") }
      queue.schedule(PlatformJob(kind: .dispatch) { diary.write("dispatch") })
      Task { @MainActor in diary.write("main task") }
      queue.schedule(PlatformJob(kind: .transition) { diary.write("transition") })
      #expect(
        queue.runnable.map(\.kind) == [.task, .platform(.dispatch), .task, .platform(.transition)])
      #expect(queue.runnable.map(\.isMain) == [false, true, true, true])
      #expect(
        queue.runnable.map(\.description) == ["background task", "dispatch", "task", "transition"])
      #expect(settle() == 4)
      #expect(diary.lines == ["task", "dispatch", "main task", "transition"])
    }
  }

  @Test func workOfThePlatformIsWithdrawnByWhatItIsFor() {
    holdingJobs {
      final class Transition {}
      let (one, other) = (Transition(), Transition())
      queue.schedule(PlatformJob(kind: .transition, owner: one) { diary.write("one") })
      Task { @MainActor in diary.write("task") }
      queue.schedule(PlatformJob(kind: .transition, owner: other) { diary.write("other") })
      queue.schedule(PlatformJob(kind: .dispatch) { diary.write("dispatch") })
      queue.withdrawWork(for: one)
      #expect(settle() == 3)
      #expect(diary.lines == ["task", "other", "dispatch"])
    }
  }

  @Test func anyWaitingJobCanRunNext() {
    holdingJobs {
      for name in ["a", "b", "c"] { Task { @MainActor in diary.write(name) } }
      queue.run(at: 2)
      queue.run(at: 0)
      queue.run(at: 0)
      #expect(diary.lines == ["c", "a", "b"])
    }
  }

  @Test func whatAJobPutsOffIsAppended() {
    holdingJobs {
      Task { @MainActor in
        diary.write("first")
        Task { @MainActor in diary.write("third") }
      }
      Task { @MainActor in diary.write("second") }
      queue.run(at: 0)
      #expect(queue.count == 2)
      settle()
      #expect(diary.lines == ["first", "second", "third"])
    }
  }

  @Test func aHopFromThePoolToTheMainActorWaitsInLine() {
    holdingJobs {
      Task.detached {
        diary.write("pool")
        await MainActor.run { diary.write("main") }
        diary.write("pool again")
      }
      Task { @MainActor in diary.write("in between") }
      #expect(settle() == 4)
      #expect(diary.lines == ["pool", "in between", "main", "pool again"])
    }
  }

  @Test func mainActorMethodsAreAwaited() {
    holdingJobs {
      let model = MainActor.assumeIsolated { Model() }
      Task.detached { await model.add(1) }
      settle()
      #expect(MainActor.assumeIsolated { model.total } == 1)
    }
  }

  @Test func isolationIsAssumedInEventsAndMainJobs() {
    holdingJobs {
      let model = MainActor.assumeIsolated { Model() }
      func count() { MainActor.assumeIsolated { model.total += 1 } }
      Task { @MainActor in count() }
      queue.schedule(PlatformJob(kind: .render) { count() })
      settle()
      #expect(MainActor.assumeIsolated { model.total } == 2)
    }
  }

  @Test func hopsBetweenActorsWaitInLine() {
    holdingJobs {
      let counter = Counter()
      Task { @MainActor in
        diary.write("\(await counter.increment())")
        diary.write("\(await counter.increment())")
      }
      settle()
      #expect(diary.lines == ["1", "2"])
    }
  }

  @Test func anActorIsEnteredAgainWhileItWaits() {
    holdingJobs {
      let counter = Counter()
      let office = TicketOffice()
      Task {
        await counter.wait(at: office)
        diary.write("waited")
      }
      settle()
      Task { diary.write("\(await counter.increment())") }
      settle()
      office.resolve(0, outcome: 0)
      settle()
      #expect(diary.lines == ["1", "waited"])
    }
  }

  @Test func asyncLetRunsInOrderOfDeclaration() {
    holdingJobs {
      Task {
        async let first = diary.answer("first")
        async let second = diary.answer("second")
        diary.write("declared")
        let both = await [first, second]
        diary.write(both.joined(separator: " and "))
      }
      settle()
      #expect(diary.lines == ["declared", "first", "second", "first and second"])
    }
  }

  @Test func aTaskGroupCollectsInTheOrderInWhichChildrenRan() {
    holdingJobs {
      Task {
        await withTaskGroup(of: Int.self) { group in
          for number in 1...3 { group.addTask { number } }
          for await number in group { diary.write("\(number)") }
        }
      }
      queue.run(at: 0)
      #expect(queue.count == 3)
      queue.run(at: 2)
      settle()
      #expect(diary.lines == ["3", "1", "2"])
    }
  }

  @Test func yieldLetsOthersRun() {
    holdingJobs {
      for name in ["a", "b"] {
        Task { @MainActor in
          diary.write("\(name)1")
          await Task.yield()
          diary.write("\(name)2")
        }
      }
      settle()
      #expect(diary.lines == ["a1", "b1", "a2", "b2"])
    }
  }

  @Test func yieldOfThePoolLetsOthersRun() {
    holdingJobs {
      let counter = Counter()
      for name in ["a", "b"] {
        Task {
          diary.write("\(name)\(await counter.increment())")
          await Task.yield()
          diary.write("\(name)\(await counter.increment())")
        }
      }
      settle()
      #expect(diary.lines == ["a1", "b2", "a3", "b4"])
      #expect(!queue.hasStrayArrivals)
    }
  }

  @Test func cancellationIsSeen() {
    holdingJobs {
      let task = Task { @MainActor in
        await Task.yield()
        diary.write(Task.isCancelled ? "cancelled" : "not cancelled")
      }
      queue.run(at: 0)
      task.cancel()
      settle()
      #expect(diary.lines == ["cancelled"])
    }
  }

  @Test func theValueOfATaskIsAwaited() {
    holdingJobs {
      let task = Task { @MainActor in 7 }
      Task { @MainActor in diary.write("\(await task.value)") }
      settle()
      #expect(diary.lines == ["7"])
    }
  }

  @Test func streamsDeliver() {
    holdingJobs {
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task { @MainActor in
        for await number in stream { diary.write("\(number)") }
        diary.write("end")
      }
      settle()
      continuation.yield(1)
      settle()
      #expect(diary.lines == ["1"])
      continuation.finish()
      settle()
      #expect(diary.lines == ["1", "end"])
    }
  }

  // On the main thread: on another one, a task of the main actor does not begin at once.
  @MainActor @Test func anImmediateTaskStartsWithinTheEvent() {
    holdingJobs {
      guard #available(macOS 26, *) else { return }
      MainActor.assumeIsolated {
        _ = Task.immediate { @MainActor in
          diary.write("at once")
          await Task.yield()
          diary.write("later")
        }
      }
      #expect(diary.lines == ["at once"])
      settle()
      #expect(diary.lines == ["at once", "later"])
    }
  }

  @Test func aTaskThatNeverSettlesMeetsTheBound() {
    holdingJobs {
      Task { @MainActor in while !Task.isCancelled { await Task.yield() } }
      #expect(queue.settle(bound: 500) == 500)
      #expect(!queue.isEmpty)
      #expect(queue.endSubject() == 0, "a task that heeds its cancellation ends")
      #expect(queue.isEmpty)
    }
  }

  @Test func aTaskThatIgnoresItsCancellationIsDropped() {
    holdingJobs {
      Task { @MainActor in while true { await Task.yield() } }
      #expect(queue.settle(bound: 500) == 500)
      #expect(queue.endSubject(bound: 100) == 1)
      #expect(queue.isEmpty)
    }
  }

  @Test func finishedTasksFreeWhatTheyHold() {
    holdingJobs {
      weak var held: Diary?
      do {
        let diary = Diary()
        held = diary
        Task { @MainActor in
          await Task.yield()
          diary.write("ran")
        }
      }
      #expect(held != nil)
      settle()
      #expect(held == nil)
    }
  }

  @Test func theQueueIsInstalledOnDemand() async {
    await #expect(processExitsWith: .success) {
      for _ in 0..<2 {
        #expect(!JobQueue.isInstalled)
        JobQueue.install()
        #expect(JobQueue.isInstalled)
        JobQueue.uninstall()
      }
      #expect(!JobQueue.isInstalled)
    }
  }
}

@MainActor
private final class Model {
  var total = 0
  func add(_ number: Int) async { total += number }
}

private actor Counter {
  private var count = 0

  func increment() -> Int {
    count += 1
    return count
  }

  func wait(at office: TicketOffice) async { _ = try? await office.request("wait") }
}

extension Diary {
  fileprivate func answer(_ line: String) async -> String {
    write(line)
    return line
  }
}
