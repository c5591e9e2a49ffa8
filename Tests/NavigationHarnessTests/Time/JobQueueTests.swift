import NavigationHarness
import NavigationModel
import XCTest

final class JobQueueTests: QueuedTestCase {
  private let diary = Diary()

  func testTaskWaitsUntilItIsRun() {
    let diary = diary
    Task { diary.write("ran") }
    XCTAssertEqual(queue.count, 1)
    XCTAssertEqual(diary.lines, [])
    queue.run(at: 0)
    XCTAssertEqual(diary.lines, ["ran"])
    XCTAssertTrue(queue.isEmpty)
  }

  func testJobsKeepTheirOrderOfArrivalWhereverTheyComeFrom() {
    let diary = diary
    Task { diary.write("task") }
    queue.schedule(PlatformJob(kind: .dispatch) { diary.write("dispatch") })
    Task { @MainActor in diary.write("main task") }
    queue.schedule(PlatformJob(kind: .transition) { diary.write("transition") })
    XCTAssertEqual(
      queue.runnable.map(\.kind), [.task, .platform(.dispatch), .task, .platform(.transition)])
    XCTAssertEqual(queue.runnable.map(\.isMain), [false, true, true, true])
    XCTAssertEqual(
      queue.runnable.map(\.description), ["background task", "dispatch", "task", "transition"])
    XCTAssertEqual(settle(), 4)
    XCTAssertEqual(diary.lines, ["task", "dispatch", "main task", "transition"])
  }

  func testWorkOfThePlatformIsWithdrawnByWhatItIsFor() {
    final class Transition {}
    let diary = diary
    let (one, other) = (Transition(), Transition())
    queue.schedule(PlatformJob(kind: .transition, owner: one) { diary.write("one") })
    Task { @MainActor in diary.write("task") }
    queue.schedule(PlatformJob(kind: .transition, owner: other) { diary.write("other") })
    queue.schedule(PlatformJob(kind: .dispatch) { diary.write("dispatch") })
    queue.withdrawWork(for: one)
    XCTAssertEqual(settle(), 3)
    XCTAssertEqual(diary.lines, ["task", "other", "dispatch"])
  }

  func testAnyWaitingJobCanRunNext() {
    let diary = diary
    for name in ["a", "b", "c"] { Task { @MainActor in diary.write(name) } }
    queue.run(at: 2)
    queue.run(at: 0)
    queue.run(at: 0)
    XCTAssertEqual(diary.lines, ["c", "a", "b"])
  }

  func testWhatAJobPutsOffIsAppended() {
    let diary = diary
    Task { @MainActor in
      diary.write("first")
      Task { @MainActor in diary.write("third") }
    }
    Task { @MainActor in diary.write("second") }
    queue.run(at: 0)
    XCTAssertEqual(queue.count, 2)
    settle()
    XCTAssertEqual(diary.lines, ["first", "second", "third"])
  }

  func testHopFromThePoolToTheMainActorWaitsInLine() {
    let diary = diary
    Task.detached {
      diary.write("pool")
      await MainActor.run { diary.write("main") }
      diary.write("pool again")
    }
    Task { @MainActor in diary.write("in between") }
    XCTAssertEqual(settle(), 4)
    XCTAssertEqual(diary.lines, ["pool", "in between", "main", "pool again"])
  }

  func testMainActorMethodsAreAwaited() {
    let model = MainActor.assumeIsolated { Model() }
    Task.detached { await model.add(1) }
    settle()
    XCTAssertEqual(MainActor.assumeIsolated { model.total }, 1)
  }

  func testIsolationIsAssumedInEventsAndMainJobs() {
    let model = MainActor.assumeIsolated { Model() }
    func count() { MainActor.assumeIsolated { model.total += 1 } }
    Task { @MainActor in count() }
    queue.schedule(PlatformJob(kind: .render) { count() })
    settle()
    XCTAssertEqual(MainActor.assumeIsolated { model.total }, 2)
  }

  func testHopsBetweenActors() {
    let diary = diary
    let counter = Counter()
    Task { @MainActor in
      diary.write("\(await counter.increment())")
      diary.write("\(await counter.increment())")
    }
    settle()
    XCTAssertEqual(diary.lines, ["1", "2"])
  }

  func testActorIsEnteredAgainWhileItWaits() {
    let diary = diary
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
    XCTAssertEqual(diary.lines, ["1", "waited"])
  }

  func testAsyncLetRunsInOrderOfDeclaration() {
    let diary = diary
    Task {
      async let first = diary.answer("first")
      async let second = diary.answer("second")
      diary.write("declared")
      let both = await [first, second]
      diary.write(both.joined(separator: " and "))
    }
    settle()
    XCTAssertEqual(diary.lines, ["declared", "first", "second", "first and second"])
  }

  func testTaskGroupCollectsInTheOrderInWhichChildrenRan() {
    let diary = diary
    Task {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { number } }
        for await number in group { diary.write("\(number)") }
      }
    }
    queue.run(at: 0)
    XCTAssertEqual(queue.count, 3)
    queue.run(at: 2)
    settle()
    XCTAssertEqual(diary.lines, ["3", "1", "2"])
  }

  func testYieldLetsOthersRun() {
    let diary = diary
    for name in ["a", "b"] {
      Task { @MainActor in
        diary.write("\(name)1")
        await Task.yield()
        diary.write("\(name)2")
      }
    }
    settle()
    XCTAssertEqual(diary.lines, ["a1", "b1", "a2", "b2"])
  }

  func testYieldOfThePoolLetsOthersRun() {
    let diary = diary
    let counter = Counter()
    for name in ["a", "b"] {
      Task {
        diary.write("\(name)\(await counter.increment())")
        await Task.yield()
        diary.write("\(name)\(await counter.increment())")
      }
    }
    settle()
    XCTAssertEqual(diary.lines, ["a1", "b2", "a3", "b4"])
    XCTAssertFalse(queue.hasStrayArrivals)
  }

  func testCancellationIsSeen() {
    let diary = diary
    let task = Task { @MainActor in
      await Task.yield()
      diary.write(Task.isCancelled ? "cancelled" : "not cancelled")
    }
    queue.run(at: 0)
    task.cancel()
    settle()
    XCTAssertEqual(diary.lines, ["cancelled"])
  }

  func testValueOfATaskIsAwaited() {
    let diary = diary
    let task = Task { @MainActor in 7 }
    Task { @MainActor in diary.write("\(await task.value)") }
    settle()
    XCTAssertEqual(diary.lines, ["7"])
  }

  func testStreamsDeliver() {
    let diary = diary
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task { @MainActor in
      for await number in stream { diary.write("\(number)") }
      diary.write("end")
    }
    settle()
    continuation.yield(1)
    settle()
    XCTAssertEqual(diary.lines, ["1"])
    continuation.finish()
    settle()
    XCTAssertEqual(diary.lines, ["1", "end"])
  }

  func testImmediateTaskStartsWithinTheEvent() {
    guard #available(macOS 26, *) else { return }
    let diary = diary
    MainActor.assumeIsolated {
      _ = Task.immediate { @MainActor in
        diary.write("at once")
        await Task.yield()
        diary.write("later")
      }
    }
    XCTAssertEqual(diary.lines, ["at once"])
    settle()
    XCTAssertEqual(diary.lines, ["at once", "later"])
  }

  func testTaskThatNeverSettlesMeetsTheBound() {
    Task { @MainActor in while !Task.isCancelled { await Task.yield() } }
    XCTAssertEqual(queue.settle(bound: 500), 500)
    XCTAssertFalse(queue.isEmpty)
    XCTAssertEqual(queue.endSubject(), 0, "a task that heeds its cancellation ends")
    XCTAssertTrue(queue.isEmpty)
  }

  func testTaskThatIgnoresItsCancellationIsDropped() {
    Task { @MainActor in while true { await Task.yield() } }
    XCTAssertEqual(queue.settle(bound: 500), 500)
    XCTAssertEqual(queue.endSubject(bound: 100), 1)
    XCTAssertTrue(queue.isEmpty)
  }

  func testFinishedTasksFreeWhatTheyHold() {
    weak var held: Diary?
    do {
      let diary = Diary()
      held = diary
      Task { @MainActor in
        await Task.yield()
        diary.write("ran")
      }
    }
    XCTAssertNotNil(held)
    settle()
    XCTAssertNil(held)
  }

  func testQueueIsInstalledOnDemand() {
    XCTAssertTrue(JobQueue.isInstalled)
    JobQueue.uninstall()
    XCTAssertFalse(JobQueue.isInstalled)
    JobQueue.install()
    XCTAssertTrue(JobQueue.isInstalled)
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
