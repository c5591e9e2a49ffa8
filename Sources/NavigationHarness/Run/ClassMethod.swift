import CSwiftRuntime
import ObjectObservation

/// A method of a class, found by the symbols of a module that is not optimized.
///
/// Unchecked: the address of a function never changes.
package struct ClassMethod: @unchecked Sendable {
  /// The name of the class, without its module.
  let type: String
  let method: MethodName

  /// The function that it was compiled to.
  let function: UnsafeRawPointer

  var name: String { "\(type).\(method)" }

  /// The methods of classes and of the superclasses in their modules, in alphabetical order.
  ///
  /// A method of a superclass that a subclass overrides is left out: that of the subclass counts.
  static func all(of classes: [AnyClass]) -> [ClassMethod] {
    areFound ? declared(by: classes) : []
  }

  /// A Boolean value that indicates whether methods are found: where the platform lets symbols be
  /// read.
  package static var areFound: Bool { nav_functions_available() }

  /// A Boolean value that indicates whether this build is optimized: it leaves methods out, or copies
  /// them into their callers.
  package static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  private static func declared(by classes: [AnyClass]) -> [ClassMethod] {
    let modules = Set(classes.map { TypeName($0).module })
    var found: [ObjectIdentifier: [ClassMethod]] = [:]
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
    let methods = found.flatMap { id, methods in
      methods.filter { !overridden[id]!.contains($0.method) }
    }
    return methods.sorted { ($0.name, $0.function) < ($1.name, $1.function) }
  }

  /// The methods that a class declares itself, without private and static ones, accessors, and those
  /// that the macro `@Observable` makes.
  private static func all(of type: AnyClass) -> [ClassMethod] {
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
  var methods: [ClassMethod] = []

  mutating func add(mangled: String, prefix: Int, _ function: UnsafeRawPointer) {
    let own = mangled.utf8.dropFirst(prefix)
    // Functions end in F; with LL a name is private to its file.
    guard own.last == UInt8(ascii: "F"), own.count > 1, !Substring(own).contains("LL"),
      let demangled = MethodName.demangled(mangled),
      let owner = MethodName.demangled(String(mangled.utf8.prefix(prefix)) ?? ""),
      let name = MethodName(demangled, of: owner), !name.isOfObservable
    else { return }
    methods.append(ClassMethod(type: type, method: name, function: function))
  }
}

extension ClassMethod {
  /// Calls the method of an object; only for one that takes nothing, returns nothing, and neither
  /// throws nor waits.
  func call(of object: AnyObject) {
    precondition(method.isPlain, "Only a plain method can be called without arguments")
    withExtendedLifetime(object) {
      nav_call_method(function, Unmanaged.passUnretained(object).toOpaque())
    }
  }
}
