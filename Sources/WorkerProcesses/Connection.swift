#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// This process's end of a connection to a process that it has started.
struct Connection {
  /// The outcome of sending or receiving.
  enum Transfer: Equatable {
    case moved(Int)
    case blocked
    case ended
    /// The call failed although the other process runs.
    case failed(call: String, number: Int32)
  }

  private let descriptor: Descriptor

  /// Makes a connection.
  ///
  /// - Parameter deed: what can't be done where it can't be had.
  /// - Returns: this process's end and the other one.
  static func pair(
    _ deed: String
  ) throws(EnvironmentError) -> (own: Connection, other: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, socketType, 0, &ends) == 0 else {
      throw .cannot(deed, "socketpair", errno)
    }
    let own = try Descriptor(ends[0], deed)
    return (Connection(descriptor: own), try Descriptor(ends[1], deed))
  }

  /// Sends what can be sent at once.
  ///
  /// - Parameter hasEnded: tells whether the other process has ended.
  func transmit(_ bytes: ArraySlice<UInt8>, unless hasEnded: () -> Bool) -> Transfer {
    bytes.withUnsafeBytes { bytes in
      transfer("send", unless: hasEnded) {
        send(descriptor.number, bytes.baseAddress, bytes.count, sendFlags)
      }
    }
  }

  /// Receives what is there.
  ///
  /// - Parameters:
  ///   - take: takes the bytes.
  ///   - hasEnded: tells whether the other process has ended.
  func receive(
    _ take: (UnsafeRawBufferPointer) -> Void, unless hasEnded: () -> Bool
  ) -> Transfer {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { room in
      let result = transfer("recv", unless: hasEnded) {
        recv(descriptor.number, room.baseAddress, room.count, receiveFlags)
      }
      if case .moved(let count) = result { take(UnsafeRawBufferPointer(rebasing: room[..<count])) }
      return result
    }
  }

  private func transfer(
    _ name: String, unless hasEnded: () -> Bool, _ call: () -> Int
  ) -> Transfer {
    while true {
      let count = call()
      if count > 0 { return .moved(count) }
      if count == 0 { return .ended }
      switch errno {
      case EINTR: continue
      // A process that the other one started may hold the connection open after its end.
      case EAGAIN, EWOULDBLOCK: return hasEnded() ? .ended : .blocked
      case let number:
        return Self.endsSoon(hasEnded) ? .ended : .failed(call: name, number: number)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the other process has ended, or does so within a
  /// second.
  private static func endsSoon(_ hasEnded: () -> Bool) -> Bool {
    for _ in 0..<100 where !hasEnded() { usleep(10_000) }
    return hasEnded()
  }

  /// Waits until something can be received or sent; returns false where it can't be.
  func wait(for events: Int16, atMost time: Duration) -> Bool {
    var request = pollfd(fd: descriptor.number, events: events, revents: 0)
    let (seconds, attoseconds) = time.components
    return poll(&request, 1, Int32(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)) > 0
  }

  /// Closes both directions.
  func close() { _ = shutdown(descriptor.number, Int32(SHUT_RDWR)) }
}

#if canImport(Darwin)
  // NB: A write to a dead process is a signal there, unless the connection has SO_NOSIGPIPE.
  private let socketType = SOCK_STREAM
  private let sendFlags = MSG_DONTWAIT
  private let receiveFlags = MSG_DONTWAIT
#else
  // Closed on exec from the start, so that no process that is started meanwhile inherits it.
  private let socketType = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  // A write to a dead process is an error like others, not a signal that ends this one.
  private let sendFlags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
  private let receiveFlags = Int32(MSG_DONTWAIT)
#endif
