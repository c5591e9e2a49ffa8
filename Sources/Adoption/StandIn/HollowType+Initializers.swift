#if Adopt
import SwiftSyntax

extension HollowType {
  /// - Parameter makings: what it makes of its parameters, where that is kept.
  mutating func write(
    _ node: InitializerDeclSyntax, _ id: String, makings: [MadeProperty] = []
  ) {
    guard !Self.isOfPlatform(node) || isOfView(node) else { return }
    var copy = node
    copy.attributes = []
    copy.modifiers = copy.modifiers.filter {
      // Code may call one of a type that it is handed: only what is required can be called so.
      ["convenience", "override", "required"].contains($0.name.text)
    }
    if !main.syntax.modifierNames.contains("final"), isRequired(node),
      !copy.modifiers.contains(where: { $0.name.text == "required" })
    {
      copy.modifiers.append(
        DeclModifierSyntax(name: .keyword(.required), trailingTrivia: .space))
    }
    let isConvenience = DeclSyntax(node).modifierNames.contains("convenience")
    copy.body = nil
    var lines: [String] = []
    if isConvenience { lines += Self.calls(of: "self", in: node).map { "    " + $0 } }
    lines += assignments(of: node.signature, in: node.body)
    lines += makings.filter { has($0.property) }.map { made in
      let property = project.property(made.property, of: name)?.node
      return "    " + made.statement(for: property.map { DeclSyntax($0).attributeNames } ?? [])
    }
    if !isConvenience, isClassType, superclass != nil {
      let call = superCall(in: node)
      if !call.isEmpty { lines.append("    " + call) }
    }
    lines += holding(project.captured(by: node).map(\.name))
    if !isConvenience {
      lines += capturedNavigators.names(in: node).filter(has).map { "    self.\($0) = \($0)" }
    }
    let body = lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: "\n"))\n  }"
    add(id, "  \(copy.trimmedDescription) \(body)")
  }

  /// The coordinators and routers that only closures of its initializers keep.
  var capturedNavigators: CapturedNavigators {
    CapturedNavigators(of: name, in: project, samples.findings)
  }

  /// Writes the properties by which the stand-in keeps them.
  mutating func writeCapturedNavigators() {
    for navigator in capturedNavigators.all {
      let id = "\(name).\(navigator.name)"
      guard (knowledge.levels[id] ?? .verbatim) > .dropped else { continue }
      add(id, "  var \(navigator.name): \(navigator.type)?")
    }
  }

  /// Writes an initializer that does not compile and that a protocol requires: without it, the type and
  /// what is generic over it would lose the protocol. It ends the run when it is called.
  mutating func writeRequirement(_ node: InitializerDeclSyntax, _ id: String) {
    let place = "\(id) without a body"
    guard isRequired(node), (knowledge.levels[place] ?? .verbatim) > .dropped else { return }
    let isFinal = main.syntax.modifierNames.contains("final")
    add(
      place,
      "  \(isFinal ? "" : "required ")init\(node.signature.trimmedDescription) "
        + "{ let _: Never = noValue(\"\(name).init\") }")
  }

  /// Writes the initializer from the properties, which others of a stand-in would hide.
  mutating func writeMemberwiseInitializer() {
    guard hasOtherInitializers else { return }
    let id = "\(name).init(its properties)"
    guard (knowledge.levels[id] ?? .verbatim) > .dropped else { return }
    let properties = storedProperties
    let parameters = properties.map { "\($0.name): \($0.type)\($0.value.map { " = \($0)" } ?? "")" }
    let lines = properties.map { "    self.\($0.name) = \($0.name)\n" }
    add(id, "  init(\(parameters.joined(separator: ", "))) {\n\(lines.joined())  }")
  }

  /// Writes initializers with the arguments that code passes, which a macro or a parent declares.
  mutating func writeMissingInitializers() {
    let all = (knowledge.initializers[name] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
    for labels in all {
      let id = "\(name).init(\(labels.joined(separator: ",")))"
      guard (knowledge.levels[id] ?? .verbatim) > .dropped else { continue }
      if labels == ["coder"], role == .screen {
        // Those that it inherits stay, so that a storyboard makes it of nothing.
        add(id, "  convenience init?(coder: NSCoder) { self.init(nibName: nil, bundle: nil) }")
        continue
      }
      let list = labels.enumerated().map { "\($0.element) value\($0.offset + 1): Any?" }
      let parent = superclass.map { project.classBehind(String($0.prefix { $0 != "<" })) }
      let isView = role == .view && parent.map { project.type($0) == nil } == true
      let call =
        role == .screen
        ? ["super.init(nibName: nil, bundle: nil)"] : isView ? [Self.callOfView] : []
      let lines = (call + keptArguments(labels)).map { "    \($0)\n" }.joined()
      let body = lines.isEmpty ? "{}" : "{\n\(lines)  }"
      let mark = own(labels)?.optionalMark?.text ?? ""
      add(id, "  init\(mark)(\(list.joined(separator: ", "))) \(body)")
    }
  }

  /// The type's own initializer of some labels.
  private func own(_ labels: [String]) -> InitializerDeclSyntax? {
    initializers.first {
      $0.signature.parameterClause.parameters.map(\.firstName.text) == labels
    }
  }

  /// The statements by which an initializer of any arguments keeps those that the type's own one of
  /// the same labels keeps: another value would be another object.
  private func keptArguments(_ labels: [String]) -> [String] {
    guard let own = own(labels), isClassType else { return [] }
    let names = own.signature.parameterNames
    let types = Dictionary(
      storedProperties.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    return Self.assignments(of: own.signature, in: own.body).compactMap { property, value in
      guard let place = names.firstIndex(of: value), let type = types[property], has(property)
      else {
        return nil
      }
      return "if let value = value\(place + 1) as? (\(type)) { self.\(property) = value }"
    }
  }

  /// An initializer as a stand-in shows it: below the highest level without parameters with a
  /// default that is more than a literal, whose types and values may be what does not compile.
  func shown(_ node: InitializerDeclSyntax, _ level: HollowMember.Level) -> InitializerDeclSyntax {
    let parameters = node.signature.parameterClause.parameters
    let needed = parameters.filter {
      $0.defaultValue.map { Self.isLiteral($0.value) } ?? true
    }
    guard level < .verbatim, needed.count < parameters.count else { return node }
    var copy = node
    copy.signature.parameterClause.parameters = FunctionParameterListSyntax(
      needed.enumerated().map { place, parameter in
        var parameter = parameter
        parameter.trailingComma =
          place == needed.count - 1 ? nil : .commaToken(trailingTrivia: .space)
        return parameter
      })
    return copy
  }

  private func has(_ property: String) -> Bool {
    pieces.contains { $0.text.contains("var \(property):") } || isWanted(property)
      || assigned.contains(property)
        && pieces.contains { $0.text.contains(" \(property): ") }
  }

  private func superCall(in node: InitializerDeclSyntax) -> String {
    guard let parent = superclass.map({ String($0.prefix { $0 != "<" }) }) else { return "" }
    let superclass = project.classBehind(parent)
    if let type = project.type(superclass) {
      // Protocols have other names, too.
      if type.kind != .class { return "" }
      let call = Self.calls(of: "super", in: node).first ?? "super.init()"
      // There are no nibs.
      let isOfNib =
        call.hasPrefix("super.init(nibName:")
        || call.hasPrefix("super.init(coder:") && !call.contains(",")
      return isOfNib ? "super.init(nibName: nil, bundle: nil)" : call
    }
    if superclass == "UIHostingController" {
      return Self.calls(of: "super", in: node).first ?? ""
    }
    if let call = PlatformClasses.initializers[superclass] {
      let own = Self.calls(of: "super", in: node).first
      return own.flatMap { $0.contains("coder:") ? nil : $0 } ?? call
    }
    if PlatformClasses.controllers.contains(superclass) {
      return "super.init(nibName: nil, bundle: nil)"
    }
    if superclass == "UITableView" { return Self.calls(of: "super", in: node).first ?? "" }
    if PlatformNames.views.contains(superclass) { return Self.callOfView }
    return superclass.hasPrefix("UI") || superclass == "NSObject" ? "super.init()" : ""
  }

  /// A Boolean value that indicates whether a protocol at hand requires an initializer of a class.
  private func isRequired(_ node: InitializerDeclSyntax) -> Bool {
    guard isClassType else { return false }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    return project.ancestors(of: name).contains { parent in
      guard known.contains(parent), let type = project.type(parent), type.kind == .protocol else {
        return false
      }
      return type.members.contains {
        $0.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
          .map(\.firstName.text) == labels
      }
    }
  }

  /// The call of the designated initializer of the platform's views.
  private static let callOfView = "super.init(frame: .zero)"

  /// A Boolean value that indicates whether it is the designated initializer of views, which others of a
  /// stand-in would hide.
  private func isOfView(_ node: InitializerDeclSyntax) -> Bool {
    role == .view && node.signature.parameterClause.parameters.map(\.firstName.text) == ["frame"]
  }

  /// A Boolean value that indicates whether it is one of the platform's, which coding and nibs call.
  static func isOfPlatform(_ node: InitializerDeclSyntax) -> Bool {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    return [["coder"], ["frame"], ["nibName", "bundle"], ["from"], ["style", "reuseIdentifier"]]
      .contains(labels)
  }

  /// The lines in which an initializer or a method sets properties that the stand-in has to what it is
  /// handed.
  func assignments(of signature: FunctionSignatureSyntax, in body: CodeBlockSyntax?) -> [String] {
    Self.assignments(of: signature, in: body).filter { has($0.property) }
      .map { "    self.\($0.property) = \($0.value)" }
  }

  /// A Boolean value that indicates whether each initializer of a view makes a property of its parameters.
  func isMadeOfParameters(_ property: String) -> Bool {
    let own = initializers.filter { !Self.isOfPlatform($0) }
    return role == .swiftUIView && !own.isEmpty && knowledge.initializers[name] == nil
      && own.allSatisfy { node in
        let id = HollowMember.identity(of: DeclSyntax(node), in: name)
        return knowledge.levels[id] == nil
          && MadeProperty.all(in: node, of: project).contains { $0.property == property }
      }
  }

  /// The properties that an initializer or a method sets to one of its parameters.
  static func assignments(
    of signature: FunctionSignatureSyntax, in body: CodeBlockSyntax?
  ) -> [(property: String, value: String)] {
    let parameters = signature.parameterNames
    return values(in: body).compactMap { property, value in
      guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
        parameters.contains(name)
      else { return nil }
      return (property, name)
    }
  }

  /// The values that an initializer or a method sets properties to; of a state, the value that it begins with.
  static func values(in body: CodeBlockSyntax?) -> [(property: String, value: ExprSyntax)] {
    (body?.statements ?? []).compactMap { statement in
      guard case .expr(let expression) = statement.item,
        let (target, values) = expression.as(SequenceExprSyntax.self)?.assignment,
        values.count == 1, let whole = values.first, let property = property(of: target)
      else { return nil }
      let wrapped = property.hasPrefix("_") ? valueWrapped(by: whole) : nil
      return (wrapped == nil ? property : String(property.dropFirst()), wrapped ?? whole)
    }
  }

  /// The property of the type itself that a target names; nil for one of something else.
  private static func property(of target: ExprSyntax) -> String? {
    guard let path = target.propertyPath, path.count == 1 else { return nil }
    return path[0]
  }

  /// The first value of a state that an initializer makes, as in `State(initialValue: model)`.
  private static func valueWrapped(by value: ExprSyntax) -> ExprSyntax? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      [".init", "State", "StateObject", "ObservedObject", "Bindable"].contains(
        call.calledExpression.trimmedDescription)
    else { return nil }
    return call.arguments.first?.expression
  }

  /// The calls of an initializer of `self` or `super`.
  private static func calls(of base: String, in node: InitializerDeclSyntax) -> [String] {
    (node.body?.statements ?? []).map(\.trimmedDescription).filter {
      $0.hasPrefix("\(base).init(")
    }
  }
}

extension FunctionSignatureSyntax {
  /// The names by which the body knows what it is handed, in their order.
  var parameterNames: [String] {
    parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
  }
}
#endif
