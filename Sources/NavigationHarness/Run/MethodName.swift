import CSwiftRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The name of a method with the labels of its parameters: `open(_:in:)`.
struct MethodName: Hashable, CustomStringConvertible {
  let description: String

  /// A Boolean value that indicates whether the method takes nothing, returns nothing, and neither
  /// throws nor waits.
  let isPlain: Bool

  /// Reads the name from a demangled function; nil for one that is no method of the type.
  ///
  /// - Parameters:
  ///   - demangled: such as `Shop.Desk.open(Shop.Drawer, in: Swift.Int) -> ()`.
  ///   - type: the type that declares it: `Shop.Desk`.
  init?(_ demangled: String, of type: String) {
    var rest = Substring(demangled)
    if rest.hasPrefix("(extension in "), let end = rest.firstRange(of: "):") {
      rest = rest[end.upperBound...]
    }
    guard rest.hasPrefix(type + ".") else { return nil }
    rest = rest.dropFirst(type.count + 1)
    let name = rest.prefix { $0 != "(" && $0 != "<" && $0 != " " && $0 != "." }
    rest = rest.dropFirst(name.count)
    if rest.first == "<" { rest = rest.dropFirst(Self.bracketed(rest)) }
    guard !name.isEmpty, rest.first == "(" else { return nil }
    let parameters = rest.dropFirst().prefix(max(0, Self.bracketed(rest) - 2))
    description = "\(name)(\(Self.labels(in: parameters)))"
    isPlain = rest == "() -> ()"
  }

  /// A Boolean value that indicates whether the macro `@Observable` makes it.
  var isOfObservable: Bool {
    ["access(keyPath:)", "withMutation(keyPath:_:)"].contains(description)
  }

  /// The name that a mangled name stands for.
  static func demangled(_ mangled: String) -> String? {
    guard let text = swift_demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The number of characters from an opening bracket to the closing one.
  private static func bracketed(_ text: Substring) -> Int {
    var depth = 0
    var last: Character = " "
    for (index, character) in text.enumerated() {
      if "([<".contains(character) { depth += 1 }
      // An arrow has no opening bracket.
      if ")]".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if depth == 0 { return index + 1 }
      last = character
    }
    return text.count
  }

  /// The labels of parameters, each with its colon.
  static func labels(in parameters: Substring) -> String {
    var labels = ""
    var rest = parameters
    while !rest.isEmpty {
      var end = rest.startIndex
      while end < rest.endIndex, rest[end] != "," {
        let length = "([<".contains(rest[end]) ? bracketed(rest[end...]) : 1
        end = rest.index(end, offsetBy: length)
      }
      let parameter = rest[..<end]
      let word = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      labels += parameter.dropFirst(word.count).hasPrefix(": ") ? "\(word):" : "_:"
      rest = end < rest.endIndex ? rest[rest.index(after: end)...].drop { $0 == " " } : ""
    }
    return labels
  }
}
