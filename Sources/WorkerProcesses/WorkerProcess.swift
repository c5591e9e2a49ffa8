#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A worker while it runs: its process, its connection, and the memory shared with it.
package final class WorkerProcess {
  enum Transfer: Equatable {
    case moved(Int)
    case blocked
    case ended
    /// The call failed although the worker runs.
    case failed(call: String, number: Int32)
  }

  let processID: Int32
  let marker: InFlightMarker
  private let connection: Descriptor
  private let standardError: Descriptor
  private var cause: WorkerDied.Cause?

  init(executable: String?, arguments: [String], environment: [String: String]) throws {
    let deed = "start a worker"
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, socketType, 0, &ends) == 0 else {
      throw EnvironmentError.cannot(deed, "socketpair", errno)
    }
    connection = try Descriptor(ends[0], deed)
    let workersEnd = try Descriptor(ends[1], deed)
    standardError = try Descriptor.unnamedFile(deed)
    _ = fcntl(standardError.number, F_SETFL, O_APPEND)

    let shared = try Descriptor.unnamedFile(deed)
    guard ftruncate(shared.number, off_t(InFlightMarker.size)) == 0 else {
      throw EnvironmentError.cannot(deed, "ftruncate", errno)
    }
    guard let marker = InFlightMarker(descriptor: shared.number) else {
      throw EnvironmentError.cannot(deed, "mmap", errno)
    }
    self.marker = marker
    marker.clear()

    do {
      processID = try Spawning.worker(
        executable, arguments, environment: environment, errors: standardError,
        files: [
          (workersEnd, WorkerProtocol.requests), (workersEnd, WorkerProtocol.answers),
          (shared, WorkerProtocol.marker),
        ])
    } catch {
      marker.unmap()
      throw error
    }
  }

  deinit {
    end()
    marker.unmap()
  }

  // MARK: - Connection

  func transmit(_ bytes: ArraySlice<UInt8>) -> Transfer {
    bytes.withUnsafeBytes { bytes in
      transfer("send") {
        send(connection.number, bytes.baseAddress, bytes.count, sendFlags)
      }
    }
  }

  func receive(into buffer: inout FrameBuffer) -> Transfer {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { room in
      let result = transfer("recv") {
        recv(connection.number, room.baseAddress, room.count, receiveFlags)
      }
      if case .moved(let count) = result {
        buffer.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
      }
      return result
    }
  }

  private func transfer(_ name: String, _ call: () -> Int) -> Transfer {
    while true {
      let count = call()
      if count > 0 { return .moved(count) }
      if count == 0 { return .ended }
      switch errno {
      case EINTR: continue
      // A process that the worker started may hold the connection open after the worker's end.
      case EAGAIN, EWOULDBLOCK: return hasEnded ? .ended : .blocked
      case let number: return endsSoon ? .ended : .failed(call: name, number: number)
      }
    }
  }

  /// A Boolean value that indicates whether the process has ended, or does so within a second.
  private var endsSoon: Bool {
    for _ in 0..<100 where !hasEnded { usleep(10_000) }
    return hasEnded
  }

  /// Waits until something can be received or sent; returns false where it can't be.
  func wait(for events: Int16, atMost time: Duration) -> Bool {
    var request = pollfd(fd: connection.number, events: events, revents: 0)
    let (seconds, attoseconds) = time.components
    return poll(&request, 1, Int32(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)) > 0
  }

  // MARK: - End

  /// A Boolean value that indicates whether the process has ended.
  private var hasEnded: Bool {
    guard cause == nil else { return true }
    cause = waitStatus(options: WNOHANG)
    return cause != nil
  }

  /// Ends a worker that may be at work, by closing its connection.
  func end() {
    guard cause == nil else { return }
    _ = shutdown(connection.number, Int32(SHUT_RDWR))
    _ = collect()
  }

  /// Ends a worker that doesn't listen.
  func killNow() {
    guard !hasEnded else { return }
    _ = kill(processID, SIGKILL)
    cause = waitStatus(options: 0)
  }

  /// Waits for the end of a worker whose connection is closed.
  func collect() -> WorkerDied.Cause {
    // Its end takes a millisecond; a worker that closed the connection and lives on is killed.
    for _ in 0..<1_000 where !hasEnded { usleep(1_000) }
    killNow()
    return cause ?? .unknown
  }

  private func waitStatus(options: Int32) -> WorkerDied.Cause? {
    var status: Int32 = 0
    while true {
      let result = waitpid(processID, &status, options)
      if result == processID { break }
      if result == 0 { return nil }
      if errno != EINTR { return .unknown }
    }
    return WorkerDied.Cause(status: status)
  }

  // MARK: - Standard error

  private static let trimSize = 8 << 20

  var standardErrorTail: String { Self.tail(ofFile: standardError.number) }

  // Room for the trace that a runtime prints after its message.
  private static let tailSize = 32_768

  /// The end of what is in an open file.
  package static func tail(ofFile descriptor: Int32) -> String {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return "" }
    let size = min(Int(status.st_size), tailSize)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, count in
      count = max(0, pread(descriptor, room.baseAddress, size, status.st_size - off_t(size)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Forgets what the worker wrote, once it is more than anyone would read.
  func trimStandardError() {
    var status = stat()
    guard fstat(standardError.number, &status) == 0, status.st_size > Self.trimSize else { return }
    _ = ftruncate(standardError.number, 0)
  }
}

#if canImport(Darwin)
  // NB: A write to a dead worker is a signal there, unless the connection has SO_NOSIGPIPE.
  private let socketType = SOCK_STREAM
  private let sendFlags = MSG_DONTWAIT
  private let receiveFlags = MSG_DONTWAIT
#else
  // Closed on exec from the start, so that no process that is started meanwhile inherits it.
  private let socketType = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  // A write to a dead worker is an error like others, not a signal that ends the host.
  private let sendFlags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
  private let receiveFlags = Int32(MSG_DONTWAIT)
#endif
