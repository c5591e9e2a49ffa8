import CSwiftRuntime

/// The name of a type, free of addresses and other traces of a process.
package struct TypeName: Hashable {
  /// The full name: `Shop.Cart.Item`.
  package let qualified: String

  /// The name without modules: `Cart.Item`.
  package let short: String

  /// The module that declares the type; empty for tuples and functions.
  package let module: String

  package init(_ type: Any.Type) { self.init(qualified: _typeName(type, qualified: true)) }

  init(qualified text: String) {
    let clean = Self.withoutContexts(text)
    qualified = clean.text
    short = Self.withoutModules(clean.text)
    module =
      clean.module ?? String(Substring(clean.text.utf8.prefix { Self.isWordByte($0) }))
  }

  /// The hash of the full name.
  var hash: UInt64 { Self.hash(qualified) }

  /// The hash of any name, the same in every process.
  static func hash(_ name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { nav_name_hash($0.baseAddress, $0.count) }
  }

  /// The ways to write the name: in full, without modules, without generic arguments, and without
  /// the types that it is nested in.
  var spellings: [String] {
    let plain = String(short.prefix { $0 != "<" })
    return [qualified, short, plain, plain.split(separator: ".").last.map(String.init) ?? plain]
  }

  /// Returns a Boolean value that indicates whether a byte of a name is part of a word; beyond
  /// ASCII there are only letters.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "$"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }

  /// Drops what the runtime writes for private and local contexts, which holds an address, and
  /// for types nested in an extension of another module's type.
  package static func withoutContexts(_ text: String) -> (text: String, module: String?) {
    guard text.contains("(") else { return (text, nil) }
    var result = ""
    var module: String?
    var rest = text[...]
    while let start = rest.firstIndex(of: "(") {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("(unknown context at "), let end = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: end)...].drop { $0 == "." }
      } else if rest.hasPrefix("(extension in "), let end = rest.firstIndex(of: ")") {
        let name = rest[..<end].dropFirst("(extension in ".count)
        if result.isEmpty { module = String(name) }
        rest = rest[rest.index(after: end)...].drop { $0 == ":" }
      } else {
        result.append("(")
        rest = rest.dropFirst()
      }
    }
    return (result + rest, module)
  }

  // By bytes: every type that is met has its name looked at.
  private static func withoutModules(_ text: String) -> String {
    let dot = UInt8(ascii: ".")
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      let run = rest.prefix { isWordByte($0) || $0 == dot }
      rest = rest.dropFirst(max(run.count, 1))
      if run.isEmpty {
        result.append(first)
      } else if first != dot, let end = run.firstIndex(of: dot) {
        result += run[(end + 1)...]
      } else {
        // A run that starts with a dot goes on after generic arguments: its module was dropped.
        result += run
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
