#if Adopt
import SwiftSyntax

/// The values of enums.
extension Samples {
  /// The case that an expression such as `Route.book(book)` makes, with a payload that is made up where the
  /// expression names variables.
  func value(ofCaseIn expression: ExprSyntax) -> String? {
    let arguments = expression.as(FunctionCallExprSyntax.self).map { Array($0.arguments) } ?? []
    return namedCase(in: expression).flatMap {
      value(of: $0.element, in: $0.type, handed: arguments)
    }
  }

  /// The same of an expression without the name of its enum, such as `.book(book)`, where a type is asked
  /// for.
  func value(ofCaseIn expression: ExprSyntax, as type: TypeSyntax, within owner: String) -> String?
  {
    guard let found = implicitCase(in: expression, as: type, within: owner) else { return nil }
    return value(of: found.element, in: found.type, handed: found.arguments)
  }

  /// The case that an expression without the name of its enum makes, and the name of the enum.
  func implicitCase(
    in expression: ExprSyntax, as type: TypeSyntax, within owner: String
  ) -> (element: EnumCaseElementSyntax, type: String, arguments: [LabeledExprSyntax])? {
    let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    guard let (member, arguments) = expression.implicitCase,
      let (node, name) = declaredEnum(wrapped.trimmed, within: owner), !node.hasGenerics
    else { return nil }
    return Self.cases(of: node).first { $0.name.text == member }.map { ($0, name, arguments) }
  }

  /// A case with what an expression hands it, made up where that names variables.
  private func value(
    of element: EnumCaseElementSyntax, in type: String, handed arguments: [LabeledExprSyntax]
  ) -> String? {
    guard let parameters = element.parameterClause?.parameters,
      parameters.count == arguments.count
    else { return value(of: element, in: type) }
    var texts: [String] = []
    for (parameter, argument) in zip(parameters, arguments) {
      let text =
        argument.expression.closed?.description
        ?? value(ofCaseIn: argument.expression)
        ?? value(ofCaseIn: argument.expression, as: parameter.type, within: type)
        ?? [3, 5, 7].firstValue { value(of: parameter.type, within: type, depth: $0) }
      guard let text else { return nil }
      texts.append((argument.label.map { "\($0.text): " } ?? "") + text)
    }
    return "\(type).\(element.name.text)(\(texts.joined(separator: ", ")))"
  }

  /// A case, made of as little as possible: deeper only where a payload asks for it.
  func value(of element: EnumCaseElementSyntax, in type: String) -> String? {
    [3, 5, 7].firstValue { value(of: element, in: type, depth: $0) }
  }

  /// The case that an expression such as `Route.book(book)` makes, and the name of its enum.
  func namedCase(
    in expression: ExprSyntax
  ) -> (element: EnumCaseElementSyntax, type: String)? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self),
      let (node, name) = declaredEnum(TypeNames.type(base.baseName.text), within: nil)
    else { return nil }
    return Self.cases(of: node).first { $0.name.text == member.declName.baseName.text }
      .map { ($0, name) }
  }

  /// The enum that a type is, with the name by which code outside refers to it.
  func declaredEnum(
    _ type: TypeSyntax, within owner: String?
  ) -> (node: EnumDeclSyntax, name: String)? {
    let name = type.trimmedDescription
    if let owner, let inner = Self.nested(name, in: project.parts(of: owner)) {
      if let alias = inner.as(TypeAliasDeclSyntax.self) {
        return declaredEnum(alias.initializer.value, within: owner)
      }
      return inner.as(EnumDeclSyntax.self).map { ($0, "\(owner).\(name)") }
    }
    if let member = type.as(MemberTypeSyntax.self) {
      let outer = member.baseType.trimmedDescription
      let inner = Self.nested(member.name.text, in: project.parts(of: outer))
      return inner?.as(EnumDeclSyntax.self).map { ($0, name) }
    }
    let declared = project.type(name).map { $0.syntax.as(EnumDeclSyntax.self) }
    return (declared ?? SystemEnumerations.declaration(of: name)).map { ($0, name) }
  }

  /// The enum that a type is, with arguments in the place of its parameters if it is generic.
  func concreteEnum(
    _ type: TypeSyntax, within owner: String
  ) -> (node: EnumDeclSyntax, name: String)? {
    if let node = type.as(IdentifierTypeSyntax.self), node.genericArgumentClause != nil {
      return project.type(node.name.text)?.concrete(as: node)?.as(EnumDeclSyntax.self)
        .map { ($0, node.trimmedDescription) }
    }
    return declaredEnum(type, within: owner)
  }

  /// A case, with payloads that are made of so much.
  func value(of element: EnumCaseElementSyntax, in type: String, depth: Int) -> String? {
    guard let parameters = element.parameterClause?.parameters else {
      return "\(type).\(element.name.text)"
    }
    var arguments: [String] = []
    let owner = String(type.prefix { $0 != "<" })
    for parameter in parameters where parameter.defaultValue == nil {
      guard let value = value(of: parameter.type, within: owner, depth: depth - 1) else {
        return nil
      }
      let label = parameter.firstName.map { "\($0.text): " } ?? ""
      arguments.append(label == "_: " ? value : label + value)
    }
    return "\(type).\(element.name.text)(\(arguments.joined(separator: ", ")))"
  }

  /// The cases of an enum.
  static func cases(of node: EnumDeclSyntax) -> [EnumCaseElementSyntax] {
    node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
  }
}
#endif
