#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes all bytes.
///
/// - Parameters:
///   - bytes: the bytes.
///   - descriptor: what they are written into.
///   - isEnded: tells whether to give up where nobody has taken anything for a second.
/// - Returns: 0, or the number of the error that stopped it.
public func put(
  _ bytes: UnsafeRawBufferPointer, into descriptor: Int32,
  until isEnded: () -> Bool = { false }
) -> Int32 {
  // NB: A call that has begun to wait for a reader may never end. What a pipe has room for is written at
  // once if it is no more than this.
  let most = waitsForReaders(descriptor) ? 4_096 : Int.max
  var rest = bytes
  var idle = 0
  while !rest.isEmpty {
    if most < .max, !hasRoom(descriptor) {
      idle += 1
      if idle >= 10, isEnded() { return EINTR }
      continue
    }
    let count = write(descriptor, rest.baseAddress, min(rest.count, most))
    if count >= 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      idle = 0
    } else if errno == EAGAIN {
      usleep(1_000)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

/// Writes a text.
///
/// - Parameter isEnded: tells whether to give up where nobody has taken anything for a second.
/// - Returns: 0, or the number of the error that stopped it.
public func put(
  _ text: String, into descriptor: Int32, until isEnded: () -> Bool = { false }
) -> Int32 {
  var text = text
  return text.withUTF8 { put(UnsafeRawBufferPointer($0), into: descriptor, until: isEnded) }
}

/// Returns a Boolean value that indicates whether what is written may have to wait until somebody reads.
private func waitsForReaders(_ descriptor: Int32) -> Bool {
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return false }
  return [S_IFIFO, S_IFSOCK, S_IFCHR].contains(status.st_mode & S_IFMT)
}

/// A Boolean value that indicates whether there is room, or an error, within a tenth of a second.
private func hasRoom(_ descriptor: Int32) -> Bool {
  var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  return poll(&wanted, 1, 100) > 0
}
