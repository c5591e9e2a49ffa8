#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that one process reads and appends to, and that keeps what was appended when the process is
/// killed.
public final class AppendedFile {
  /// The path as the user wrote it.
  public let path: String

  /// The number of its bytes.
  public private(set) var size: Int

  private let descriptor: Int32

  /// Opens a file, or makes one that its owner alone can read.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason; `EBUSY` where another process has it
  ///   open this way.
  public init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileError(path, .unwritable(errno)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(path, .unwritable(EINVAL))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(descriptor)
      throw FileError(path, .unwritable(number == EWOULDBLOCK ? EBUSY : number))
    }
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads bytes from a place on; fewer where the file ends.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason.
  public func read(_ count: Int, at place: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, min(count, size - place)))
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, $0.count - done, off_t(place + done))
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path, .unreadable(errno))
      }
      if count == 0 { break }
      done += count
    }
    bytes.removeLast(bytes.count - done)
    return bytes
  }

  /// Gives up what stands behind a place.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason.
  public func cut(at place: Int) throws(FileError) {
    guard ftruncate(descriptor, off_t(place)) == 0 else {
      throw FileError(path, .unwritable(errno))
    }
    size = place
  }

  /// Appends bytes.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason; nothing is appended then.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    let error = bytes.withUnsafeBytes { put($0, into: descriptor) }
    guard error == 0 else {
      ftruncate(descriptor, off_t(size))
      throw FileError(path, .unwritable(error))
    }
    size += bytes.count
  }
}
