import CSwiftRuntime
import ObjectObservation
import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A watch over the methods of classes: which of them are called.
///
/// It reads the symbols of the image that declares a class and puts a breakpoint at the beginning of
/// each method; the first call raises a flag and takes the breakpoint away. Only builds for debugging
/// are watched: optimized ones leave out methods, or copy them into their callers.
struct MethodWatch {
  /// The methods, such as `Desk.tidy()`, in alphabetical order.
  let methods: [String]

  private let flags: UnsafeMutablePointer<UInt8>
  private var reported: Set<Int> = []

  /// Watches the methods of classes and of what they inherit from in their own modules from now on;
  /// nil where they cannot be watched, or one process already watches some.
  ///
  /// - Parameter flags: the memory for as many flags as there is room for in a worker's note.
  init?(classes: [AnyClass], flags: UnsafeMutablePointer<UInt8>) {
    guard _isDebugAssertConfiguration() else { return nil }
    let found = WatchedMethod.all(of: classes).sorted { $0.name < $1.name }
      .prefix(InFlightMarker.flagRoom)
    guard nav_watch_functions(found.map(\.function), found.count, flags) else { return nil }
    methods = found.map(\.name)
    self.flags = flags
  }

  /// The methods that were called since this was asked for last, by their numbers.
  mutating func takeCalls() -> [Int] {
    let calls = methods.indices.filter { flags[$0] != 0 && !reported.contains($0) }
    reported.formUnion(calls)
    return calls
  }
}

/// A method and the function that it was compiled to.
struct WatchedMethod {
  let type: String
  let method: MethodName
  let function: UnsafeRawPointer

  var name: String { "\(type).\(method)" }

  /// The methods of classes and of the superclasses in their modules.
  ///
  /// A method of a superclass that a subclass overrides is left out: that of the subclass counts.
  static func all(of classes: [AnyClass]) -> [WatchedMethod] {
    let modules = Set(classes.map { TypeName($0).module })
    var found: [ObjectIdentifier: [WatchedMethod]] = [:]
    var overridden: [ObjectIdentifier: Set<MethodName>] = [:]
    for type in classes {
      var next: AnyClass? = type
      var below: Set<MethodName> = []
      while let current = next, modules.contains(TypeName(current).module) {
        let id = ObjectIdentifier(current)
        let methods = found[id] ?? all(of: current)
        found[id] = methods
        overridden[id, default: []].formUnion(below)
        below.formUnion(methods.map(\.method))
        next = _getSuperclass(current)
      }
    }
    return found.flatMap { id, methods in
      methods.filter { !overridden[id]!.contains($0.method) }
    }
  }

  /// The methods that a class declares itself, without private and static ones, accessors, and those
  /// that the macro `@Observable` makes.
  private static func all(of type: AnyClass) -> [WatchedMethod] {
    var found = FoundMethods(type: TypeName(type).short)
    withUnsafeMutablePointer(to: &found) { found in
      nav_visit_functions(
        RuntimeFields.pointer(to: type),
        { context, name, prefix, function in
          context!.assumingMemoryBound(to: FoundMethods.self).pointee
            .add(mangled: String(cString: name), prefix: prefix, function)
        }, found)
    }
    return found.methods
  }
}

private struct FoundMethods {
  let type: String
  var methods: [WatchedMethod] = []

  mutating func add(mangled: String, prefix: Int, _ function: UnsafeRawPointer) {
    let own = mangled.utf8.dropFirst(prefix)
    // Functions end in F; with LL a name is private to its file.
    guard own.last == UInt8(ascii: "F"), own.count > 1, !Substring(own).contains("LL"),
      let demangled = MethodName.demangled(mangled),
      let owner = MethodName.demangled(String(mangled.utf8.prefix(prefix)) ?? ""),
      let name = MethodName(demangled, of: owner), !name.isOfObservable
    else { return }
    methods.append(WatchedMethod(type: type, method: name, function: function))
  }
}

/// The name of a method with the labels of its parameters: `open(_:in:)`.
struct MethodName: Hashable, CustomStringConvertible {
  let description: String

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
  private static func labels(in parameters: Substring) -> String {
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
