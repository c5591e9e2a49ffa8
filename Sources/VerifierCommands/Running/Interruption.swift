#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The wish to end a search early and to see what it has found: Ctrl-C, or a signal to terminate.
///
/// The second one ends the process at once.
enum Interruption {
  /// Whether somebody asked for an end.
  static var isWanted: Bool { wanted != 0 }

  /// Begins to heed the signals.
  static func listen() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        if endsAtOnce != 0 { _exit(ExitStatus.inconclusive.code) }
        wanted = 1
        signal(number, SIG_DFL)
      }
    }
  }

  /// Does what cannot be stopped halfway and leaves nothing behind, such as a layout: a signal ends
  /// the process meanwhile, as the documented exit code for what is not finished.
  static func endingAtOnce<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isWanted { _exit(ExitStatus.inconclusive.code) }
    endsAtOnce = 1
    defer { endsAtOnce = 0 }
    return try body()
  }
}

// A signal handler touches nothing else. It reads them in whichever thread it runs.
nonisolated(unsafe) private var wanted: sig_atomic_t = 0
nonisolated(unsafe) private var endsAtOnce: sig_atomic_t = 0
