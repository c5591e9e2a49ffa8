/// The protocol between a host and its worker: frames of bytes over a connection at fixed places.
package enum WorkerProtocol {
  /// The file from which a worker reads requests.
  package static let requests: Int32 = 3
  /// The file to which a worker writes answers.
  package static let answers: Int32 = 4
  /// The file of the memory that a worker shares with its host.
  static let marker: Int32 = 5

  /// The environment variable that makes a process a worker.
  package static let variable = "NAVIGATION_WORKER"
  /// The environment variable that says on behalf of which call a worker was started.
  package static let callVariable = "NAVIGATION_WORKER_CALL"

  enum FrameKind: UInt8 {
    case request
    case answer
    /// The worker's handler threw; the payload is a text.
    case failure
  }

  struct Frame: Equatable {
    var kind: FrameKind
    var payload: [UInt8]
  }

  static let headerSize = 5
}

extension WorkerProtocol.Frame {
  // Four bytes of length, little-endian, and one of kind.
  var header: [UInt8] {
    precondition(payload.count <= UInt32.max, .frameTooLarge)
    return withUnsafeBytes(of: UInt32(payload.count).littleEndian) { Array($0) } + [kind.rawValue]
  }
}

/// Received bytes, cut into frames.
struct FrameBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  mutating func append(_ new: UnsafeRawBufferPointer) {
    // Room is made only when frames were taken, so that a large frame isn't moved as it grows.
    if start > 0, start == bytes.count || start > 65_536 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// Takes the next frame, if all of it was received.
  mutating func next() throws(WorkerProtocolError) -> WorkerProtocol.Frame? {
    guard let length = try payloadLength() else { return nil }
    let payload = start + WorkerProtocol.headerSize
    guard bytes.count >= payload + length else { return nil }
    guard let kind = WorkerProtocol.FrameKind(rawValue: bytes[payload - 1]) else {
      throw .unknownKind(bytes[payload - 1])
    }
    start = payload + length
    return WorkerProtocol.Frame(kind: kind, payload: Array(bytes[payload..<start]))
  }

  /// Ends the reception; an unfinished frame is an error.
  func finish() throws(WorkerProtocolError) {
    let received = bytes.count - start
    guard received > 0 else { return }
    throw .truncated(
      expected: try payloadLength().map { $0 + WorkerProtocol.headerSize }, received: received)
  }

  private func payloadLength() throws(WorkerProtocolError) -> Int? {
    guard bytes.count - start >= WorkerProtocol.headerSize else { return nil }
    return (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
  }
}

/// Bytes on the connection that are not what the protocol says.
package struct WorkerProtocolError: Error, Hashable, CustomStringConvertible {
  package let description: String
}

extension WorkerProtocolError {
  static func truncated(expected: Int?, received: Int) -> WorkerProtocolError {
    let bytes = "\(received) byte\(received == 1 ? "" : "s")"
    return WorkerProtocolError(
      description: expected.map {
        "the connection ended within a frame of \($0) bytes, after \(bytes)"
      } ?? "the connection ended within the header of a frame, after \(bytes)")
  }

  static func unknownKind(_ kind: UInt8) -> WorkerProtocolError {
    WorkerProtocolError(
      description: "a frame has the unknown kind \(kind); "
        + "something other than the verifier wrote to the worker's connection")
  }
}

extension String {
  fileprivate static let frameTooLarge = "a message to or from a worker is limited to 4 GB"
}
