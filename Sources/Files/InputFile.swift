#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file, a pipe or whatever else can be read, open to be read from its beginning to its end.
///
/// Nobody waits for ever: to open it takes no time, and to read from it can be given up.
public struct InputFile: ~Copyable {
  /// The path as the user wrote it.
  public let path: String

  /// The number of bytes that a regular file holds; nil for what has no size, as a pipe.
  public let size: Int?

  /// The number of the user who owns what was opened, whatever is at the path by now.
  public let owner: UInt32

  /// A Boolean value that indicates whether every user may write to what was opened.
  public let isWritableByAll: Bool

  private let descriptor: Int32

  /// Opens what is at a path.
  ///
  /// - Throws: ``FileError``, which tells what is absent from what is unreadable.
  public init(_ path: String) throws(FileError) {
    self.path = path
    // NB: Without `O_NONBLOCK` a pipe that nobody writes into would be opened forever.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw FileError(path, errno == ENOENT || errno == ENOTDIR ? .absent : .unreadable(errno))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let number = errno
      close(descriptor)
      throw FileError(path, .unreadable(number))
    }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    owner = status.st_uid
    isWritableByAll = status.st_mode & S_IWOTH != 0
  }

  deinit { close(descriptor) }

  /// Reads what comes next, as far as there is room for it.
  ///
  /// - Parameter isEnded: tells whether to give up waiting for somebody who writes into a pipe.
  /// - Returns: the number of bytes; 0 at the end.
  /// - Throws: ``FileError`` with the path and the system's reason.
  public func read(
    into room: UnsafeMutableRawBufferPointer, until isEnded: () -> Bool = { false }
  ) throws(FileError) -> Int {
    while true {
      if size == nil, !hasSome {
        if isEnded() { throw FileError(path, .unreadable(EINTR)) }
        continue
      }
      let count = get(room, from: descriptor)
      if count >= 0 { return count }
      if errno != EINTR, errno != EAGAIN { throw FileError(path, .unreadable(errno)) }
    }
  }

  /// A Boolean value that indicates whether there is something to read, or an end, within a tenth of
  /// a second.
  private var hasSome: Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 100) > 0
  }
}

private func get(_ room: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
  read(descriptor, room.baseAddress, room.count)
}
