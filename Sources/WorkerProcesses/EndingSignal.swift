#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A signal that can end a process.
package struct EndingSignal: Sendable {
  /// The number of the signal.
  package let number: Int32

  /// The name, such as `SIGSEGV`.
  package let name: String

  /// The meaning in words, where the signal has only one.
  package let meaning: String?

  private init(_ number: Int32, _ name: String, _ meaning: String? = nil) {
    self.number = number
    self.name = name
    self.meaning = meaning
  }

  /// The signal with a number, if it is a known one.
  package init?(number: Int32) {
    guard let known = Self.all.first(where: { $0.number == number }) else { return nil }
    self = known
  }

  /// The name of a signal, or its number where it has none here.
  package static func name(_ number: Int32) -> String {
    EndingSignal(number: number)?.name ?? "signal \(number)"
  }

  private static let all = [
    EndingSignal(SIGILL, "SIGILL", "illegal instruction"),
    EndingSignal(SIGTRAP, "SIGTRAP", "trap instruction"),
    EndingSignal(SIGABRT, "SIGABRT", "abort"),
    EndingSignal(SIGSEGV, "SIGSEGV", "invalid memory access"),
    EndingSignal(SIGBUS, "SIGBUS", "invalid memory access"),
    EndingSignal(SIGFPE, "SIGFPE", "arithmetic error"),
    EndingSignal(SIGKILL, "SIGKILL", "by someone else, perhaps because memory ran out"),
    EndingSignal(SIGTERM, "SIGTERM", "by someone else"),
    EndingSignal(SIGPIPE, "SIGPIPE", "write to a closed connection"),
    EndingSignal(SIGSYS, "SIGSYS", "forbidden system call"),
    EndingSignal(SIGALRM, "SIGALRM"), EndingSignal(SIGHUP, "SIGHUP"),
    EndingSignal(SIGINT, "SIGINT"), EndingSignal(SIGQUIT, "SIGQUIT"),
    EndingSignal(SIGXCPU, "SIGXCPU"), EndingSignal(SIGXFSZ, "SIGXFSZ"),
  ]
}
