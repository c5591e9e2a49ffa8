import CSwiftRuntime

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
  init(_ raw: Int32) throws(EnvironmentError) {
    number = fcntl(raw, F_DUPFD_CLOEXEC, WorkerProtocol.marker + 1)
    let failure = errno
    close(raw)
    // Where no number is left above a place that is beyond the limit itself, it is called invalid.
    if number < 0 { throw .cannot("start a worker", "fcntl", failure == EINVAL ? EMFILE : failure) }
  }

  deinit { close(number) }

  #if os(Linux)
    /// Makes an empty file without a name, in memory.
    static func unnamedFile() throws(EnvironmentError) -> Descriptor {
      let raw = nav_unnamed_file()
      if raw < 0 { throw .cannot("start a worker", "memfd_create", errno) }
      return try Descriptor(raw)
    }
  #else
    static func unnamedFile() throws -> Descriptor { throw WorkerUnavailable.notHere() }
  #endif
}
