#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tool while it runs.
struct RunningTool {
  /// The number of bytes above which what it prints has no end.
  static let mostBytes = 256 << 20

  /// The time that it has to end by itself when it is interrupted.
  private static let grace = Duration.seconds(10)

  let process: pid_t
  let output: [Descriptor]

  /// Waits for its end.
  ///
  /// Its process is asked, so that there is nothing to miss: no signal, no closed pipe.
  func end(within limit: Duration?, until isEnded: () -> Bool) -> ToolEnding.Cause {
    let start = ContinuousClock.now
    var pause: UInt32 = 1_000
    while true {
      if let cause { return cause }
      if isEnded() { return stop(.abandoned) }
      if let limit, .now - start > limit { return stop(.late(limit)) }
      if output.contains(where: { $0.size > Self.mostBytes }) { return stop(.endless) }
      usleep(pause)
      pause = min(50_000, pause * 2)
    }
  }

  /// Asks it to end as Ctrl-C does, and then ends what is left of it and of all that it has started.
  private func stop(_ reason: ToolEnding.Cause) -> ToolEnding.Cause {
    kill(-process, SIGINT)
    let start = ContinuousClock.now
    while !hasEnded, .now - start < Self.grace { usleep(10_000) }
    // Its number, which is that of the group, is given to nobody else before its end is collected.
    kill(-process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    return reason
  }

  /// A Boolean value that indicates whether it has ended; its end is not collected.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0
      || info.si_signo != 0
  }

  /// The cause of its end; nil as long as it has not.
  private var cause: ToolEnding.Cause? {
    var status: Int32 = 0
    while true {
      switch waitpid(process, &status, WNOHANG) {
      case 0: return nil
      case process:
        return switch WorkerDied.Cause(status: status) {
        case .exit(let status): .exited(status)
        case .signal(let number): .signaled(number)
        case .unknown: .unknown
        }
      default: if errno != EINTR { return .unknown }
      }
    }
  }
}
