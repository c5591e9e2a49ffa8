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

  /// The number of bytes before a payload: four of its length, one of its kind, four of a checksum.
  static let headerSize = 9

  /// The number of bytes that tell the length and the kind.
  fileprivate static let beginning = 5

  /// The greatest number of bytes of a payload; no system comes near.
  static let longest = 256 << 20

  /// Returns a number that changes with the kind and with every byte of a payload.
  fileprivate static func checksum(_ kind: UInt8, _ payload: UnsafeRawBufferPointer) -> UInt32 {
    var sum = UInt64(payload.count) << 8 | UInt64(kind)
    func add(_ word: UInt64) {
      let product = (sum ^ word ^ 0x6a09_e667_f3bc_c908).multipliedFullWidth(
        by: 0xa076_1d64_78bd_642f)
      sum = product.high &+ (product.low ^ word)
    }
    let whole = payload.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      add(payload.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    for offset in whole..<payload.count { add(UInt64(payload[offset])) }
    add(0)
    return UInt32(truncatingIfNeeded: sum ^ sum >> 32)
  }
}

extension WorkerProtocol.Frame {
  /// The bytes before the payload; numbers are little-endian.
  var header: [UInt8] {
    precondition(payload.count <= WorkerProtocol.longest, .frameTooLarge)
    let checksum = payload.withUnsafeBytes { WorkerProtocol.checksum(kind.rawValue, $0) }
    return Self.bytes(UInt32(payload.count)) + [kind.rawValue] + Self.bytes(checksum)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
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
    guard let length = payloadLength() else { return nil }
    let number = bytes[start + 4]
    guard let kind = WorkerProtocol.FrameKind(rawValue: number) else { throw .unknownKind(number) }
    guard length <= WorkerProtocol.longest else { throw .tooLong(length) }
    let payload = start + WorkerProtocol.headerSize
    guard bytes.count >= payload + length else { return nil }
    let expected = UInt32(truncatingIfNeeded: self.number(at: start + WorkerProtocol.beginning))
    let checksum = bytes.withUnsafeBytes {
      WorkerProtocol.checksum(
        number, UnsafeRawBufferPointer(rebasing: $0[payload..<payload + length]))
    }
    guard checksum == expected else { throw .damaged(length + WorkerProtocol.headerSize) }
    start = payload + length
    return WorkerProtocol.Frame(kind: kind, payload: Array(bytes[payload..<start]))
  }

  /// Ends the reception; an unfinished frame is an error.
  func finish() throws(WorkerProtocolError) {
    let received = bytes.count - start
    guard received > 0 else { return }
    let expected = received < WorkerProtocol.headerSize ? nil : payloadLength()
    throw .truncated(
      expected: expected.map { $0 + WorkerProtocol.headerSize }, received: received)
  }

  private func payloadLength() -> Int? {
    guard bytes.count - start >= WorkerProtocol.beginning else { return nil }
    return number(at: start)
  }

  /// The number that four bytes hold.
  private func number(at place: Int) -> Int {
    (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
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

  static func tooLong(_ length: Int) -> WorkerProtocolError {
    WorkerProtocolError(
      description: "a frame claims to have \(length) bytes; "
        + "something other than the verifier wrote to the worker's connection")
  }

  static func damaged(_ size: Int) -> WorkerProtocolError {
    WorkerProtocolError(
      description: "a frame of \(size) bytes does not match its checksum; "
        + "something other than the verifier wrote to the worker's connection")
  }
}

extension String {
  fileprivate static let frameTooLarge = "a message to or from a worker is limited to 256 MiB"
}
