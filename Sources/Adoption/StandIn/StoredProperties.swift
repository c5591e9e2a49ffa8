#if Adopt
import SwiftSyntax

/// Properties whose values outlive the view that declares them: those of the user's defaults and of a scene.
enum StoredProperties {
  /// The names of their wrappers.
  static let wrappers: Set = ["AppStorage", "SceneStorage"]

  /// Returns a Boolean value that indicates whether a declaration has such a wrapper.
  static func areDeclared(by node: VariableDeclSyntax) -> Bool {
    !wrappers.isDisjoint(with: DeclSyntax(node).attributeNames)
  }
}
#endif
