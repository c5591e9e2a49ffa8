#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells one thread that another got somewhere.
final class Signal: @unchecked Sendable {
  private let ends: [Int32]

  init() {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    self.ends = ends
  }

  deinit { for end in ends { close(end) } }

  func send() {
    var byte: UInt8 = 1
    precondition(write(ends[1], &byte, 1) == 1)
  }

  func wait() -> Bool {
    var request = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 5_000) == 1
  }
}
