import CSwiftRuntime
import NavigationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The work of this process that waits to run, in order of arrival.
///
/// While the queue is installed, nothing that a task or a headless framework puts off runs by
/// itself: whoever holds the queue decides what runs, and when. It has no work exactly when the
/// subject can't go on by itself, so "settled" needs no waiting.
///
/// ```swift
/// JobQueue.install()
/// defer { JobQueue.uninstall() }
/// let basket = Basket()
/// basket.reload()  // Task { items = await store.items() }
/// JobQueue.shared.settle(bound: 1_000)
/// ```
///
/// The runtime has one set of hooks per process, hence one queue per process. It belongs to the
/// thread that installed it: jobs that come from another thread were started by something that the
/// queue doesn't control, such as a timer, and are set aside as stray arrivals.
public final class JobQueue: @unchecked Sendable {
  // Unchecked: everything but the stray arrivals is touched by the owner's thread alone, and those
  // are behind a lock.

  /// The queue of this process.
  public static let shared: JobQueue = JobQueue()

  /// The treatment of other threads' work while the queue is installed.
  public enum OtherThreads: Sendable {
    /// It is set aside as a stray arrival: for a process that does nothing but explore.
    case setAside
    /// It goes where it would go without the queue, unless it continues a task of the owner's
    /// thread: for a process that is shared with others, such as tests that run in parallel.
    case leftAlone
  }

  enum Work {
    case main(UnownedJob)
    case global(UnownedJob)
    case platform(PlatformJob)
  }

  var waiting: [Work] = []
  /// The number of jobs that were started so far.
  private(set) var startedCount = 0
  /// The numbers of the subject's tasks that have run.
  var begunTasks = TaskNumbers()
  // A plain word: other threads look at it, too.
  private var owner: UInt = 0
  private var otherThreads = OtherThreads.setAside
  var isRunningOffMain = false
  var subjects = SubjectNumbers()
  let strays = StrayBox()
  private(set) lazy var executor = MainQueueExecutor(queue: self)

  private init() {}

  // MARK: - Taking over

  /// The degree to which jobs are controlled in this process; found out at the first use.
  package static let control = JobCanary.control(of: shared)

  /// A Boolean value that indicates whether the runtime lets its jobs be taken over.
  ///
  /// Without, only the platform's work passes through the queue, and subjects must not start tasks.
  public static var isAvailable: Bool { control.holdsJobs }

  /// A Boolean value that indicates whether tasks that run nowhere in particular are run as if they
  /// were the main actor's.
  package static var runsBackgroundTasksOnMainActor: Bool {
    isAvailable && !PoolExecutor.isInPlace
  }

  /// A Boolean value that indicates whether the queue is in place.
  public static var isInstalled: Bool {
    // While another thread tries the hooks, the queue is in place only for that.
    _ = control
    return shared.owner != 0
  }

  /// Puts the queue in place; the calling thread becomes its owner.
  public static func install(otherThreads: OtherThreads = .setAside) {
    precondition(!isInstalled, .alreadyInstalled)
    let holdsJobs = control.holdsJobs
    shared.otherThreads = otherThreads
    shared.owner = thisThread
    if holdsJobs { shared.takeHooks() }
  }

  private func takeHooks() {
    _ = PoolExecutor.isInPlace
    let main = unsafeBitCast(executor.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    nav_jobs_install(
      { JobQueue.shared.take(.global(unsafeBitCast($0, to: UnownedJob.self))) },
      { JobQueue.shared.takesJobsOfThisThread },
      nav_serial_executor(identity: main.0, implementation: main.1))
  }

  /// Runs a body with the queue in place, before it is installed for the first time.
  func trying<Result>(_ body: () -> Result) -> Result {
    let known = subjects
    otherThreads = .leftAlone
    owner = thisThread
    takeHooks()
    defer {
      Self.uninstall()
      begunTasks.removeAll()
      subjects = known
    }
    return body()
  }

  /// Removes the queue; whatever waits in it never runs.
  public static func uninstall() {
    nav_jobs_uninstall()
    shared.abandonAll()
    shared.strays.forgetOwnTasks()
    shared.owner = 0
  }

  var isOnOwnThread: Bool { owner == thisThread }

  private var takesJobsOfThisThread: Bool {
    owner != 0 && (otherThreads == .setAside || isOnOwnThread)
  }

  // MARK: - Arrivals

  /// Puts off work of the platform.
  public func schedule(_ job: PlatformJob) {
    if owner != 0, !isOnOwnThread { return setAside(.platform(job), .otherThread) }
    waiting.append(.platform(job))
  }

  /// Forgets the platform's work that was put off for an object.
  public func withdrawWork(for owner: AnyObject) {
    waiting.removeAll { if case .platform(let job) = $0 { job.owner === owner } else { false } }
  }

  /// Takes over a job of the main actor. Whoever got this executor is bound to it.
  func takeMain(_ job: UnownedJob) {
    if isOnOwnThread { line(up: .main(job)) } else { setAside(.main(job), .otherThread) }
  }

  /// Takes over a job, unless it is none of the queue's business.
  func take(_ work: Work) -> Bool {
    if isOnOwnThread {
      line(up: work)
      return true
    }
    guard owner != 0 else { return false }
    if otherThreads == .leftAlone {
      guard let job = work.job, strays.isOwn(task: nav_job_task_number(job)) else { return false }
    }
    setAside(work, .otherThread)
    return true
  }

  private func line(up work: Work) {
    waiting.append(work)
    guard let job = work.job else { return }
    let task = nav_job_task_number(job)
    guard task > 0 else { return }
    subjects.note(task: task)
    if otherThreads == .leftAlone { strays.noteOwn(task: task) }
  }

  // MARK: - Running

  /// A Boolean value that indicates whether nothing waits to run.
  public var isEmpty: Bool { waiting.isEmpty }

  /// The number of jobs that wait to run.
  public var count: Int { waiting.count }

  /// The jobs that wait to run, in order of arrival.
  public var runnable: [RunnableJob] { runnable { _ in false } }

  /// The jobs that wait to run, in order of arrival; tasks that are known otherwise have no
  /// signature.
  ///
  /// An optimizer copies code: the same task, started in two places, may have two signatures.
  func runnable(unlessKnown isKnown: (UnsafeRawPointer) -> Bool) -> [RunnableJob] {
    waiting.map { work in
      var job = RunnableJob(work)
      if let address = work.job, !isKnown(address) {
        let hasBegun = begunTasks.contains(nav_job_task_number(address))
        job.signature = Self.signature(of: address, hasBegun: hasBegun)
      }
      return job
    }
  }

  /// A number for what a job will do; 0 where jobs can't be read.
  static func signature(of job: UnsafeRawPointer, hasBegun: Bool) -> UInt64 {
    control == .complete ? nav_job_signature(job, hasBegun) : 0
  }

  /// The place among the waiting jobs of the one that continues a task.
  func position(ofTask address: UnsafeRawPointer) -> Int? {
    // A task is its own job.
    waiting.firstIndex { $0.job.map(UnsafeRawPointer.init) == address }
  }

  /// Runs one of the waiting jobs up to its next suspension point.
  ///
  /// What becomes runnable meanwhile is appended.
  public func run(at index: Int) {
    let work = waiting.remove(at: index)
    startedCount += 1
    if let job = work.job { begunTasks.insert(nav_job_task_number(job)) }
    let wasRunningOffMain = isRunningOffMain
    defer {
      isRunningOffMain = wasRunningOffMain
      HeadlessPlatform.drainAutoreleased()
    }
    switch work {
    case .main(let job):
      isRunningOffMain = false
      job.runSynchronously(on: executor.asUnownedSerialExecutor())
    case .global(let job) where PoolExecutor.isInPlace:
      isRunningOffMain = true
      job.runSynchronously(on: .none)
    case .global(let job):
      isRunningOffMain = false
      job.runSynchronously(on: executor.asUnownedSerialExecutor())
    case .platform(let job):
      isRunningOffMain = !job.isMain
      job.run()
    }
  }

  /// Runs the platform's work that waits in a dispatch queue, in its order.
  func catchUp(with queue: UnsafeRawPointer) {
    while let index = waiting.firstIndex(where: {
      if case .platform(let job) = $0 { job.queue == queue } else { false }
    }) {
      run(at: index)
    }
  }

  /// Runs the jobs in order of arrival, and what they put off in turn, until none is left or the
  /// bound is met.
  ///
  /// - Returns: the number of jobs that ran.
  @discardableResult
  public func settle(bound: Int) -> Int {
    var ran = 0
    while !waiting.isEmpty, ran < bound {
      run(at: 0)
      ran += 1
    }
    return ran
  }
}

private var thisThread: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

extension JobQueue.Work {
  var job: UnsafeMutableRawPointer? {
    switch self {
    case .main(let job), .global(let job): unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    case .platform: nil
    }
  }
}

extension RunnableJob {
  init(_ work: JobQueue.Work) {
    switch work {
    case .main: self.init(kind: .task, isMain: true, signature: 0)
    case .global: self.init(kind: .task, isMain: false, signature: 0)
    case .platform(let job):
      self.init(kind: .platform(job.kind), isMain: job.isMain, signature: 0)
    }
  }
}

extension UnownedSerialExecutor {
  // What the runtime passes for "no serial executor": a thread of the pool. Running such jobs as
  // the main actor would let their hops to the main actor continue without waiting in line.
  fileprivate static var none: UnownedSerialExecutor {
    unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
  }
}

extension String {
  fileprivate static let alreadyInstalled =
    "the job queue is installed already; uninstall it first"
}
