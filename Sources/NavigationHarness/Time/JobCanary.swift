import CSwiftRuntime
import ObjectObservation

/// The degree to which the jobs of tasks are controlled in a process.
package enum JobControl: Hashable, Sendable {
  /// Jobs wait in the queue, and are told apart by what they will do.
  case complete

  /// Jobs wait in the queue; what they will do cannot be read.
  case indistinct(because: String)

  /// Jobs run by themselves, in real time.
  case absent(because: String)

  /// A Boolean value that indicates whether jobs wait in the queue.
  package var holdsJobs: Bool {
    if case .absent = self { false } else { true }
  }
}

/// Finds out whether the runtime's hooks give the queue the jobs of tasks, and whether these can be
/// read.
///
/// A few tasks of which everything is known are started and run, before any other is relied on.
enum JobCanary {
  /// Returns the control of jobs in this process, tried on the calling thread.
  static func control(of queue: JobQueue) -> JobControl {
    guard nav_jobs_available() else { return .absent(because: .noHooks) }
    return queue.trying {
      if let doubt = hooksInDoubt(queue) { return .absent(because: doubt) }
      return signaturesInDoubt(queue).map { .indistinct(because: $0) } ?? .complete
    }
  }

  // MARK: - Hooks

  /// The first thing that the hooks do otherwise than expected; nil if there is none.
  private static func hooksInDoubt(_ queue: JobQueue) -> String? {
    let diary = Diary()
    start(writingIn: diary)
    start(writingIn: Diary())
    let numbers = queue.waiting.compactMap(\.job).map { nav_job_task_number($0) }
    guard numbers.count == 2, diary.number == 0 else { return .notHeld }
    guard 0 < numbers[0], numbers[0] < numbers[1] else { return .notNumbered }
    queue.settle(bound: 40)
    return diary.number == 1234 && queue.isEmpty ? nil : .notRun
  }

  /// A task that goes to the main actor and back, and has a child.
  private static func start(writingIn diary: Diary) {
    Task.detached {
      diary.write(1)
      await MainActor.run { diary.write(2) }
      async let child: Void = diary.write(3)
      await child
      diary.write(4)
    }
  }

  /// The steps that were taken, as the digits of a number: one word, whoever writes it.
  private final class Diary: @unchecked Sendable {
    private(set) var number = 0
    func write(_ digit: Int) { number = number * 10 + digit }
  }

  // MARK: - Signatures

  /// The first thing that is read wrongly of jobs; nil if there is none.
  private static func signaturesInDoubt(_ queue: JobQueue) -> String? {
    startFirst()
    startFirst()
    startSecond()
    start { 5 }
    start { 6 }
    let fresh = signatures(of: queue, hasBegun: false)
    queue.settle(bound: 40)
    guard let fresh else { return .unreadable }
    guard fresh.count == 5, !fresh.contains(0), fresh[0] == fresh[1], Set(fresh).count == 4 else {
      return .freshNotToldApart
    }
    Task { @MainActor in await pause() }
    Task { @MainActor in
      await pause()
      await pause()
    }
    queue.settle(bound: 2)
    let begun = signatures(of: queue, hasBegun: true)
    queue.settle(bound: 40)
    guard let begun else { return .unreadable }
    guard begun.count == 2, !begun.contains(0), begun[0] != begun[1] else {
      return .begunNotToldApart
    }
    // Where no closure can be read, results say that.
    guard ClosureReading.ofProcess == .captures else { return nil }
    return readsOperations(queue) ? nil : .operationNotRead
  }

  /// Returns a Boolean value that indicates whether what a task was started with is found, before it
  /// runs and while it waits.
  private static func readsOperations(_ queue: JobQueue) -> Bool {
    let diary = Diary()
    Task { @MainActor in
      await pause()
      diary.write(1)
    }
    defer { queue.settle(bound: 40) }
    let isReadBefore = isRead(diary, of: queue)
    queue.settle(bound: 1)
    return isReadBefore && isRead(diary, of: queue)
  }

  /// Returns a Boolean value that indicates whether an object is found from the tasks that wait.
  private static func isRead(_ diary: Diary, of queue: JobQueue) -> Bool {
    let reading = OperationReading(queue.waiting.compactMap(\.job), diary)
    let outcome = nav_attempt(
      { Unmanaged<OperationReading>.fromOpaque($0!).takeUnretainedValue().run() },
      Unmanaged.passUnretained(reading).toOpaque(), 2)
    return outcome == 0 && reading.isFound
  }

  private final class OperationReading {
    private let jobs: [UnsafeMutableRawPointer]
    private let diary: Diary
    // The first observer tries for itself how objects can be read, and one attempt waits for another.
    private let observer = ObjectObserver(
      options: ObservationOptions(modules: ["NavigationHarness"]))
    private(set) var isFound = false

    init(_ jobs: [UnsafeMutableRawPointer], _ diary: Diary) {
      self.jobs = jobs
      self.diary = diary
    }

    func run() {
      let work = jobs.compactMap { WaitingWork(task: UnsafeRawPointer($0)) }
      withExtendedLifetime(work) {
        _ = observer.observe([], then: work)
        isFound = observer.reachedObjects.contains { $0 === diary }
      }
    }
  }

  /// The signatures of the waiting jobs; nil where reading them would have ended the process.
  private static func signatures(of queue: JobQueue, hasBegun: Bool) -> [UInt64]? {
    let reading = Reading(queue.waiting.compactMap(\.job), hasBegun: hasBegun)
    let outcome = nav_attempt(
      { Unmanaged<Reading>.fromOpaque($0!).takeUnretainedValue().run() },
      Unmanaged.passUnretained(reading).toOpaque(), 2)
    return outcome == 0 ? reading.signatures : nil
  }

  private final class Reading {
    private let jobs: [UnsafeMutableRawPointer]
    private let hasBegun: Bool
    private(set) var signatures: [UInt64] = []

    init(_ jobs: [UnsafeMutableRawPointer], hasBegun: Bool) {
      self.jobs = jobs
      self.hasBegun = hasBegun
    }

    func run() { signatures = jobs.map { nav_job_signature($0, hasBegun) } }
  }

  // An optimizer that copies these into their callers would make different code of each call.
  @inline(never) private static func startFirst() { Task { @MainActor in } }
  @inline(never) private static func startSecond() { Task { @MainActor in await pause() } }
  @inline(never) private static func start(_ operation: @escaping @Sendable () async -> Int) {
    Task(operation: operation)
  }
  @inline(never) @MainActor private static func pause() async { await Task.yield() }
}

extension String {
  fileprivate static let noHooks = "it has no hooks for jobs"
  fileprivate static let notHeld = "a task that was started did not come to the queue"
  fileprivate static let notNumbered = "tasks are not numbered in the order of their creation"
  fileprivate static let notRun = "a task that came to the queue did not run to its end there"
  fileprivate static let unreadable = "reading a job ended in a signal"
  fileprivate static let freshNotToldApart = "jobs of different tasks look alike"
  fileprivate static let begunNotToldApart = "jobs that wait in different places look alike"
  fileprivate static let operationNotRead = "what a task was started with is not found"
}
