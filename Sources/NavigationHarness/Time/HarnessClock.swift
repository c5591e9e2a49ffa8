import NavigationModel
import ObjectObservation

/// A clock that stands still until it is told to advance.
///
/// A subject that takes its clock from outside gets this one; what sleeps on it is then a pending
/// event of the state instead of a real delay.
///
/// ```swift
/// let clock = HarnessClock()
/// let banner = Banner(clock: clock)  // hides itself after 3 s
/// clock.pending.count  // 1
/// clock.advance()  // 3 s have passed
/// ```
public final class HarnessClock: Clock, @unchecked Sendable {
  // Unchecked: the job queue runs every task on one thread, and nothing else holds the clock.

  /// A point in the time of a clock that stands still.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// The point that is a duration later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from here to another point.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns a Boolean value that indicates whether one point comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// A task that sleeps on the clock, or work that waits on it.
  public struct Sleep: Hashable, Sendable {
    /// A kind of what waits.
    public enum Kind: String, Hashable, Sendable {
      /// A task that sleeps.
      case sleep
      /// Work that was put off, as by `asyncAfter`.
      case work
      /// A timer.
      case timer
    }

    /// The kind of what waits.
    public var kind: Kind

    /// The time that is left to sleep.
    public var remaining: Duration

    /// Its place in the order in which tasks went to sleep on this clock.
    public var serial: Int
  }

  private struct Sleeper {
    var deadline: Instant
    var serial: Int
    var waiter: Waiter
  }

  private enum Waiter {
    case task(UnsafeContinuation<Void, any Error>, UnsafeRawPointer?)
    case work(Delayed, interval: Duration)
    /// The job that ends a sleep on another clock, and the task that sleeps.
    case job(UnownedJob, SleepingTask?)
  }

  /// Work that waits on the clock.
  struct Delayed {
    /// The address that names the work when it is withdrawn; never dereferenced.
    let token: UnsafeRawPointer
    let isTimer: Bool
    let work: OwnedWork
  }

  /// The time that the clock shows.
  public private(set) var now: Instant = Instant(offset: .zero)

  /// The smallest step; advancing is exact.
  public let minimumResolution: Duration = .nanoseconds(1)

  // By deadline, then by serial.
  private var sleepers: [Sleeper] = []
  private var nextSerial = 0
  private var isClosed = false

  /// Makes a clock that shows zero.
  public init() {}

  /// The tasks that sleep on the clock, in the order in which they would wake.
  public var pending: [Sleep] {
    sleepers.map { sleeper in
      let kind: Sleep.Kind =
        switch sleeper.waiter {
        case .task, .job: .sleep
        case .work(let delayed, _): delayed.isTimer ? .timer : .work
        }
      return Sleep(
        kind: kind, remaining: now.duration(to: sleeper.deadline), serial: sleeper.serial)
    }
  }

  /// The number of those waiting that did not ask for this clock.
  var workCount: Int {
    sleepers.count { if case .task = $0.waiter { false } else { true } }
  }

  /// The time that has passed, in nanoseconds.
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = now.offset.components
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }

  /// The place among the sleeping tasks of one of them.
  func position(ofTask address: UnsafeRawPointer) -> Int? {
    sleepers.firstIndex {
      switch $0.waiter {
      case .task(_, let task): task == address
      case .job(_, let task): task?.address == address
      case .work: false
      }
    }
  }

  /// What waits on the clock, in the order in which it would go on.
  var work: [WaitingWork] {
    sleepers.compactMap { sleeper in
      switch sleeper.waiter {
      case .task(_, let task): task.flatMap { WaitingWork(task: $0) }
      case .job(_, let task): task?.address.flatMap { WaitingWork(task: $0) }
      case .work(let delayed, _): WaitingWork(delayed.work)
      }
    }
  }

  /// Moves on to the earliest deadline and makes the tasks that waited for it runnable.
  ///
  /// - Returns: how many tasks that were.
  @discardableResult
  public func advance() -> Int {
    guard let deadline = sleepers.first?.deadline else { return 0 }
    return pass(until: deadline)
  }

  /// Lets time pass, since code blocks for so long; what comes due meanwhile is runnable afterwards.
  func pass(_ time: Duration) { _ = pass(until: now.advanced(by: time)) }

  private func pass(until end: Instant) -> Int {
    now = end
    let woken = sleepers.prefix { $0.deadline <= end }
    sleepers.removeFirst(woken.count)
    for sleeper in woken { wake(sleeper) }
    return woken.count
  }

  private func wake(_ sleeper: Sleeper) {
    switch sleeper.waiter {
    case .task(let continuation, _): continuation.resume()
    case .job(let job, _): _ = JobQueue.shared.take(.global(job))
    case .work(let delayed, let interval):
      // However often a timer has come due meanwhile, it fires once, and keeps its pace.
      if interval > .zero {
        let missed = (sleeper.deadline.duration(to: now) / interval).rounded(.down)
        let next = sleeper.deadline.advanced(by: interval * (missed + 1))
        schedule(delayed, after: now.duration(to: next), interval: interval)
      }
      JobQueue.shared.schedule(
        PlatformJob(kind: .dispatch, owner: delayed.work, run: delayed.work.run))
    }
  }

  /// Puts off work.
  ///
  /// - Parameter interval: the time after which it is to run again and again; none if zero.
  func schedule(_ delayed: Delayed, after delay: Duration, interval: Duration) {
    guard !isClosed else { return }
    insert(
      Sleeper(
        deadline: now.advanced(by: delay), serial: nextSerial,
        waiter: .work(delayed, interval: interval)))
    nextSerial += 1
  }

  /// Puts off what ends a sleep of the current task on another clock, unless the clock is closed.
  ///
  /// - Returns: whether it was put off.
  func schedule(_ job: UnownedJob, after delay: Duration) -> Bool {
    if isClosed { return false }
    insert(
      Sleeper(
        deadline: now.advanced(by: delay), serial: nextSerial, waiter: .job(job, .current)))
    nextSerial += 1
    return true
  }

  /// Withdraws the work that was put off under a token.
  func withdraw(_ token: UnsafeRawPointer) {
    sleepers.removeAll {
      if case .work(let delayed, _) = $0.waiter { delayed.token == token } else { false }
    }
  }

  /// Ends every sleep, now and to come, with a cancellation: the subject is discarded.
  public func discardAll() {
    isClosed = true
    let woken = sleepers
    sleepers = []
    for sleeper in woken {
      switch sleeper.waiter {
      case .task(let continuation, _): continuation.resume(throwing: CancellationError())
      case .job(let job, _): _ = JobQueue.shared.take(.global(job))
      case .work: break
      }
    }
  }

  /// Suspends the calling task until the clock has advanced to the deadline.
  ///
  /// - Throws: a cancellation, when the task is cancelled or the subject is discarded.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    // Even a sleep that is over lets others run, as it does on a real clock; and a loop around a
    // sleep that is refused must not keep the thread.
    if isClosed || deadline <= now { await Task.yield() }
    try Task.checkCancellation()
    if isClosed { throw CancellationError() }
    if deadline <= now { return }
    let serial = nextSerial
    nextSerial += 1
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        insert(
          Sleeper(
            deadline: deadline, serial: serial,
            waiter: .task(continuation, currentTaskAddress())))
      }
    } onCancel: {
      cancel(serial)
    }
  }

  private func insert(_ sleeper: Sleeper) {
    let index = sleepers.firstIndex { $0.deadline > sleeper.deadline } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: index)
  }

  private func cancel(_ serial: Int) {
    guard let index = sleepers.firstIndex(where: { $0.serial == serial }) else { return }
    let sleeper = sleepers.remove(at: index)
    if case .task(let continuation, _) = sleeper.waiter {
      continuation.resume(throwing: CancellationError())
    }
  }
}

/// A task that sleeps on a clock of the runtime's, kept as long as the job that is to wake it.
private struct SleepingTask {
  private let task: Task<Void, Never>

  /// The task that runs now.
  static var current: SleepingTask? {
    // Whatever it returns, a task is known by its address alone.
    currentTaskAddress().map {
      SleepingTask(task: unsafeBitCast($0, to: Task<Void, Never>.self))
    }
  }

  /// The address of the task; nil where it was cancelled, which has ended its sleep but not the job.
  var address: UnsafeRawPointer? {
    task.isCancelled ? nil : unsafeBitCast(task, to: UnsafeRawPointer.self)
  }
}

extension HarnessClock.Sleep: CustomStringConvertible {
  /// The kind of what waits, and the time that is left.
  public var description: String { "\(kind.rawValue) \(remaining)" }
}
