import Files

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
  /// The environment variable that makes a worker note the calls under way at its end.
  static let endVariable = "NAVIGATION_WORKER_END"

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

  /// The number of bytes before a payload: four of its length, one of its kind, four of their checksum,
  /// four of the payload's.
  static let headerSize = 13

  /// The number of bytes that tell the length and the kind.
  fileprivate static let beginning = 5

  /// The number of bytes up to the checksum of these.
  fileprivate static let checkedBeginning = 9

  /// The greatest number of bytes of a payload; no system comes near.
  static let longest = 256 << 20

  /// - Parameter seed: the checksum of what comes before.
  fileprivate static func checksum(
    _ bytes: UnsafeRawBufferPointer, after seed: UInt32 = 0
  ) -> UInt32 {
    var sum = Checksum(UInt64(seed) << 32 | UInt64(bytes.count))
    sum.add(bytes)
    // What was added last has hardly been mixed yet.
    withUnsafeBytes(of: UInt64(0)) { sum.add($0) }
    return UInt32(truncatingIfNeeded: sum.value ^ sum.value >> 32)
  }
}

extension WorkerProtocol.Frame {
  /// The bytes before the payload; numbers are little-endian.
  var header: [UInt8] {
    precondition(payload.count <= WorkerProtocol.longest, .frameTooLarge)
    let beginning = Self.bytes(UInt32(payload.count)) + [kind.rawValue]
    let first = beginning.withUnsafeBytes { WorkerProtocol.checksum($0) }
    let second = payload.withUnsafeBytes { WorkerProtocol.checksum($0, after: first) }
    return beginning + Self.bytes(first) + Self.bytes(second)
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
    guard let header = try header() else { return nil }
    let payload = start + WorkerProtocol.headerSize
    let end = payload + header.length
    guard bytes.count >= end else { return nil }
    let checksum = bytes.withUnsafeBytes {
      WorkerProtocol.checksum(
        UnsafeRawBufferPointer(rebasing: $0[payload..<end]), after: header.checksum)
    }
    guard checksum == number(at: start + WorkerProtocol.checkedBeginning) else {
      throw .damaged(header.length + WorkerProtocol.headerSize)
    }
    start = end
    return WorkerProtocol.Frame(kind: header.kind, payload: Array(bytes[payload..<end]))
  }

  /// Ends the reception; an unfinished frame is an error.
  func finish() throws(WorkerProtocolError) {
    let received = bytes.count - start
    guard received > 0 else { return }
    let length = received < WorkerProtocol.headerSize ? nil : try header()?.length
    throw .truncated(expected: length.map { $0 + WorkerProtocol.headerSize }, received: received)
  }

  /// The beginning of the next frame, if it was received.
  ///
  /// It is checked before the payload comes: nobody waits for what a damaged length promises.
  private func header() throws(WorkerProtocolError) -> (
    length: Int, kind: WorkerProtocol.FrameKind, checksum: UInt32
  )? {
    guard bytes.count - start >= WorkerProtocol.checkedBeginning else { return nil }
    let checksum = bytes.withUnsafeBytes {
      WorkerProtocol.checksum(
        UnsafeRawBufferPointer(rebasing: $0[start..<start + WorkerProtocol.beginning]))
    }
    guard checksum == number(at: start + WorkerProtocol.beginning),
      let kind = WorkerProtocol.FrameKind(rawValue: bytes[start + 4])
    else { throw .damagedHeader() }
    return (Int(number(at: start)), kind, checksum)
  }

  /// The number that four bytes hold.
  private func number(at place: Int) -> UInt32 {
    (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(bytes[place + $1]) }
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

  static func damagedHeader() -> WorkerProtocolError {
    WorkerProtocolError(
      description: "the header of a frame does not match its checksum; "
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
