import Foundation

/// A key that an object of a JSON text has twice.
///
/// Decoders take one of the two values and say nothing of the other.
enum DoubledKey {
  /// A way from the outermost value to a key, which is its last step.
  typealias Path = [Step]

  enum Step: Hashable {
    case key(String)
    case entry(Int)
  }

  /// Returns the path of the first key that its object has twice; nil where there is none.
  ///
  /// - Parameter json: a text that a decoder takes; of any other the answer means nothing.
  static func first(in json: String) -> Path? {
    let bytes = Array(json.utf8)
    var open: [Value] = []
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"): open.append(Value(isObject: true))
      case UInt8(ascii: "["): open.append(Value(isObject: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","): open.indices.last.map { open[$0].begin() }
      case UInt8(ascii: "\""):
        let end = endOfText(in: bytes, from: position)
        if let last = open.indices.last, open[last].expectsKey {
          let key = text(bytes[position...end])
          if !open[last].take(key) { return open.map(\.step) }
        }
        position = end
      default: break
      }
      position += 1
    }
    return nil
  }

  /// An object or a list that is being read.
  private struct Value {
    let isObject: Bool
    private(set) var step = Step.entry(0)
    private(set) var expectsKey: Bool
    private var keys: Set<String> = []

    init(isObject: Bool) {
      self.isObject = isObject
      expectsKey = isObject
    }

    /// Begins what follows a comma.
    mutating func begin() {
      expectsKey = isObject
      if case .entry(let index) = step, !isObject { step = .entry(index + 1) }
    }

    /// Takes note of a key; returns false where it was there before.
    mutating func take(_ key: String) -> Bool {
      step = .key(key)
      expectsKey = false
      return keys.insert(key).inserted
    }
  }

  /// Returns the position of the quotation mark that ends a text.
  private static func endOfText(in bytes: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.count - 1)
  }

  /// Returns the text that a literal stands for: a key may be written with escapes.
  private static func text(_ literal: ArraySlice<UInt8>) -> String {
    (try? JSONDecoder().decode(String.self, from: Data(literal)))
      ?? String(decoding: literal, as: UTF8.self)
  }
}

extension DoubledKey.Path {
  /// The key at its end.
  var key: String { if case .key(let key)? = last { key } else { "" } }
}
