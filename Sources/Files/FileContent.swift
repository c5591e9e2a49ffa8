#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files to their end.
public enum FileContent {
  /// Returns the content of a file, of a pipe, or of whatever else can be read.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - limit: the greatest number of bytes; what never ends, such as `/dev/zero`, ends with an
  ///     error.
  ///   - isEnded: tells whether to give up waiting for somebody who writes into a pipe.
  /// - Throws: ``FileError``, which tells what is absent from what is unreadable.
  public static func read(
    _ path: String, limit: Int = 256 << 20, until isEnded: () -> Bool = { false }
  ) throws(FileError) -> [UInt8] {
    // NB: Without `O_NONBLOCK` a pipe that nobody writes into would be opened forever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw FileError(path, errno == ENOENT || errno == ENOTDIR ? .absent : .unreadable(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, .unreadable(errno)) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular, Int(status.st_size) > limit { throw FileError(path, .tooLarge(limit)) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if !isRegular, !hasSome(descriptor) {
        if isEnded() { throw FileError(path, .unreadable(EINTR)) }
        continue
      }
      let count = get(&buffer, from: descriptor)
      if count == 0 { return content }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        throw FileError(path, .unreadable(errno))
      }
      content += buffer[..<count]
      if content.count > limit { throw FileError(path, .tooLarge(limit)) }
    }
  }

  /// Returns the content of what is at a path; nil where nothing is.
  ///
  /// - Throws: ``FileError`` as ``read(_:limit:until:)`` does, but for what is absent.
  public static func readIfPresent(
    _ path: String, limit: Int = 256 << 20, until isEnded: () -> Bool = { false }
  ) throws(FileError) -> [UInt8]? {
    do {
      return try read(path, limit: limit, until: isEnded)
    } catch {
      if error.reason == .absent { return nil }
      throw error
    }
  }

  /// Returns a Boolean value that indicates whether there is something to read, or an end, within a
  /// tenth of a second.
  private static func hasSome(_ descriptor: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 100) > 0
  }
}

private func get(_ buffer: inout [UInt8], from descriptor: Int32) -> Int {
  read(descriptor, &buffer, buffer.count)
}
