#if Adopt
/// Reads property lists in the text form that Xcode's projects have.
struct PropertyListText {
  /// A value of a property list.
  enum Value {
    case text(String)
    case list([Value])
    case dictionary([String: Value])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [Value]? { if case .list(let list) = self { list } else { nil } }
    var dictionary: [String: Value]? {
      if case .dictionary(let values) = self { values } else { nil }
    }

    subscript(_ key: String) -> Value? { dictionary?[key] }
  }

  private let bytes: [UInt8]
  private var at = 0

  /// Returns the value that a text describes; nil where it describes none.
  static func value(of text: String) -> Value? {
    var reader = PropertyListText(bytes: Array(text.utf8))
    return reader.value()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value() -> Value? {
    skip()
    guard at < bytes.count else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "{"): return dictionary()
    case UInt8(ascii: "("): return list()
    default: return word().map(Value.text)
    }
  }

  private mutating func dictionary() -> Value? {
    at += 1
    var values: [String: Value] = [:]
    while true {
      skip()
      if take("}") { return .dictionary(values) }
      guard let key = word() else { return nil }
      skip()
      guard take("="), let value = value() else { return nil }
      values[key] = value
      skip()
      guard take(";") else { return nil }
    }
  }

  private mutating func list() -> Value? {
    at += 1
    var values: [Value] = []
    while true {
      skip()
      if take(")") { return .list(values) }
      guard let value = value() else { return nil }
      values.append(value)
      skip()
      _ = take(",")
    }
  }

  private mutating func word() -> String? {
    skip()
    if take("\"") {
      var content: [UInt8] = []
      while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
        if bytes[at] == UInt8(ascii: "\\") { at += 1 }
        guard at < bytes.count else { return nil }
        content.append(bytes[at])
        at += 1
      }
      at += 1
      return String(decoding: content, as: UTF8.self)
    }
    let start = at
    while at < bytes.count, !" \t\r\n;,={}()\"".utf8.contains(bytes[at]) { at += 1 }
    return start == at ? nil : String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard at < bytes.count, bytes[at] == character.asciiValue else { return false }
    at += 1
    return true
  }

  /// Skips blanks and comments.
  private mutating func skip() {
    while at < bytes.count {
      if " \t\r\n".utf8.contains(bytes[at]) {
        at += 1
      } else if bytes[at...].starts(with: "//".utf8) {
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      } else if bytes[at...].starts(with: "/*".utf8) {
        while at < bytes.count, !bytes[at...].starts(with: "*/".utf8) { at += 1 }
        at += 2
      } else {
        return
      }
    }
  }
}
#endif
