/// The names of types, computed once for each type.
package enum TypeNames {
  nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]

  /// Returns the type's name without its module.
  package static func name(of type: Any.Type) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Returns the type's name without module and generic arguments.
  package static func baseName(of type: Any.Type) -> String {
    let name = name(of: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}
