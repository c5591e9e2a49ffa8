#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard streams.
enum Terminal {
  /// Makes a closed pipe an ordinary error instead of a signal that ends the process.
  static func prepare() { signal(SIGPIPE, SIG_IGN) }

  /// Whether standard output wants colour.
  static var wantsColour: Bool {
    if let no = getenv("NO_COLOR"), no.pointee != 0 { return false }
    if let force = getenv("FORCE_COLOR"), force.pointee != 0 { return true }
    if let term = getenv("TERM"), String(cString: term) == "dumb" { return false }
    return isatty(STDOUT_FILENO) == 1
  }

  /// Writes a line to standard output.
  ///
  /// - Throws: ``CommandError`` when whoever reads it is gone.
  static func print(_ line: String) throws { try write(line + "\n", to: STDOUT_FILENO) }

  /// Writes a line to standard error; nobody there to read it is no error.
  static func note(_ line: String) { try? write(line + "\n", to: STDERR_FILENO) }

  static func fail(_ error: CommandError) -> Never {
    note("Error: \(error)")
    exit(error.status)
  }

  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status.code)
    #else
      Darwin.exit(status.code)
    #endif
  }

  private static func write(_ text: String, to descriptor: Int32) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        throw CommandError(.cannotWrite, .cannotWrite("standard output", errno))
      }
      rest = rest.dropFirst(written)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

extension String {
  static func cannotWrite(_ what: String, _ code: Int32) -> String {
    "Cannot write \(what): \(String(cString: strerror(code)))."
  }
}
