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

    /// Returns whether one point comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// A task that sleeps on the clock.
  public struct Sleep: Hashable, Sendable {
    /// The time that is left to sleep.
    public var remaining: Duration

    /// Its place in the order in which tasks went to sleep on this clock.
    public var serial: Int
  }

  private struct Sleeper {
    var deadline: Instant
    var serial: Int
    var continuation: UnsafeContinuation<Void, any Error>
    let task = currentTaskAddress()
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
    sleepers.map { Sleep(remaining: now.duration(to: $0.deadline), serial: $0.serial) }
  }

  /// The place among the sleeping tasks of one of them.
  func position(ofTask address: UnsafeRawPointer) -> Int? {
    sleepers.firstIndex { $0.task == address }
  }

  /// Moves on to the earliest deadline and makes the tasks that waited for it runnable.
  ///
  /// - Returns: how many tasks that were.
  @discardableResult
  public func advance() -> Int {
    guard let deadline = sleepers.first?.deadline else { return 0 }
    now = deadline
    let woken = sleepers.prefix { $0.deadline == deadline }
    sleepers.removeFirst(woken.count)
    for sleeper in woken { sleeper.continuation.resume() }
    return woken.count
  }

  /// Ends every sleep, now and to come, with a cancellation: the subject is discarded.
  public func discardAll() {
    isClosed = true
    let woken = sleepers
    sleepers = []
    for sleeper in woken { sleeper.continuation.resume(throwing: CancellationError()) }
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
        insert(Sleeper(deadline: deadline, serial: serial, continuation: continuation))
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
    sleepers.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
