/// The main actor's executor while the job queue is installed.
final class MainQueueExecutor: SerialExecutor {
  private unowned let queue: JobQueue

  init(queue: JobQueue) { self.queue = queue }

  func enqueue(_ job: UnownedJob) { queue.takeMain(job) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  // Outside of any job the owner's thread stands for the main thread: events are its work.
  func isIsolatingCurrentContext() -> Bool? { queue.isOnOwnThread && !queue.isRunningOffMain }

  func checkIsolated() { precondition(isIsolatingCurrentContext() == true, .notMain) }
}

// The runtime's hooks see what is put on the global pool by number, but not what asks the default
// executor by name: `Task.yield()` and `Task.sleep` of code that runs nowhere in particular. Where
// the runtime lets the default executor be replaced, this one takes its place. That part of the
// runtime's interface is not final, hence the fence around one version of it; elsewhere such code
// runs as if it were the main actor's, and real sleeps show only when they end.
#if os(Linux) && !Portable && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// The default executor: the queue while it is installed, otherwise what was there before.
  final class PoolExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    private static let replaced: any TaskExecutor = Task.defaultExecutor
    private static let shared = PoolExecutor()

    /// Puts the executor in place, for the rest of the process's life.
    ///
    /// It is never taken out again because the runtime reads it without a lock.
    static let isInPlace: Bool = {
      _ = replaced
      _createExecutors(factory: Factory.self)
      return true
    }()

    private struct Factory: ExecutorFactory {
      static var mainExecutor: any MainExecutor { MainActor.executor }
      static var defaultExecutor: any TaskExecutor { shared }
    }

    private var queue: JobQueue { .shared }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !queue.take(.global(job)) { Self.replaced.enqueue(job) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      if queue.isOnOwnThread { return sleep(UnownedJob(job), for: delay as? Duration) }
      (Self.replaced as? any SchedulingExecutor)?
        .enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      if queue.isOnOwnThread {
        return sleep(UnownedJob(job), for: clock.now.duration(to: instant) as? Duration)
      }
      (Self.replaced as? any SchedulingExecutor)?
        .enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }

    // Code under control sleeps on its subject's clock, which its own clocks show.
    private func sleep(_ job: UnownedJob, for duration: Duration?) {
      if let duration, CallControl.putOff(job, after: duration) { return }
      queue.setAside(.global(job), .sleep)
    }
  }
#else
  enum PoolExecutor {
    static let isInPlace = false
  }
#endif

extension String {
  fileprivate static let notMain =
    "main-actor code was reached from code that doesn't run on the main actor"
}
