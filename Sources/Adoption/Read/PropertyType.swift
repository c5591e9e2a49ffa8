#if Adopt
import SwiftParser
import SwiftSyntax

extension Project {
  /// The type of a property, written or read off its first value.
  func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.writtenType { return type.trimmed }
    return binding.initializer.flatMap { type(ofValue: $0.value) }
  }

  /// The type of a value, as far as it can be read off it.
  private func type(ofValue value: ExprSyntax) -> TypeSyntax? {
    switch value.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: return TypeNames.type("Bool")
    case .integerLiteralExpr: return TypeNames.type("Int")
    case .floatLiteralExpr: return TypeNames.type("Double")
    case .stringLiteralExpr: return TypeNames.type("String")
    case .memberAccessExpr(let member): return type(ofCase: member)
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        return type(ofCase: member)
      }
      let text = call.calledExpression.trimmedDescription
      if call.calledExpression.is(ArrayExprSyntax.self)
        || call.calledExpression.is(DictionaryExprSyntax.self)
      {
        var parser = Parser(text)
        return TypeSyntax.parse(from: &parser)
      }
      if call.calledExpression.is(GenericSpecializationExprSyntax.self) {
        return TypeNames.type(text)
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

  /// The enum whose case code names with it, such as that of `State.idle`; nil for anything else.
  private func type(ofCase member: MemberAccessExprSyntax) -> TypeSyntax? {
    guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let node = type(base)?.syntax.as(EnumDeclSyntax.self),
      Samples.cases(of: node).contains(where: { $0.name.text == member.declName.baseName.text })
    else { return nil }
    return TypeNames.type(base)
  }

  /// The generic type with its arguments that a property says it is or makes; nil for any other.
  func genericType(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type.trimmed }
    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    // What holds a value has the value's type.
    if let call, let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["BehaviorSubject", "BehaviorRelay"].contains(name), call.arguments.count == 1,
      let value = call.arguments.first?.expression, let element = type(ofValue: value)
    {
      let arguments = GenericArgumentListSyntax([GenericArgumentSyntax(argument: .type(element))])
      return TypeSyntax(
        IdentifierTypeSyntax(
          name: .identifier(name),
          genericArgumentClause: GenericArgumentClauseSyntax(arguments: arguments)))
    }
    guard let made = call?.calledExpression.as(GenericSpecializationExprSyntax.self),
      let name = made.expression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return nil }
    return TypeSyntax(
      IdentifierTypeSyntax(
        name: name.trimmed, genericArgumentClause: made.genericArgumentClause.trimmed))
  }

  /// The properties that a type and its extensions declare.
  func variables(of type: String) -> [VariableDeclSyntax] {
    parts(of: type).flatMap(\.members).compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }

  /// The label, with a colon, by which the app's wrapper of a property takes what it wraps, where an
  /// initializer that the compiler makes takes the wrapper itself; empty where there is none, nil for other
  /// properties.
  func wrapping(of property: VariableDeclSyntax) -> String? {
    for name in DeclSyntax(property).attributeNames {
      guard let wrapper = type(name)?.syntax, wrapper.attributeNames.contains("propertyWrapper")
      else { continue }
      let parameters = initializers(of: name).map { Array($0.signature.parameterClause.parameters) }
      if parameters.contains(where: { $0.first?.firstName.text == "wrappedValue" }) { return nil }
      guard let label = parameters.first(where: { $0.count == 1 })?.first?.firstName.text else {
        return nil
      }
      return label == "_" ? "" : "\(label): "
    }
    return nil
  }

  /// The types of the properties that a type stores, as far as they are known.
  func storedTypes(of type: String) -> [TypeSyntax] {
    variables(of: type).filter { $0.isStored && !$0.isStatic }.flatMap(\.bindings)
      .compactMap { self.type(of: $0) }
  }

  /// The names of these types; a class within another type goes by its full name.
  func storedTypeNames(of type: String) -> [String] {
    storedTypes(of: type).compactMap { typeName(of: $0, within: type) }
  }

  /// The class of the object that a class keeps in a static property, such as `Router.shared`; nil where
  /// there is no such property.
  func staticObject(_ property: String, of type: String) -> String? {
    staticObjects(of: type).first { $0.property == property }?.type
  }

  /// The static property by which a class offers the one object of it; nil where none can be reached.
  func sharedObject(of type: String) -> String? {
    staticObjects(of: type).first { $0.type == type && !$0.isPrivate }?.property
  }

  /// The static properties of a type that hold objects, and the classes of these.
  private func staticObjects(
    of type: String
  ) -> [(property: String, type: String, isPrivate: Bool)] {
    var found: [(property: String, type: String, isPrivate: Bool)] = []
    for node in variables(of: type) where node.isStatic && node.isStored {
      let isPrivate = DeclSyntax(node).isPrivate
      for binding in node.bindings {
        guard let name = self.type(of: binding).flatMap({ TypeNames.innermost(of: $0) }),
          self.type(name)?.kind == .class
        else { continue }
        found.append((binding.pattern.trimmedDescription, name, isPrivate))
      }
    }
    return found
  }

  /// The property of this name that a type or one of those that it inherits from stores or computes, with
  /// the name of the type that declares it.
  func property(_ name: String, of type: String) -> PropertyTable.Property? {
    properties.properties(of: type, in: self)[name]
  }
}

extension PatternBindingSyntax {
  /// The type that is written behind it, or behind one of the next where several share it, as in
  /// `let name, kind: String`.
  var writtenType: TypeSyntax? {
    if let type = typeAnnotation?.type { return type }
    guard initializer == nil, let list = parent?.as(PatternBindingListSyntax.self) else {
      return nil
    }
    let next = list.drop { $0.id != id }.dropFirst()
    return next.first { $0.typeAnnotation != nil || $0.initializer != nil }?.typeAnnotation?.type
  }

  /// The names in the type that a property says it has, and in its first value.
  var typeNames: Set<String> {
    Names(
      in: [typeAnnotation.map { Syntax($0) }, initializer.map { Syntax($0) }].compactMap { $0 }
    )
    .all
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether a value may be missing, as in `Flow?` and `Flow!`.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
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
