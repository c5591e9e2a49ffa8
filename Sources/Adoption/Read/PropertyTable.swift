#if Adopt
import SwiftSyntax
import Synchronization

/// The properties of an app's types, by name: each type is read once.
final class PropertyTable: Sendable {
  /// A property with the name of the type that declares it.
  typealias Property = (node: VariableDeclSyntax, binding: PatternBindingSyntax, owner: String)

  private let known = Mutex<[String: [String: Property]]>([:])

  /// The properties of objects of a type, inherited ones among them: of those of one name that of the type
  /// itself, or of the nearest that it inherits from.
  func properties(of type: String, in project: Project) -> [String: Property] {
    if let found = known.withLock({ $0[type] }) { return found }
    var found: [String: Property] = [:]
    for owner in [type] + project.ancestors(of: type) {
      for node in project.variables(of: owner) where !node.isStatic {
        for binding in node.bindings {
          let name = binding.pattern.trimmedDescription
          if found[name] == nil { found[name] = (node, binding, owner) }
        }
      }
    }
    known.withLock { $0[type] = found }
    return found
  }
}
#endif
