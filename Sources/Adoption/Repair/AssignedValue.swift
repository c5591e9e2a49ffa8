#if Adopt
import SwiftSyntax

/// A statement that does not compile and sets a property which code unwraps without asking: left out, it
/// would let the app trap where it does not.
struct AssignedValue {
  /// What stands before the value.
  let start: String

  /// The type of the value.
  let type: TypeSyntax

  /// The property's name, with that of its type.
  let name: String

  /// Finds the assignment that a cut takes away; nil where it takes another statement, or where the
  /// property may be empty.
  init?(around token: TokenSyntax, replacedBy place: CutPlace, in project: Project) {
    guard let statement = place.removedStatement(around: token),
      let target = statement.item.as(SequenceExprSyntax.self)?.assignment?.target,
      let property = Self.property(of: target),
      let owner = Self.type(around: Syntax(statement)),
      let found = Self.unwrapped(property, of: owner, in: project)
    else { return nil }
    name = "\(owner).\(property)"
    start = "\(target.trimmedDescription) = "
    type = found
  }

  /// The property of the type's own that an expression names.
  private static func property(of target: ExprSyntax) -> String? {
    if let name = target.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = target.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return nil }
    return member.declName.baseName.text
  }

  /// The name of the type around a statement.
  private static func type(around node: Syntax) -> String? {
    var node = node
    while let parent = node.parent {
      if let part = parent.as(ExtensionDeclSyntax.self) {
        return part.extendedType.trimmedDescription
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil {
        return parent.asProtocol((any NamedDeclSyntax).self)?.name.text
      }
      node = parent
    }
    return nil
  }

  /// The type behind the exclamation mark of a property; nil where it has none.
  private static func unwrapped(
    _ name: String, of owner: String, in project: Project
  ) -> TypeSyntax? {
    let properties = ([owner] + project.ancestors(of: owner)).flatMap(project.variables)
      .flatMap(\.bindings)
    return properties.first { $0.pattern.trimmedDescription == name }?.typeAnnotation?.type
      .as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
  }
}
#endif
