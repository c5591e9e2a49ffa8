#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The worker's side: answers its host's requests, one after the other, until the host is gone.
package enum WorkerLoop {
  /// Answers requests until the connection ends, then ends the process.
  ///
  /// An error that the handler throws reaches the host as a text and does not end the worker.
  package static func run(
    marker: InFlightMarker, handle: (_ request: [UInt8]) throws -> [UInt8]
  ) -> Never {
    for descriptor in [WorkerProtocol.requests, WorkerProtocol.answers, WorkerProtocol.marker] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    marker.noteEndingSignal()
    if WorkerEntry.notesCalls { marker.noteCallsUnderWay() }
    do { try endWithHost() } catch { end(for: error) }

    var buffer = FrameBuffer()
    do {
      while true {
        while let request = try buffer.next() {
          marker.tick()
          try deliver(answer(to: request.payload, handle))
          marker.tick()
        }
        guard try receive(into: &buffer) else { break }
      }
      try buffer.finish()
      _exit(0)
    } catch let error as EnvironmentError {
      end(for: error)
    } catch {
      end(because: "\(error)", EX_PROTOCOL)
    }
  }

  private static let EX_PROTOCOL: Int32 = 76

  /// Ends the process, and tells the host what it lacks.
  package static func end(for lack: EnvironmentError) -> Never { end(because: "\(lack)", EX_OSERR) }

  private static func end(because text: String, _ status: Int32) -> Never {
    var text = text + "\n"
    text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    _exit(status)
  }

  private static func answer(
    to request: [UInt8], _ handle: ([UInt8]) throws -> [UInt8]
  ) -> WorkerProtocol.Frame {
    do {
      return WorkerProtocol.Frame(kind: .answer, payload: try handle(request))
    } catch {
      return WorkerProtocol.Frame(kind: .failure, payload: Array("\(error)".utf8))
    }
  }

  /// Ends the process when the host's end of the connection closes, even in the middle of an
  /// endless loop.
  ///
  /// The kernel can send a signal instead, but it does so when the *thread* ends that started the
  /// worker, and threads of a pool come and go.
  private static func endWithHost() throws(EnvironmentError) {
    try startThread {
      var request = pollfd(fd: WorkerProtocol.requests, events: 0, revents: 0)
      while true {
        let ready = poll(&request, 1, -1)
        if ready < 0 && errno != EINTR { return }
        if ready > 0 && Int32(request.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 { _exit(0) }
      }
    }
  }

  /// Returns false where the host is gone.
  private static func receive(into buffer: inout FrameBuffer) throws -> Bool {
    try withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { room in
      while true {
        let count = read(WorkerProtocol.requests, room.baseAddress, room.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { throw EnvironmentError.cannot("talk to the host", "read", errno) }
        guard count > 0 else { return false }
        buffer.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
        return true
      }
    }
  }

  private static func deliver(_ frame: WorkerProtocol.Frame) throws {
    try writeAll(frame.header + frame.payload)
  }

  private static func writeAll(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = send(
          WorkerProtocol.answers, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, 0)
        if count < 0 && errno == EINTR { continue }
        // Where the host is gone, nobody sees how this process ends.
        guard count > 0 else { throw EnvironmentError.cannot("talk to the host", "send", errno) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
