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
  var rest = bytes
  var idle = 0
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count >= 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      idle = 0
    } else if errno == EAGAIN {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&wanted, 1, 100) == 0 { idle += 1 }
      if idle >= 10, isEnded() { return EINTR }
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

/// Writes a text, and waits as long as that takes.
///
/// - Returns: 0, or the number of the error that stopped it.
public func put(_ text: String, into descriptor: Int32) -> Int32 {
  var text = text
  return text.withUTF8 { put(UnsafeRawBufferPointer($0), into: descriptor) }
}
