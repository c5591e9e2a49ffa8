import CSwiftRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file that is closed with the last reference to it, and in every process started by
/// this one.
final class Descriptor: Sendable {
  let number: Int32

  /// Takes over an open file, out of the way of the places at which workers expect theirs.
  ///
  /// - Parameter deed: what can't be done where it can't be had.
  init(_ raw: Int32, _ deed: String) throws(EnvironmentError) {
    number = fcntl(raw, F_DUPFD_CLOEXEC, WorkerProtocol.marker + 1)
    let failure = errno
    close(raw)
    // Where no number is left above a place that is beyond the limit itself, it is called invalid.
    if number < 0 { throw .cannot(deed, "fcntl", failure == EINVAL ? EMFILE : failure) }
  }

  deinit { close(number) }

  #if os(Linux)
    /// Makes an empty file without a name, in memory.
    static func unnamedFile(_ deed: String) throws(EnvironmentError) -> Descriptor {
      let raw = nav_unnamed_file()
      if raw < 0 { throw .cannot(deed, "memfd_create", errno) }
      return try Descriptor(raw, deed)
    }
  #else
    /// Makes an empty file that has no name any more.
    static func unnamedFile(_ deed: String) throws(EnvironmentError) -> Descriptor {
      let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
      var path = Array("\(folder)/verifier.XXXXXX".utf8CString)
      let raw = mkstemp(&path)
      if raw < 0 { throw .cannot(deed, "mkstemp", errno) }
      unlink(path)
      return try Descriptor(raw, deed)
    }
  #endif
}

extension Descriptor {
  /// Makes a file without a name that is read from its beginning.
  static func file(holding bytes: [UInt8], _ deed: String) throws(EnvironmentError) -> Descriptor {
    let file = try unnamedFile(deed)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file.number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .cannot(deed, "write", errno)
      }
    }
    if lseek(file.number, 0, SEEK_SET) != 0 { throw .cannot(deed, "lseek", errno) }
    return file
  }

  /// The number of bytes in it, as far as that can be told.
  var size: Int {
    var status = stat()
    return fstat(number, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads all of it, wherever it was read or written last.
  func content(_ deed: String) throws(EnvironmentError) -> [UInt8] {
    var content: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(number, &room, room.count, off_t(content.count))
      if count == 0 { return content }
      if count > 0 {
        content += room[..<count]
      } else if errno != EINTR {
        throw .cannot(deed, "pread", errno)
      }
    }
  }
}
