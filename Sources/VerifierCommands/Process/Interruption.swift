#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A request to end a search early and to see what it has found: Ctrl-C, or a signal to terminate.
///
/// The second one ends the process at once. A signal reaches the process as a whole, and its handler
/// may touch nothing but a global, so that no value can be passed to it.
enum Interruption {
  /// A Boolean value that indicates whether somebody asked for an end.
  static var isWanted: Bool { wanted != 0 }

  /// Begins to handle the signals.
  static func listen() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        wanted = 1
        signal(number, SIG_DFL)
      }
    }
  }
}

// A signal handler touches nothing else.
nonisolated(unsafe) private var wanted: sig_atomic_t = 0
