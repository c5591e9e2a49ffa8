#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A worker while it runs: its process, its connection, and the memory shared with it.
package final class WorkerProcess {
  let processID: Int32
  let marker: InFlightMarker
  private let connection: Connection
  private let standardError: Descriptor
  private var cause: WorkerDied.Cause?

  init(executable: String?, arguments: [String], environment: [String: String]) throws {
    let deed = "start a worker"
    let (connection, workersEnd) = try Connection.pair(deed)
    self.connection = connection
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

  func transmit(_ bytes: ArraySlice<UInt8>) -> Connection.Transfer {
    connection.transmit(bytes) { hasEnded }
  }

  func receive(into buffer: inout FrameBuffer) -> Connection.Transfer {
    connection.receive {
      buffer.append($0)
    } unless: {
      hasEnded
    }
  }

  /// Waits until something can be received or sent; returns false where it can't be.
  func wait(for events: Int16, atMost time: Duration) -> Bool {
    connection.wait(for: events, atMost: time)
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
    connection.close()
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
