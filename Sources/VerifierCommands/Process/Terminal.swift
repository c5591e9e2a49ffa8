import Files
import NavigationReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard streams.
enum Terminal {
  /// Makes closed pipes and full disks ordinary errors instead of signals that end the process.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // NB: A stream that was closed leaves its number to the next file that is opened, and what is
    // printed would end up there.
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// A Boolean value that indicates whether standard output is a terminal that shows colors.
  static var isOutputTerminal: Bool { isTerminal(STDOUT_FILENO) }

  /// The number of characters that fit on a line of standard error; nil where it has no lines.
  static var width: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The number of processors.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// A Boolean value that indicates whether somebody watches standard error while it is written.
  static var showsProgress: Bool { isTerminal(STDERR_FILENO) }

  /// Writes a text and a line break to standard output, with control characters shown.
  ///
  /// - Throws: ``CommandError`` when that cannot be done; it is silent when whoever read is gone,
  ///   as `head` is when it has seen enough.
  static func print(_ text: String) throws {
    try pass(TerminalText.escaped(text) + "\n")
  }

  /// Writes to standard output as it is, such as what a verifier has printed for a terminal.
  ///
  /// - Throws: what ``print(_:)`` throws.
  static func pass(_ text: String) throws {
    let number = write(text, to: STDOUT_FILENO)
    if number == 0 { return }
    throw CommandError(
      .cannotWrite, number == EPIPE ? "" : .cannotWrite("standard output", number))
  }

  /// Writes an answer to standard output, or where that takes nothing to standard error.
  ///
  /// - Throws: ``CommandError`` when standard output did not take all of it. Where whoever read is
  ///   gone, nothing is written to standard error: they have seen what they wanted.
  static func deliver(_ answer: String) throws {
    do {
      try print(answer)
    } catch let error as CommandError {
      // Who does not read what is printed may not read this either, and wants an end.
      if !error.description.isEmpty, !Interruption.isWanted { note(answer) }
      throw error
    }
  }

  /// Writes a line to standard error, with control characters shown; nobody there to read it is no error.
  static func note(_ line: String) { show(TerminalText.escaped(line) + "\n") }

  /// Writes to standard error as it is.
  static func show(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// Writes, and waits for readers until somebody asks for an end.
  ///
  /// Who has asked before wants to see what was found, and can end the process at once.
  private static func write(_ text: String, to stream: Int32) -> Int32 {
    let wasWanted = Interruption.isWanted
    return put(text, into: stream) { Interruption.isWanted && !wasWanted }
  }

  /// Ends the process with an error.
  static func fail(_ error: CommandError) -> Never {
    note(error)
    exit(error.status)
  }

  /// Ends the process with an error where it stands, as in the middle of a signal: nothing that is
  /// to be done at its end is done.
  static func abandon(_ error: CommandError) -> Never {
    note(error)
    _exit(error.status.code)
  }

  private static func note(_ error: CommandError) {
    guard !error.description.isEmpty else { return }
    note((error.place.map { "\($0): error: " } ?? "Error: ") + error.description)
  }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never { leave(status.code) }

  private static func isTerminal(_ stream: Int32) -> Bool {
    if let term = getenv("TERM"), String(cString: term) == "dumb" { return false }
    return isatty(stream) == 1
  }

  /// Returns a Boolean value that indicates whether a variable of the environment is set and not
  /// empty.
  static func isSet(_ variable: String) -> Bool {
    getenv(variable).map { $0.pointee != 0 } ?? false
  }
}

private func leave(_ code: Int32) -> Never {
  // An abandoned layout still runs, and must not meet what an orderly exit tears down.
  if InterruptibleWork.layout.isLeft { _exit(code) }
  exit(code)
}
