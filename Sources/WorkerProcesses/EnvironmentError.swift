#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Something that this machine, or the limits on this process, don't grant; no fault of a system or
/// of its app.
package struct EnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fact, and what to do.
  package let description: String

  /// Makes an error.
  package init(_ description: String) { self.description = description }
}

extension EnvironmentError {
  /// A call to the system failed that starts workers or threads.
  ///
  /// - Parameters:
  ///   - deed: what can't be done, as `start a worker`.
  ///   - call: the name of the call.
  ///   - number: the number of its error.
  static func cannot(_ deed: String, _ call: String, _ number: Int32) -> EnvironmentError {
    let cure =
      switch number {
      case EMFILE: " Raise 'ulimit -n'."
      case ENFILE, EAGAIN: " End other processes, or raise 'ulimit -u'."
      case ENOMEM: " Free memory, or raise 'ulimit -v'."
      case EFBIG: " Raise 'ulimit -f'."
      case ENOENT: " Look whether the executable is still there, and /proc is mounted."
      default: ""
      }
    return EnvironmentError(
      "Cannot \(deed): \(String(cString: strerror(number))) (\(call)).\(cure)")
  }

  /// A worker was kept from running.
  package static func stalled(_ stall: WorkerStalled, _ system: String) -> EnvironmentError {
    switch stall.reason {
    case .stopped:
      EnvironmentError(
        "The worker of '\(system)' was stopped from outside and did not go on for "
          + "\(stall.after.inSeconds), again and again. Find out who stops processes here, such as a "
          + "debugger.")
    case .noProcessor:
      EnvironmentError(
        "The worker of '\(system)' waited \(stall.after.inSeconds) for a processor or the disk, again "
          + "and again. End other work on this machine.")
    }
  }

  /// Another process ended a worker.
  package static func ended(by signal: Int32, _ system: String) -> EnvironmentError {
    EnvironmentError(
      "Another process ended the worker of '\(system)' by \(EndingSignal.name(signal)), again and "
        + "again. Find out who ends processes here.")
  }

  /// A worker ended when it had used up what a limit grants to it.
  package static func lacksMemory(_ system: String) -> EnvironmentError {
    EnvironmentError(
      "The worker of '\(system)' ended when it had used up its memory. Raise 'ulimit -v' or "
        + "'ulimit -d'.")
  }

  /// A worker ended when it had used up the processor time that a limit grants to it.
  package static func lacksTime(_ system: String) -> EnvironmentError {
    EnvironmentError(
      "The worker of '\(system)' ended when it had used up its processor time. Raise 'ulimit -t'.")
  }

  /// A worker found that it lacks something.
  package static func told(by system: String, _ words: String) -> EnvironmentError {
    EnvironmentError(
      "The worker of '\(system)' can't work here" + (words.isEmpty ? "." : ": \(words)"))
  }
}

extension Duration {
  fileprivate var inSeconds: String {
    let seconds = Int(self / .seconds(1) + 0.5)
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }
}
