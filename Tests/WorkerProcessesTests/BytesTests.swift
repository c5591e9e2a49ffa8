import WorkerProcesses
import XCTest

final class BytesTests: XCTestCase {
  func testNumbersComeBack() throws {
    let unsigned: [UInt64] = [0, 1, 127, 128, 16_383, 16_384, .max - 1, .max]
    let signed = [0, -1, 1, -64, 64, Int.min, Int.max]
    var writer = ByteWriter()
    for number in unsigned { writer.put(number) }
    for number in signed { writer.put(number) }
    for number in unsigned { writer.putFixed(number) }
    var reader = ByteReader(writer.bytes)
    for number in unsigned { XCTAssertEqual(try reader.unsigned(), number) }
    for number in signed { XCTAssertEqual(try reader.int(), number) }
    for number in unsigned { XCTAssertEqual(try reader.fixed(), number) }
    XCTAssertTrue(reader.isAtEnd)
  }

  func testSmallNumbersAreShort() {
    for (number, size) in [(0, 1), (-64, 1), (63, 1), (64, 2), (-65, 2)] {
      var writer = ByteWriter()
      writer.put(number)
      XCTAssertEqual(writer.bytes.count, size, "\(number)")
    }
  }

  func testTextsListsAndMessagesComeBack() throws {
    var writer = ByteWriter()
    writer.put("Bücher 📚")
    writer.put("")
    writer.put(true)
    writer.put(false)
    writer.put([1, 2, 3] as [UInt8])
    writer.put(["a", "b"]) { $0.put($1) }
    var reader = ByteReader(writer.bytes)
    XCTAssertEqual(try reader.string(), "Bücher 📚")
    XCTAssertEqual(try reader.string(), "")
    XCTAssertEqual(try reader.bool(), true)
    XCTAssertEqual(try reader.bool(), false)
    XCTAssertEqual(try reader.blob(), [1, 2, 3])
    XCTAssertEqual(
      try reader.array { reader throws(ByteError) in try reader.string() }, ["a", "b"])
    XCTAssertTrue(reader.isAtEnd)
  }

  func testEveryTruncationIsAnError() throws {
    var writer = ByteWriter()
    writer.put(300 as UInt64)
    writer.put("text")
    writer.putFixed(7)
    for length in 0..<writer.bytes.count {
      var reader = ByteReader(Array(writer.bytes[..<length]))
      XCTAssertThrowsError(
        try {
          _ = try reader.unsigned()
          _ = try reader.string()
          _ = try reader.fixed()
        }(), "cut after \(length) bytes"
      ) { error in XCTAssertGreaterThan((error as? ByteError)?.missing ?? 0, 0) }
    }
  }

  func testErrorsSayWhatIsMissing() {
    func failure(_ bytes: [UInt8], _ read: (inout ByteReader) throws(ByteError) -> Void) -> String {
      var reader = ByteReader(bytes)
      do {
        try read(&reader)
        return "no error"
      } catch { return error.description }
    }
    XCTAssertEqual(
      failure([]) { reader throws(ByteError) in _ = try reader.unsigned() },
      "the message ends within a number at offset 0; 1 more byte expected")
    XCTAssertEqual(
      failure([4, 0x61, 0x62]) { reader throws(ByteError) in _ = try reader.string() },
      "the message ends within a text at offset 1; 2 more bytes expected")
    XCTAssertEqual(
      failure([1, 0xff]) { reader throws(ByteError) in _ = try reader.string() },
      "the message should hold a text at offset 0, but doesn't")
    XCTAssertEqual(
      failure([2]) { reader throws(ByteError) in _ = try reader.bool() },
      "the message should hold a Boolean at offset 0, but doesn't")
    XCTAssertEqual(
      failure([UInt8](repeating: 0xff, count: 11)) { reader throws(ByteError) in
        _ = try reader.unsigned()
      }, "the message should hold a number at offset 0, but doesn't")
    // A count that no memory could hold.
    XCTAssertEqual(
      failure([UInt8](repeating: 0xff, count: 9) + [1]) { reader throws(ByteError) in
        _ = try reader.blob()
      }, "the message should hold a message at offset 0, but doesn't")
  }
}
