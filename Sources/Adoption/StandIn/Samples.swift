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
  func value(of type: TypeSyntax, within owner: String, depth: Int) -> String? {
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
      if let made = call(name, node, depth) { return made }
    }
    if isKept, attempts, inits.isEmpty {
      let failing = declared.filter { !DeclSyntax($0).modifierNames.contains("private") }
      let made = failing.firstValue { call(name, $0, depth) }
      if let made { return "try madeUp(\(made))" }
    }
    if !inits.isEmpty || isKept && !declared.isEmpty { return nil }
    if syntax.is(StructDeclSyntax.self) { return memberwise(name, group, depth) }
    return syntax.is(ClassDeclSyntax.self) ? "\(name)()" : nil
  }

  private func call(_ name: String, _ node: InitializerDeclSyntax, _ depth: Int) -> String? {
    var arguments: [String] = []
    let parameters = GenericArguments(boundsIn: node)
      .applied(to: node.signature.parameterClause.parameters)
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

  /// The type of a name that is declared in parts of another.
  static func nested(_ name: String, in parts: [Declaration]) -> DeclSyntax? {
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

  var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}

extension Sequence {
  /// The first value that there is for an element. Each is asked once: what is made of others, and these of
  /// others, would else be made twice on each level.
  func firstValue<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let found = value(element) { return found }
    }
    return nil
  }
}
#endif
