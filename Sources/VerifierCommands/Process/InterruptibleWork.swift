import Dispatch
import ModelChecker
import WorkerProcesses

/// Work that cannot be stopped halfway, such as a layout, and that a command need not wait for.
///
/// After an interruption all work of a kind has a moment to finish, and none when a limit of time or
/// memory is met. Work that has not finished then is abandoned: it goes on in the background until the
/// process ends, and no other work of its kind begins.
///
/// Unchecked: it is used on one thread at a time.
final class InterruptibleWork: @unchecked Sendable {
  /// The layouts of this process.
  ///
  /// Graphviz makes one at a time in a process, and the end of the process must know whether one
  /// still runs.
  static let layout = InterruptibleWork()

  /// The time that all may take after somebody has asked for an end.
  private let grace: Duration
  private let isEndWanted: @Sendable () -> Bool

  /// A Boolean value that indicates whether some work was abandoned and still runs.
  private(set) var isLeft = false

  /// The limits of a command; nothing is waited for any more when one is met.
  var limit: Span?

  /// The limit that has ended it; nil where none has, or somebody asked for an end before.
  private(set) var limitMet: Completeness.Limit?

  /// The end of the moment; nil where nobody has asked for an end.
  private var end: ContinuousClock.Instant?

  /// Makes a kind of work.
  init(
    grace: Duration = .seconds(1),
    isEndWanted: @escaping @Sendable () -> Bool = { Interruption.isWanted }
  ) {
    self.grace = grace
    self.isEndWanted = isEndWanted
  }

  /// Runs a body on a thread of its own; returns nil when it was abandoned or did not begin.
  func run<Value>(_ body: @escaping @Sendable () throws -> Value) throws -> Value? {
    if isLeft || isOver { return nil }
    let outcome = Outcome<Value>()
    // What recurses, as layouts of large graphs do, needs more than threads have by default.
    try startThread(stackSize: 64 << 20) {
      outcome.result = Result { try body() }
      outcome.done.signal()
    }
    while outcome.done.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      if isOver {
        isLeft = true
        return nil
      }
    }
    return try outcome.result!.get()
  }

  private var isOver: Bool {
    if let met = limit?.limitMet {
      if !isEndWanted() { limitMet = limitMet ?? met }
      return true
    }
    guard isEndWanted() else { return false }
    let end = end ?? .now + grace
    self.end = end
    return ContinuousClock.now >= end
  }
}

/// The outcome of the work.
///
/// Unchecked: it is read behind the signal that is given when it was written.
private final class Outcome<Value>: @unchecked Sendable {
  let done = DispatchSemaphore(value: 0)
  var result: Result<Value, any Error>?
}
