#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a worker that nobody asked for.
package struct WorkerDied: Error, Hashable, Sendable {
  /// The cause of a process's end.
  package enum Cause: Hashable, Sendable {
    /// It was killed by a signal, as by a trap.
    case signal(Int32)
    /// It called for its own end, with a status.
    case exit(Int32)
    /// Someone else in this process collected its status first.
    case unknown

    /// Reads a status as `waitpid` gives it.
    package init(status: Int32) {
      let signal = status & 0x7f
      self = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
    }
  }

  /// The cause of the worker's end.
  package var cause: Cause

  /// The error that cut off its last answer, if one did.
  package var cut: WorkerProtocolError?

  /// The note of what it was doing.
  package var marker: InFlightMarker.Snapshot

  /// The end of what it wrote to its standard error.
  package var standardError: String
}

/// A worker that made no progress, and was killed.
package struct WorkerHung: Error, Hashable, Sendable {
  /// The time in which it had made no progress.
  package var after: Duration

  /// The note of what it was doing.
  package var marker: InFlightMarker.Snapshot

  /// The end of what it wrote to its standard error.
  package var standardError: String
}

/// A worker that was kept from running, and was killed.
package struct WorkerStalled: Error, Hashable, Sendable {
  /// What keeps a process from running.
  package enum Reason: Hashable, Sendable {
    /// Somebody stopped it, as a debugger or a signal does.
    case stopped
    /// Others used the processors, or the disk.
    case noProcessor
  }

  /// What kept it from running.
  package var reason: Reason

  /// The time for which it was kept.
  package var after: Duration

  /// The note of what it was doing.
  package var marker: InFlightMarker.Snapshot
}

/// The end of a wait for an answer that nobody wants any more.
package struct WaitGivenUp: Error, Hashable, Sendable {
  /// Makes an error.
  package init() {}
}

/// The condition on which answers of workers are waited for.
package final class WaitCondition {
  /// Asked now and then while there is no answer.
  package var holds: () -> Bool = { true }

  /// Makes a condition that always holds.
  package init() {}
}

/// An error that the worker's handler threw.
package struct WorkerFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The thrown error, in words.
  package var description: String
}

/// A worker that could not be started, or is not running.
package struct WorkerUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

extension WorkerDied.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .signal(let number): .diedOfSignal(number)
    case .exit(let status): .exited(status)
    case .unknown: .endedUnknown
    }
  }
}

extension WorkerDied: CustomStringConvertible {
  package var description: String { "the worker \(cause)" + (cut.map { "; \($0)" } ?? "") }
}

extension WorkerHung: CustomStringConvertible {
  package var description: String { "the worker made no progress for \(after) and was killed" }
}

extension WorkerStalled: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .stopped: "the worker was stopped from outside and did not go on"
    case .noProcessor: "the worker was given too little of a processor"
    }
  }
}

extension WorkerUnavailable {
  static func notHere() -> WorkerUnavailable {
    WorkerUnavailable(description: "this platform can't start workers; explore in process")
  }

  static func notRunning() -> WorkerUnavailable {
    WorkerUnavailable(description: "the worker is not running; start it again")
  }

  static func noAnswerDue() -> WorkerUnavailable {
    WorkerUnavailable(description: "no request waits for an answer; send one first")
  }
}

extension String {
  fileprivate static func diedOfSignal(_ number: Int32) -> String {
    "was killed by signal \(number)"
      + (EndingSignal(number: number).map { " (\($0.name))" } ?? "")
  }

  fileprivate static func exited(_ status: Int32) -> String { "exited with status \(status)" }

  fileprivate static let endedUnknown = "ended in an unknown way"
}
