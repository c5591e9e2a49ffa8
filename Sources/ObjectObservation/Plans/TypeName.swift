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
      clean.module
      ?? (clean.text.first.map(Self.isWordCharacter) == true
      ? clean.text.prefix { Self.isWordCharacter($0) } : "").description
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

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
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

  private static func withoutModules(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      guard isWordCharacter(first) || first == "." else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { isWordCharacter($0) || $0 == "." }
      rest = rest.dropFirst(run.count)
      // A run that starts with a dot goes on after generic arguments: its module was dropped.
      if first != ".", let dot = run.firstIndex(of: "."), !run.hasPrefix("...") {
        result += run[run.index(after: dot)...]
      } else {
        result += run
      }
    }
    return result
  }
}
