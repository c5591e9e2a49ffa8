#if Adopt
import SwiftSyntax

/// A local value whose declaration does not compile, and what the app says that it is.
struct LocalValue {
  /// What stands before its value.
  let start: String

  /// The type of the value: that of the member, declared in an extension, by which the value is made.
  let type: TypeSyntax

  /// Finds the value that a cut takes away; nil where it takes another statement, or where the app does
  /// not say what it is.
  ///
  /// What a container of dependencies holds, as `Container.shared.clock()` does, has a type that a module
  /// which is not there declares, such as `Factory<Clock>`: called, it gives the value.
  init?(around token: TokenSyntax, replacedBy place: CutPlace, in project: Project) {
    guard
      let variable = place.removedStatement(around: token)?.item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.typeAnnotation == nil, let value = binding.initializer?.value,
      let found = Self.type(of: value, in: project)
    else { return nil }
    start = "\(variable.bindingSpecifier.text) \(binding.pattern.trimmedDescription): "
    type = found
  }

  /// The declaration with a value.
  func replacement(with value: String) -> String {
    "\(start)\(type.trimmedDescription) = \(value)"
  }

  private static func type(of value: ExprSyntax, in project: Project) -> TypeSyntax? {
    let call = value.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? value).as(MemberAccessExprSyntax.self),
      let name = member.base.flatMap(Self.first)
    else { return nil }
    let declared = project.foreignExtensions.filter { $0.name == name }.flatMap(\.members)
      .compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
      .first { $0.pattern.trimmedDescription == member.declName.baseName.text }
    guard let type = declared?.typeAnnotation?.type.trimmed else { return nil }
    guard call != nil else { return type }
    guard let maker = type.as(IdentifierTypeSyntax.self), project.type(maker.name.text) == nil,
      let arguments = maker.genericArgumentClause?.arguments, arguments.count == 1
    else { return nil }
    return arguments.first?.argument.as(TypeSyntax.self)
  }

  /// The name with which a chain of members begins.
  private static func first(of expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return first(of: call.calledExpression)
    }
    return expression.as(MemberAccessExprSyntax.self)?.base.flatMap(first)
  }
}
#endif
