/// A message under construction.
package struct ByteWriter {
  /// The message so far.
  package private(set) var bytes: [UInt8] = []

  /// Makes an empty message.
  package init() {}

  /// Appends a number, in as many bytes as it needs, seven bits in each.
  package mutating func put(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number of either sign; small ones are short.
  package mutating func put(_ number: Int) {
    let number = Int64(number)
    put(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  /// Appends a number in eight bytes; shorter for hashes, which are rarely small.
  package mutating func putFixed(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends a Boolean.
  package mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Appends a text.
  package mutating func put(_ text: String) {
    put(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a message within the message.
  package mutating func put(_ blob: [UInt8]) {
    put(UInt64(blob.count))
    bytes.append(contentsOf: blob)
  }

  /// Appends how many elements there are, then each of them.
  package mutating func put<Elements: Collection>(
    _ elements: Elements, each: (inout ByteWriter, Elements.Element) throws -> Void
  ) rethrows {
    put(UInt64(elements.count))
    for element in elements { try each(&self, element) }
  }
}

/// A message that is being read, from its start to its end.
package struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Starts at the beginning of a message.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A Boolean value that indicates whether everything was read.
  package var isAtEnd: Bool { position == bytes.count }

  /// Reads a number without a sign.
  package mutating func unsigned() throws(ByteError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    let start = position
    while true {
      let byte = try byte(of: "a number")
      let bits = UInt64(byte & 0x7f)
      guard shift < 63 || (shift == 63 && bits <= 1) else {
        throw ByteError.malformed("a number", offset: start)
      }
      number |= bits << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Reads a number of either sign.
  package mutating func int() throws(ByteError) -> Int {
    let start = position
    let raw = try unsigned()
    let number = Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
    guard let number = Int(exactly: number) else {
      throw ByteError.malformed("a number", offset: start)
    }
    return number
  }

  /// Reads a number of eight bytes.
  package mutating func fixed() throws(ByteError) -> UInt64 {
    let slice = try take(8, of: "a number of eight bytes")
    return slice.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads a Boolean.
  package mutating func bool() throws(ByteError) -> Bool {
    let start = position
    switch try byte(of: "a Boolean") {
    case 0: return false
    case 1: return true
    default: throw ByteError.malformed("a Boolean", offset: start)
    }
  }

  /// Reads a text.
  package mutating func string() throws(ByteError) -> String {
    let start = position
    let count = try count(of: "a text")
    let slice = try take(count, of: "a text")
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw ByteError.malformed("a text", offset: start)
    }
    return text
  }

  /// Reads a message within the message.
  package mutating func blob() throws(ByteError) -> [UInt8] {
    let count = try count(of: "a message")
    return Array(try take(count, of: "a message"))
  }

  /// Reads how many elements there are, then each of them.
  package mutating func array<Element>(
    each: (inout ByteReader) throws(ByteError) -> Element
  ) throws(ByteError) -> [Element] {
    // No memory is reserved ahead: the count of a damaged message may be anything.
    let count = try count(of: "a list")
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try each(&self)) }
    return elements
  }

  private mutating func byte(of what: StaticString) throws(ByteError) -> UInt8 {
    guard position < bytes.count else {
      throw ByteError.truncated(what, offset: position, missing: 1)
    }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func count(of what: StaticString) throws(ByteError) -> Int {
    let start = position
    guard let count = Int(exactly: try unsigned()) else {
      throw ByteError.malformed(what, offset: start)
    }
    return count
  }

  private mutating func take(
    _ count: Int, of what: StaticString
  ) throws(ByteError) -> ArraySlice<UInt8> {
    let left = bytes.count - position
    guard count <= left else {
      throw ByteError.truncated(what, offset: position, missing: count - left)
    }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

/// A message that doesn't say what its reader expects.
package struct ByteError: Error, Hashable, CustomStringConvertible {
  /// The offset in the message.
  package let offset: Int

  /// The number of bytes that are missing; 0 when those present are wrong.
  package let missing: Int

  package let description: String

  /// Makes an error.
  package init(offset: Int = 0, missing: Int = 0, description: String) {
    self.offset = offset
    self.missing = missing
    self.description = description
  }
}

extension ByteError {
  fileprivate static func truncated(
    _ what: StaticString, offset: Int, missing: Int
  ) -> ByteError {
    ByteError(
      offset: offset, missing: missing,
      description: "the message ends within \(what) at offset \(offset); "
        + "\(missing) more byte\(missing == 1 ? "" : "s") expected")
  }

  fileprivate static func malformed(_ what: StaticString, offset: Int) -> ByteError {
    ByteError(
      offset: offset, missing: 0,
      description: "the message should hold \(what) at offset \(offset), but doesn't")
  }
}
