import GraphDrawing

/// A walk along a drawing as Graphviz writes it; not a reader of any XML.
struct SVGScanner {
  /// The tag that opens the drawing.
  let openingTag: OpeningTag

  private let bytes: [UInt8]
  private var position: Int

  /// Finds the drawing behind its prolog; there is none in text without an `svg` element.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
    var start = 0
    while start < bytes.count, !bytes.hasText("<svg", at: start) {
      // A comment before the drawing may speak of one.
      start = bytes.hasText("<!--", at: start) ? bytes.end(of: "-->", from: start) : start + 1
    }
    guard start < bytes.count else { return nil }
    position = bytes.end(of: ">", from: start)
    openingTag = OpeningTag(text: String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Moves behind the elements of these names that come next.
  mutating func skipElements(_ names: [String]) {
    while true {
      let start = bytes.endOfSpace(from: position)
      guard let name = names.first(where: { bytes.hasText("<\($0)", at: start) }) else { break }
      position = bytes.end(of: "</\(name)>", from: start)
    }
    position = bytes.endOfSpace(from: position)
  }

  /// The rest of the drawing, without comments and the line breaks behind them.
  ///
  /// `transparent` is no color in SVG, and strict viewers draw it black.
  func rest() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count - position)
    var index = position
    var isWithinTag = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<"), bytes.hasText("<!--", at: index) {
        index = bytes.end(of: "-->", from: index)
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        continue
      }
      if byte == UInt8(ascii: "<") { isWithinTag = true }
      if byte == UInt8(ascii: ">") { isWithinTag = false }
      if isWithinTag, byte == UInt8(ascii: " "), let paint = transparentPaint(at: index) {
        result += Array(" \(paint)=\"none\"".utf8)
        index = bytes.end(of: "transparent\"", from: index)
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }

  private func transparentPaint(at index: Int) -> String? {
    ["fill", "stroke"].first { bytes.hasText(" \($0)=\"transparent\"", at: index) }
  }

  /// The tag of an element, with its attributes.
  struct OpeningTag {
    /// The tag, from angle bracket to angle bracket.
    var text: String

    /// The whole number of points that an attribute says, if it does.
    func points(_ name: String) -> Int? {
      let bytes = Array(text.utf8)
      let assignment = " \(name)=\""
      guard let start = (0..<bytes.count).first(where: { bytes.hasText(assignment, at: $0) })
      else { return nil }
      let value = bytes[(start + assignment.utf8.count)...]
      let digits = value.prefix { (0x30...0x39).contains($0) }
      return value[digits.endIndex...].starts(with: "pt\"".utf8)
        ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }

    /// Returns the tag with one attribute set, in its place if it is there already.
    func setting(_ name: String, to value: String) -> OpeningTag {
      let bytes = Array(text.utf8)
      let assignment = " \(name)=\"\(XMLText.escaped(value))\""
      let start = (0..<bytes.count).first { bytes.hasText(" \(name)=\"", at: $0) }
      let head: Int
      let tail: Int
      if let start {
        head = start
        tail = bytes.end(of: "\"", from: start + name.utf8.count + 3)
      } else {
        head = bytes.count - 1
        tail = head
      }
      return OpeningTag(
        text: String(decoding: bytes[..<head], as: UTF8.self) + assignment
          + String(decoding: bytes[tail...], as: UTF8.self))
    }
  }
}

extension [UInt8] {
  fileprivate func hasText(_ text: String, at index: Int) -> Bool {
    let text = text.utf8
    return index + text.count <= count && self[index..<index + text.count].elementsEqual(text)
  }

  /// Returns the end of the next occurrence of a text, or the end of everything.
  fileprivate func end(of text: String, from start: Int) -> Int {
    var index = start
    while index < count, !hasText(text, at: index) { index += 1 }
    return Swift.min(index + text.utf8.count, count)
  }

  fileprivate func endOfSpace(from start: Int) -> Int {
    var index = start
    while index < count, self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\n") {
      index += 1
    }
    return index
  }
}
