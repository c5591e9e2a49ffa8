#if Adopt
import SwiftSyntax

extension Project {
  /// The type of a property, written or read off its first value.
  func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type.trimmed }
    guard let value = binding.initializer?.value else { return nil }
    switch value.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: return TypeNames.type("Bool")
    case .integerLiteralExpr: return TypeNames.type("Int")
    case .floatLiteralExpr: return TypeNames.type("Double")
    case .stringLiteralExpr: return TypeNames.type("String")
    case .memberAccessExpr(let member):
      guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let node = type(base)?.syntax.as(EnumDeclSyntax.self),
        Samples.cases(of: node).contains(where: { $0.name.text == member.declName.baseName.text })
      else { return nil }
      return TypeNames.type(base)
    case .functionCallExpr(let call):
      if call.calledExpression.is(ArrayExprSyntax.self)
        || call.calledExpression.is(DictionaryExprSyntax.self)
        || call.calledExpression.is(GenericSpecializationExprSyntax.self)
      {
        return TypeNames.type(call.calledExpression.trimmedDescription)
      }
      guard let made = call.calledExpression.as(DeclReferenceExprSyntax.self),
        made.baseName.text.first?.isUppercase == true
      else { return nil }
      // A function of the platform is written like a type.
      let isText = made.baseName.text == "NSLocalizedString"
      return TypeNames.type(isText ? "String" : made.baseName.text)
    default: return nil
    }
  }

  /// The generic type with its arguments that a property says it is or makes; nil for any other.
  func genericType(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type.trimmed }
    guard
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(GenericSpecializationExprSyntax.self),
      let name = made.expression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return nil }
    return TypeSyntax(
      IdentifierTypeSyntax(
        name: name.trimmed, genericArgumentClause: made.genericArgumentClause.trimmed))
  }

  /// The class of the object that a class keeps in a static property, such as `Router.shared`; nil where
  /// there is no such property.
  func staticObject(_ property: String, of type: String) -> String? {
    for node in parts(of: type).flatMap(\.members).compactMap({
      $0.decl.as(VariableDeclSyntax.self)
    }) where node.isStatic && node.isStored {
      for binding in node.bindings where binding.pattern.trimmedDescription == property {
        return self.type(of: binding).flatMap { TypeNames.innermost(of: $0) }
          .flatMap { self.type($0)?.kind == .class ? $0 : nil }
      }
    }
    return nil
  }

  /// The static property by which a class offers the one object of it; nil where none can be reached.
  func sharedObject(of type: String) -> String? {
    parts(of: type).flatMap(\.members).compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !DeclSyntax($0).modifierNames.contains { $0.hasSuffix("private") } }
      .flatMap(\.bindings).map(\.pattern.trimmedDescription)
      .first { staticObject($0, of: type) == type }
  }

  /// How far a path of properties leads by a static one, such as `Router.shared.push`; nil where it does
  /// not begin with a class.
  func staticStart(
    of path: ArraySlice<String>
  ) -> (base: String, type: String, rest: ArraySlice<String>)? {
    guard let name = path.first, let property = path.dropFirst().first,
      let type = staticObject(property, of: name)
    else { return nil }
    return ("\(name).\(property)", type, path.dropFirst(2))
  }

  /// The property of this name that a type or one of those that it inherits from stores or computes, with
  /// the name of the type that declares it.
  func property(
    _ name: String, of type: String
  ) -> (node: VariableDeclSyntax, binding: PatternBindingSyntax, owner: String)? {
    for owner in [type] + ancestors(of: type) {
      for member in parts(of: owner).flatMap(\.members) {
        guard let node = member.decl.as(VariableDeclSyntax.self), !node.isStatic else { continue }
        for binding in node.bindings where binding.pattern.trimmedDescription == name {
          return (node, binding, owner)
        }
      }
    }
    return nil
  }
}

extension VariableDeclSyntax {
  /// The class of the object that a property takes from the environment, as by
  /// `@Environment(Router.self)`.
  var environmentClass: TypeSyntax? {
    for attribute in attributes {
      guard let node = attribute.as(AttributeSyntax.self),
        node.attributeName.trimmedDescription == "Environment",
        case .argumentList(let arguments)? = node.arguments,
        let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "self", let base = member.base
      else { continue }
      return TypeNames.type(base.trimmedDescription)
    }
    return nil
  }
}
#endif
