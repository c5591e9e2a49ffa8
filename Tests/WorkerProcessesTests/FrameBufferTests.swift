import Testing

@testable import WorkerProcesses

@Suite struct FrameBufferTests {
  private let frames = [
    WorkerProtocol.Frame(kind: .request, payload: []),
    WorkerProtocol.Frame(kind: .answer, payload: [1, 2, 3]),
    WorkerProtocol.Frame(kind: .failure, payload: [UInt8](repeating: 9, count: 100_000)),
    WorkerProtocol.Frame(kind: .answer, payload: [4]),
  ]

  private var bytes: [UInt8] { frames.flatMap { $0.header + $0.payload } }

  @Test func framesAreCutHoweverTheyArrive() throws {
    for size in [1_000, 65_536, 200_000] {
      var buffer = FrameBuffer()
      var received: [WorkerProtocol.Frame] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        rest.prefix(size).withUnsafeBytes { buffer.append($0) }
        rest = rest.dropFirst(size)
        while let frame = try buffer.next() { received.append(frame) }
      }
      #expect(received == frames, "in pieces of \(size)")
      #expect(throws: Never.self) { try buffer.finish() }
    }
  }

  private func failure(afterReceiving bytes: [UInt8]) -> String {
    var buffer = FrameBuffer()
    bytes.withUnsafeBytes { buffer.append($0) }
    do {
      while try buffer.next() != nil {}
      try buffer.finish()
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func truncatedFramesAreErrors() {
    let frame = frames[1].header + frames[1].payload
    #expect(
      failure(afterReceiving: Array(frame.prefix(15)))
        == "the connection ended within a frame of 16 bytes, after 15 bytes")
    #expect(
      failure(afterReceiving: Array(frame.prefix(12)))
        == "the connection ended within the header of a frame, after 12 bytes")
    #expect(
      failure(afterReceiving: frame + [3])
        == "the connection ended within the header of a frame, after 1 byte")
    #expect(failure(afterReceiving: frame) == "no error")
  }

  @Test func damagedFramesAreErrors() {
    let frame = frames[1].header + frames[1].payload
    for position in frame.indices {
      for bit in 0..<8 {
        var damaged = frame
        damaged[position] ^= 1 << bit
        #expect(failure(afterReceiving: damaged) != "no error", "byte \(position), bit \(bit)")
      }
    }
    var damaged = frame
    damaged[15] ^= 1
    #expect(
      failure(afterReceiving: damaged)
        == "a frame of 16 bytes does not match its checksum; something other than the verifier wrote "
        + "to the worker's connection")
  }

  /// Nobody waits for what never comes.
  @Test func damagedHeadersAreErrorsBeforeTheirPayloadsCome() {
    let header = frames[2].header
    for position in 0..<9 {
      for bit in 0..<8 {
        var damaged = header
        damaged[position] ^= 1 << bit
        #expect(
          failure(afterReceiving: damaged)
            == "the header of a frame does not match its checksum; something other than the verifier "
            + "wrote to the worker's connection", "byte \(position), bit \(bit)")
      }
    }
  }
}
