#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Messages that come in by one open file and go out by another, each after its length.
package struct MessageStream: Sendable {
  private let incoming: Descriptor
  private let outgoing: Descriptor

  /// Takes over standard input and standard output: what is printed from now on is no message, and goes
  /// to standard error.
  package init() throws(EnvironmentError) {
    incoming = try Descriptor(dup(STDIN_FILENO), deed)
    outgoing = try Descriptor(dup(STDOUT_FILENO), deed)
    if dup2(STDERR_FILENO, STDOUT_FILENO) < 0 { throw .cannot(deed, "dup2", errno) }
  }

  /// Waits for the next message; nil where there is none any more.
  package func next() throws(EnvironmentError) -> [UInt8]? {
    guard let length = try bytes(MessageBuffer.lengthSize) else { return nil }
    return try bytes(MessageBuffer.length(length[...]))
  }

  private func bytes(_ count: Int) throws(EnvironmentError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let more = bytes.withUnsafeMutableBytes {
        read(incoming.number, $0.baseAddress! + done, count - done)
      }
      if more == 0 { return nil }
      if more > 0 {
        done += more
      } else if errno != EINTR {
        throw .cannot(deed, "read", errno)
      }
    }
    return bytes
  }

  /// Sends a message; returns false where nobody reads any more.
  package func send(_ message: [UInt8]) throws(EnvironmentError) -> Bool {
    var rest = MessageBuffer.bytes(of: message)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(outgoing.number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return false
      } else if errno != EINTR {
        throw .cannot(deed, "write", errno)
      }
    }
    return true
  }
}

private let deed = "talk to the process that asks"

/// Received bytes, cut into messages.
struct MessageBuffer {
  /// The number of bytes of a length, which is little-endian.
  static let lengthSize = 4

  private var bytes: [UInt8] = []
  private var start = 0

  static func length(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(lengthSize).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A message after its length.
  static func bytes(of message: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt32(message.count).littleEndian) { Array($0) } + message
  }

  mutating func append(_ new: UnsafeRawBufferPointer) {
    // Room is made only when messages were taken, so that a large one isn't moved as it grows.
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// Takes the next message, if all of it was received.
  mutating func next() -> [UInt8]? {
    let begin = start + Self.lengthSize
    guard bytes.count >= begin else { return nil }
    let end = begin + Self.length(bytes[start...])
    guard bytes.count >= end else { return nil }
    start = end
    return Array(bytes[begin..<end])
  }
}
