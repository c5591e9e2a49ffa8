#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file that is closed with the last reference to it, and in every process started by
/// this one.
final class Descriptor {
  let number: Int32

  /// Takes over an open file, out of the way of the places at which workers expect theirs.
  init(_ raw: Int32) throws {
    number = fcntl(raw, F_DUPFD_CLOEXEC, 64)
    let failure = errno
    close(raw)
    if number < 0 { throw WorkerUnavailable.failed("fcntl", failure) }
  }

  deinit { close(number) }

  /// Makes an empty file without a name.
  static func unnamedFile() throws -> Descriptor {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var failure: Int32 = 0
    for attempt in 0..<100 {
      let path = "\(folder)/navigation-worker-\(getpid())-\(attempt)"
      let raw = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if raw >= 0 {
        unlink(path)
        return try Descriptor(raw)
      }
      failure = errno
      if failure != EEXIST { break }
    }
    throw WorkerUnavailable.failed("open", failure)
  }
}
