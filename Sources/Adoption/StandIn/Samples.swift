#if Adopt
import SwiftSyntax

/// Makes up values of the app's types, as source.
struct Samples {
  let project: Project
  let findings: Findings

  /// The numbers of the declarations that are kept whole: such a type has the initializers that the app
  /// declares, and no others.
  var kept: Set<Int> = []

  /// Names for which no value can be made.
  var missing: Set<String> = []

  /// The names of classes and views that nothing here declares: what stands in for one is made of nothing.
  var foreign: Set<String> = []

  /// The generic parameters of the method around, of whose types any can be decoded.
  var decodable: Set<String> = []

  /// A Boolean value that indicates whether a value may be one that an initializer fails to make: where it
  /// is used, errors are caught.
  var attempts = false

  /// A Boolean value that indicates whether a class that stands in for a protocol's implementation is
  /// made where nothing else can be.
  private var standsIn = true

  /// The same, without such classes: an optional is rather empty.
  private var withoutStandIns: Samples {
    var copy = self
    copy.standsIn = false
    return copy
  }

  init(
    project: Project, findings: Findings, kept: Set<Int> = [], missing: Set<String> = [],
    foreign: Set<String> = []
  ) {
    self.foreign = foreign
    self.project = project
    self.findings = findings
    self.kept = kept
    self.missing = missing
  }

  /// The values to try for an argument: both of a Boolean, each case of an enum, otherwise one.
  ///
  /// - Parameter owner: the type within which the argument's may be declared.
  func values(of type: TypeSyntax, within owner: String? = nil) -> [String] {
    let name = type.trimmedDescription
    if name == "Bool" { return ["true", "false"] }
    if let both = type.as(IdentifierTypeSyntax.self), both.name.text == "Result" {
      let types = both.genericArgumentClause?.arguments.compactMap {
        $0.argument.as(TypeSyntax.self)
      }
      return zip(["success", "failure"], types ?? []).compactMap { word, type in
        value(of: type).map { ".\(word)(\($0))" }
      }
    }
    if let (node, name) = declaredEnum(type, within: owner) {
      let cases = Self.cases(of: node).compactMap { value(of: $0, in: name) }
      if !cases.isEmpty { return cases }
    }
    let one = owner.map { value(of: type, within: $0, depth: 4) } ?? value(of: type)
    return one.map { [$0] } ?? []
  }

  /// The values with which a service may answer: a list is empty, or it has one element, so that there is
  /// something to choose.
  func answers(of type: TypeSyntax, within owner: String) -> [String] {
    if let list = type.as(ArrayTypeSyntax.self) {
      let element = value(of: list.element, within: owner, depth: 4)
      return ["[]"] + (element.map { ["[\($0)]"] } ?? [])
    }
    guard let node = type.as(IdentifierTypeSyntax.self), node.name.text == "Result",
      let first = node.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self),
      first.is(ArrayTypeSyntax.self)
    else { return values(of: type, within: owner) }
    let failures = values(of: type, within: owner).filter { !$0.hasPrefix(".success") }
    return answers(of: first, within: owner).map { ".success(\($0))" } + failures
  }

  /// The values to try for a property that says what is shown: of a list, also of one that a case of an enum
  /// has, none and one element, so that there is a row.
  func states(of type: TypeSyntax, within owner: String) -> [String] {
    if let node = type.as(OptionalTypeSyntax.self) {
      return states(of: node.wrappedType, within: owner)
    }
    if type.is(ArrayTypeSyntax.self) { return answers(of: type, within: owner) }
    guard let (node, name) = concreteEnum(type, within: owner) else {
      return values(of: type, within: owner)
    }
    return Self.cases(of: node).flatMap { element -> [String] in
      guard let parameters = element.parameterClause?.parameters, parameters.count == 1,
        let list = parameters.first?.type, list.is(ArrayTypeSyntax.self)
      else { return value(of: element, in: name).map { [$0] } ?? [] }
      let label = parameters.first?.firstName.map { "\($0.text): " } ?? ""
      return answers(of: list, within: owner).map { "\(name).\(element.name.text)(\(label)\($0))" }
    }
  }

  /// The enum that a type is, with arguments in the place of its parameters if it is generic.
  private func concreteEnum(
    _ type: TypeSyntax, within owner: String
  ) -> (node: EnumDeclSyntax, name: String)? {
    if let node = type.as(IdentifierTypeSyntax.self), node.genericArgumentClause != nil {
      return project.type(node.name.text)?.concrete(as: node)?.as(EnumDeclSyntax.self)
        .map { ($0, node.trimmedDescription) }
    }
    return declaredEnum(type, within: owner)
  }

  /// A value of each case of an enum, with the name by which code outside refers to the type; nil where
  /// one can't be made up.
  func everyCase(
    of type: TypeSyntax, within owner: String
  ) -> (name: String, values: [String])? {
    guard let (node, name) = declaredEnum(type.trimmed, within: owner), !node.hasGenerics else {
      return nil
    }
    let values = Self.cases(of: node).map { value(of: $0, in: name) }
    return values.contains(nil) ? nil : (name, values.compactMap { $0 })
  }

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
  private func value(of element: EnumCaseElementSyntax, in type: String) -> String? {
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
  private func declaredEnum(
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

  /// A value of a type; nil where none can be made up.
  func value(of type: TypeSyntax, depth: Int = 4) -> String? {
    guard depth > 0 else { return nil }
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let node):
      return withoutStandIns.value(of: node.wrappedType, depth: depth) ?? "nil"
    case .implicitlyUnwrappedOptionalType(let node):
      return value(of: node.wrappedType, depth: depth) ?? "nil"
    case .attributedType(let node): return value(of: node.baseType, depth: depth)
    case .arrayType: return "[]"
    case .dictionaryType: return "[:]"
    case .functionType(let node): return closure(node)
    case .someOrAnyType(let node):
      if TypeNames.parts(of: node.constraint) == ["View"] { return "EmptyView()" }
      return value(of: node.constraint, depth: depth)
    case .tupleType(let node):
      let parts = node.elements.map { value(of: $0.type, depth: depth - 1) }
      guard !parts.contains(nil) else { return nil }
      return "(" + parts.compactMap { $0 }.joined(separator: ", ") + ")"
    case .memberType(let node):
      let module = node.baseType.trimmedDescription
      if project.type(module) == nil, project.isModule(module) {
        let isOther = !project.merged.contains(module) && project.type(node.name.text) != nil
        return isOther
          ? "\(node.trimmedDescription)()" : value(named: node.name.text, depth: depth)
      }
      guard let outer = project.type(node.baseType.trimmedDescription),
        let inner = Self.nested(node.name.text, in: project.parts(of: outer.name))
      else { return nil }
      return value(ofDeclared: inner, named: node.trimmedDescription, depth: depth)
    case .compositionType(let node):
      let parts = TypeNames.parts(of: TypeSyntax(node))
      return conforming(to: parts) { value(named: $0, depth: depth) }
    case .identifierType(let node):
      if project.type(node.name.text) == nil, let known = Self.known(node) { return known }
      let rx = RxTypes(in: project)
      if let made = rx.value(of: type, element: { value(of: $0, depth: depth - 1) }) { return made }
      if node.name.text == "Result" { return outcome(node, depth) }
      if project.type(node.name.text) == nil,
        let made = PlatformSamples.value(of: node, element: { value(of: $0, depth: depth - 1) })
      {
        return made
      }
      if foreign.contains(node.name.text), project.type(node.name.text) == nil {
        return "\(node.trimmedDescription)()"
      }
      if decodable.contains(node.name.text) { return "try madeUp(\(node.name.text).self)" }
      return value(ofGeneric: node, depth: depth) ?? value(named: node.name.text, depth: depth)
    default: return nil
    }
  }

  /// The value that a stand-in returns or begins with: as little as possible.
  func initial(of type: TypeSyntax) -> String? {
    if type.isOptional { return "nil" }
    let text = type.trimmedDescription
    if text == "Bool" { return "false" }
    return value(of: type)
  }

  /// A result: a success, or a failure where no value of that can be made.
  private func outcome(_ node: IdentifierTypeSyntax, _ depth: Int) -> String? {
    let types = (node.genericArgumentClause?.arguments ?? []).compactMap {
      $0.argument.as(TypeSyntax.self)
    }
    guard types.count == 2 else { return nil }
    return zip(["success", "failure"], types).firstValue { word, type in
      value(of: type, depth: depth - 1).map { "\(node.trimmedDescription).\(word)(\($0))" }
    }
  }

  private static func known(_ node: IdentifierTypeSyntax) -> String? {
    switch node.name.text {
    case "Bool": "true"
    case "String": "\"a\""
    case "Substring", "Character": "\"a\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      "1"
    case "Double", "Float", "CGFloat", "TimeInterval": "1"
    case "Any", "AnyHashable": "1"
    case "Void": "()"
    case "Array", "Set": "[]"
    case "Dictionary": "[:]"
    case "URL": "URL(string: \"https://example.com/a\")!"
    case "Date": "Date(timeIntervalSince1970: 0)"
    case "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!"
    case "Data": "Data()"
    case "Bundle": "Bundle.main"
    case "Error": "CancellationError()"
    case "NSError": "NSError(domain: \"a\", code: 1)"
    case "IndexPath": "IndexPath(item: 0, section: 0)"
    case "DispatchWorkItem": "DispatchWorkItem {}"
    case "UIViewController": "UIViewController()"
    case "UIView": "UIView()"
    case "UINavigationController", "UITabBarController", "UIWindow", "NavigationPath":
      "\(node.name.text)()"
    case "UITableView", "UICollectionView", "UIBarButtonItem":
      "\(node.name.text)()"
    case "UIButton": "UIButton(type: .system)"
    case "AnyView": "AnyView(EmptyView())"
    case "AnyPublisher": "Empty(completeImmediately: false).eraseToAnyPublisher()"
    case "AsyncStream", "AsyncThrowingStream": "\(node.name.text) { _ in }"
    case "UIImage": "UIImage(systemName: \"a\")!"
    case "UIColor": "UIColor.black"
    case "Image": "Image(systemName: \"a\")"
    case "Color": "Color.primary"
    case "Text": "Text(\"a\")"
    case let name: PlatformSamples.value(of: name)
    }
  }

  private func closure(_ node: FunctionTypeSyntax) -> String? {
    let parameters = node.parameters.isEmpty ? "" : " "
    let names = node.parameters.map { _ in "_" }.joined(separator: ", ")
    let start = node.parameters.isEmpty ? "{" : "{\(parameters)\(names) in"
    if ["Void", "()"].contains(node.returnClause.type.trimmedDescription) { return "\(start) }" }
    return initial(of: node.returnClause.type).map { "\(start) \($0) }" }
  }

  /// A value of the first type that conforms to protocols and of which one can be made: of the app's own
  /// types where there is one.
  private func conforming(to names: [String], value: (String) -> String?) -> String? {
    let found = project.typeNames.filter { name in
      guard project.type(name)?.kind != .protocol, project.type(name)?.kind != .typealias,
        !missing.contains(name)
      else { return false }
      return Set(project.ancestors(of: name)).isSuperset(of: names)
    }
    let own = found.filter { !project.isProtocolStandIn($0) }
    if let made = own.firstValue(value) { return made }
    return standsIn ? found.filter(project.isProtocolStandIn).firstValue(value) : nil
  }

  /// A value of a type that may be declared within another.
  private func value(of type: TypeSyntax, within owner: String, depth: Int) -> String? {
    guard let node = type.as(IdentifierTypeSyntax.self),
      let inner = Self.nested(node.name.text, in: project.parts(of: owner))
    else { return value(of: type, depth: depth) }
    if let alias = inner.as(TypeAliasDeclSyntax.self) {
      return value(of: alias.initializer.value, depth: depth)
    }
    return value(ofDeclared: inner, named: "\(owner).\(node.name.text)", depth: depth)
  }

  /// A value of a generic type with its arguments, such as `Box<Book>`; nil where it has none.
  private func value(ofGeneric node: IdentifierTypeSyntax, depth: Int) -> String? {
    guard let type = project.type(node.name.text), !missing.contains(type.name),
      let concrete = type.concrete(as: node)
    else { return nil }
    return value(ofDeclared: concrete, named: node.trimmedDescription, depth: depth)
  }

  private func value(named name: String, depth: Int) -> String? {
    if missing.contains(name) { return nil }
    guard let type = project.type(name) else {
      return SystemEnumerations.declaration(of: name)
        .flatMap { value(ofDeclared: DeclSyntax($0), named: name, depth: depth) }
    }
    if type.kind == .protocol {
      return conforming(to: [name]) { value(named: $0, depth: depth - 1) }
    }
    if let alias = type.syntax.as(TypeAliasDeclSyntax.self) {
      return value(of: alias.initializer.value, depth: depth - 1)
    }
    if let group = type.group, group.hasGenerics { return nil }
    return value(ofDeclared: type.syntax, named: name, depth: depth)
  }

  private func value(ofDeclared syntax: DeclSyntax, named name: String, depth: Int) -> String? {
    if let node = syntax.as(EnumDeclSyntax.self) {
      return Self.cases(of: node).firstValue { value(of: $0, in: name, depth: depth) }
    }
    guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else { return nil }
    let isKept =
      project.type(String(name.prefix { $0 != "." && $0 != "<" })).map { kept.contains($0.id) }
      ?? false
    let declared = group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    // A stand-in does without what decoding calls, and is made of its properties instead.
    let inits = declared.filter {
      !DeclSyntax($0).modifierNames.contains("private") && $0.optionalMark == nil
        && !HollowType.isOfPlatform($0)
    }
    for node in inits {
      if let made = call(name, node.signature.parameterClause.parameters, depth) { return made }
    }
    if isKept, attempts, inits.isEmpty {
      let failing = declared.filter { !DeclSyntax($0).modifierNames.contains("private") }
      let made = failing.firstValue { call(name, $0.signature.parameterClause.parameters, depth) }
      if let made { return "try madeUp(\(made))" }
    }
    if !inits.isEmpty || isKept && !declared.isEmpty { return nil }
    if syntax.is(StructDeclSyntax.self) { return memberwise(name, group, depth) }
    return syntax.is(ClassDeclSyntax.self) ? "\(name)()" : nil
  }

  private func call(
    _ name: String, _ parameters: FunctionParameterListSyntax, _ depth: Int
  ) -> String? {
    var arguments: [String] = []
    let owner = String(name.prefix { $0 != "<" })
    for parameter in parameters where parameter.defaultValue == nil {
      guard let value = value(of: parameter.type, within: owner, depth: depth - 1) else {
        return nil
      }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func memberwise(_ name: String, _ group: any DeclGroupSyntax, _ depth: Int) -> String? {
    var arguments: [String] = []
    let owner = String(name.prefix { $0 != "<" })
    for member in group.memberBlock.members {
      guard let node = member.decl.as(VariableDeclSyntax.self), node.isStored, !node.isStatic
      else { continue }
      for binding in node.bindings where binding.initializer == nil {
        guard let type = binding.writtenType else { return nil }
        if type.is(OptionalTypeSyntax.self), node.bindingSpecifier.text == "var" { continue }
        guard let value = value(of: type, within: owner, depth: depth - 1) else { return nil }
        let wrapped = project.wrapping(of: node).map { ".init(\($0)\(value))" }
        arguments.append("\(binding.pattern.trimmedDescription): \(wrapped ?? value)")
      }
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func value(of element: EnumCaseElementSyntax, in type: String, depth: Int) -> String? {
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

  private static func nested(_ name: String, in parts: [Declaration]) -> DeclSyntax? {
    parts.flatMap(\.members).map(\.decl).first { member in
      member.asProtocol((any NamedDeclSyntax).self)?.name.text == name
        && (member.asProtocol((any DeclGroupSyntax).self) != nil
          || member.is(TypeAliasDeclSyntax.self))
    }
  }
}

extension DeclGroupSyntax {
  var hasGenerics: Bool {
    (self as? any WithGenericParametersSyntax)?.genericParameterClause != nil
  }
}

extension VariableDeclSyntax {
  /// A Boolean value that indicates whether the property is stored.
  var isStored: Bool {
    bindings.allSatisfy { binding in
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let list) = block.accessors else { return false }
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  var isStatic: Bool { DeclSyntax(self).modifierNames.contains { $0 == "static" || $0 == "class" } }
}

extension Sequence {
  /// The first value that there is for an element. Each is asked once: what is made of others, and these of
  /// others, would else be made twice on each level.
  fileprivate func firstValue<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let found = value(element) { return found }
    }
    return nil
  }
}
#endif
