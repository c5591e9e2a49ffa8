#if Adopt
import SwiftSyntax

/// Properties whose values outlive the view that declares them: those of the user's defaults and of a scene.
enum StoredProperties {
  /// The names of their wrappers.
  private static let wrappers: Set = ["AppStorage", "SceneStorage"]

  /// Returns a Boolean value that indicates whether code that uses some names reads or writes the user's
  /// defaults, or what a scene keeps.
  static func areUsed(byNames names: Set<String>) -> Bool {
    names.contains("UserDefaults") || !wrappers.isDisjoint(with: names)
  }

  /// Returns a Boolean value that indicates whether a declaration has such a wrapper.
  static func areDeclared(by node: VariableDeclSyntax) -> Bool {
    !wrappers.isDisjoint(with: DeclSyntax(node).attributeNames)
  }
}
#endif
