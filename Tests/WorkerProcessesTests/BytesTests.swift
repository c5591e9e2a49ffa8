import Testing
import WorkerProcesses

@Suite struct BytesTests {
  @Test func numbersComeBack() throws {
    let unsigned: [UInt64] = [0, 1, 127, 128, 16_383, 16_384, .max - 1, .max]
    let signed = [0, -1, 1, -64, 64, Int.min, Int.max]
    var writer = ByteWriter()
    for number in unsigned { writer.put(number) }
    for number in signed { writer.put(number) }
    for number in unsigned { writer.putFixed(number) }
    var reader = ByteReader(writer.bytes)
    for number in unsigned { #expect(try reader.unsigned() == number) }
    for number in signed { #expect(try reader.int() == number) }
    for number in unsigned { #expect(try reader.fixed() == number) }
    #expect(reader.isAtEnd)
  }

  @Test func smallNumbersAreShort() {
    for (number, size) in [(0, 1), (-64, 1), (63, 1), (64, 2), (-65, 2)] {
      var writer = ByteWriter()
      writer.put(number)
      #expect(writer.bytes.count == size, "\(number)")
    }
  }

  @Test func textsListsAndMessagesComeBack() throws {
    var writer = ByteWriter()
    writer.put("Bücher 📚")
    writer.put("")
    writer.put(true)
    writer.put(false)
    writer.put([1, 2, 3] as [UInt8])
    writer.put(["a", "b"]) { $0.put($1) }
    var reader = ByteReader(writer.bytes)
    #expect(try reader.string() == "Bücher 📚")
    #expect(try reader.string() == "")
    #expect(try reader.bool() == true)
    #expect(try reader.bool() == false)
    #expect(try reader.blob() == [1, 2, 3])
    #expect(try reader.array { reader throws(ByteError) in try reader.string() } == ["a", "b"])
    #expect(reader.isAtEnd)
  }

  @Test func everyTruncationIsAnError() throws {
    var writer = ByteWriter()
    writer.put(300 as UInt64)
    writer.put("text")
    writer.putFixed(7)
    for length in 0..<writer.bytes.count {
      var reader = ByteReader(Array(writer.bytes[..<length]))
      let error = try #require(throws: (any Error).self, "cut after \(length) bytes") {
        try {
          _ = try reader.unsigned()
          _ = try reader.string()
          _ = try reader.fixed()
        }()
      }
      #expect((error as? ByteError)?.missing ?? 0 > 0)

    }
  }

  @Test func errorsSayWhatIsMissing() throws {
    func failure(_ bytes: [UInt8], _ read: (inout ByteReader) throws(ByteError) -> Void) -> String {
      var reader = ByteReader(bytes)
      do {
        try read(&reader)
        return "no error"
      } catch { return error.description }
    }
    #expect(
      failure([]) { reader throws(ByteError) in _ = try reader.unsigned() }
        == "the message ends within a number at offset 0; 1 more byte expected")
    #expect(
      failure([4, 0x61, 0x62]) { reader throws(ByteError) in _ = try reader.string() }
        == "the message ends within a text at offset 1; 2 more bytes expected")
    #expect(
      failure([1, 0xff]) { reader throws(ByteError) in _ = try reader.string() }
        == "the message should hold a text at offset 0, but doesn't")
    #expect(
      failure([2]) { reader throws(ByteError) in _ = try reader.bool() }
        == "the message should hold a Boolean at offset 0, but doesn't")
    #expect(
      failure([UInt8](repeating: 0xff, count: 11)) { reader throws(ByteError) in
        _ = try reader.unsigned()
      } == "the message should hold a number at offset 0, but doesn't")
    // A count that no memory could hold.
    #expect(
      failure([UInt8](repeating: 0xff, count: 9) + [1]) { reader throws(ByteError) in
        _ = try reader.blob()
      } == "the message should hold a message at offset 0, but doesn't")
  }
}
