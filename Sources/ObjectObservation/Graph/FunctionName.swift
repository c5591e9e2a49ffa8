import CSwiftRuntime

/// The name of a function as its source has it, such as `closure #1 in Cart.open()`.
package struct FunctionName {
  /// The name, without modules, results and traces of optimization.
  package let text: String

  /// A Boolean value that indicates whether the function does nothing but call a closure that is
  /// passed otherwise; the compiler makes such functions.
  let isAdapter: Bool

  /// Finds the name of the function whose code is at an address.
  ///
  /// A binary without symbols tells no names: there the place of the code stands for one.
  ///
  /// - Parameter isLookedUp: whether the binary is asked, which takes a while for the first name.
  init(code: UnsafeRawPointer?, isLookedUp: Bool = true) {
    guard let code else {
      self.init(text: "nothing")
      return
    }
    if isLookedUp, let demangled = Self.demangled(code) {
      self.init(demangled: demangled)
    } else {
      self.init(text: "function \(String(nav_function_offset(code), radix: 16))")
    }
  }

  private init(text: String) {
    self.text = text
    isAdapter = false
  }

  /// Takes the name out of what a mangled name stands for.
  package init(demangled: String) {
    let entity = Self.withoutPrefixes(demangled)
    isAdapter = entity.hasPrefix("reabstraction thunk")
    text = isAdapter ? "adapter" : Self.components(of: entity).joined(separator: " in ")
  }

  private static func demangled(_ code: UnsafeRawPointer) -> String? {
    guard let name = nav_function_name(code) else { return nil }
    defer { nav_function_name_free(name) }
    return String(cString: name)
  }

  /// Drops what the compiler made around a function: `partial apply forwarder for`.
  private static func withoutPrefixes(_ name: String) -> Substring {
    var rest = name[...]
    // A part of an asynchronous function, by its number: `(2) await resume partial function for`.
    if rest.first == "(", let end = rest.firstRange(of: " resume partial function for ") {
      rest = rest[end.upperBound...]
    }
    while let prefix = prefixes.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(prefix.count)
      if prefix.hasSuffix("specialization ") {
        guard let end = rest.firstRange(of: "> of ") else { break }
        rest = rest[end.upperBound...]
      }
    }
    return rest
  }

  private static let prefixes = [
    "merged ", "async function pointer to ", "partial apply forwarder for ",
    "generic not re-abstracted specialization ", "generic specialization ",
    "function signature specialization ",
  ]

  /// The function and those that it is in, the innermost first.
  private static func components(of entity: Substring) -> [String] {
    var depth = 0
    var components: [Substring] = []
    var start = entity.startIndex
    var index = start
    while index < entity.endIndex {
      switch entity[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case " " where depth == 0 && entity[index...].hasPrefix(" in "):
        components.append(entity[start..<index])
        start = entity.index(index, offsetBy: 4)
      default: break
      }
      index = entity.index(after: index)
    }
    components.append(entity[start...])
    return components.map(name)
  }

  private static func name(of component: Substring) -> String {
    for prefix in ["closure #", "implicit closure #"] where component.hasPrefix(prefix) {
      return prefix + component.dropFirst(prefix.count).prefix { $0.isNumber }
    }
    let short = TypeName(qualified: withoutFiles(component)).short
    return String(short[..<endOfParameters(short)])
  }

  /// Drops what tells private names of two files apart: `(open in _1A2B)`.
  private static func withoutFiles(_ component: Substring) -> String {
    var text = ""
    var rest = component
    while let end = rest.firstRange(of: " in _") {
      guard let start = rest[..<end.lowerBound].lastIndex(of: "(") else { break }
      text += rest[..<start]
      text += rest[start..<end.lowerBound].dropFirst()
      rest = rest[end.upperBound...].drop { $0 != ")" }.dropFirst()
    }
    return text + rest
  }

  /// The place where the result begins; overloads rarely differ in that alone.
  private static func endOfParameters(_ text: String) -> String.Index {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case " " where depth == 0:
        for end in [" -> ", " async", " throws", " : "] where text[index...].hasPrefix(end) {
          return index
        }
      default: break
      }
    }
    return text.endIndex
  }
}
