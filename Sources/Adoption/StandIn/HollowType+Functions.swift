#if Adopt
import SwiftSyntax

extension HollowType {
  mutating func write(_ node: FunctionDeclSyntax, _ id: String, _ level: HollowMember.Level) {
    let modifiers = DeclSyntax(node).modifierNames
    if modifiers.contains("override") {
      writeLifecycle(node, id, level)
      return
    }
    if Self.isComparison(node) {
      if level == .verbatim { writeComparison(node, id) }
      return
    }
    if level == .verbatim, bindings.binding.contains(node.name.text) {
      var copy = node.trimmed
      copy.attributes = []
      copy.modifiers = []
      copy.body = nil
      let kept = (node.body?.statements ?? []).filter(bindings.keep)
      let lines = kept.map { "    \($0.trimmedDescription)\n" }.joined()
      add(id, "  \(copy.trimmedDescription) {\n\(lines)  }")
      return
    }
    let isShown = bindings.shown.contains(node.name.text)
    let isMadeAlert = Self.makesAlert(node)
    let isStep =
      level == .verbatim && (navigates(node) || isShown || role == .screen && isMadeAlert)
    guard isStep || isWanted(node.name.text) else { return }
    var copy = node
    copy.attributes = copy.attributes.filter {
      let attribute = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return ["MainActor", "discardableResult", "available"].contains(attribute)
    }
    // The line may have ended behind a modifier that goes.
    copy.attributes = AttributeListSyntax(copy.attributes.map { $0.with(\.trailingTrivia, .space) })
    copy.modifiers = copy.modifiers.filter {
      ["static", "class", "mutating"].contains($0.name.text)
    }
    let isStatic = modifiers.contains { $0 == "static" || $0 == "class" }
    let isMaker = [.screen, .swiftUIView].contains(role) && Self.makesItself(node, name)
    let result = node.signature.returnClause?.type.trimmedDescription
    if level == .verbatim, Self.returnsItself(node, name) || isMaker {
      add(id, "  " + copy.trimmedDescription)
      return
    }
    if isStep {
      add(id, "  " + copy.trimmedDescription)
      // Nobody taps what a model's answer calls, nor an alert that is not shown yet.
      if !used.contains(node.name.text), !isShown, !isMadeAlert {
        let reader = CallbackReader(project: project, samples: samples)
        add(reader.calls(of: node, in: name) { "_ = self.\($0)" })
      }
      return
    }
    let passedOn = PassedOn(project: project, findings: samples.findings)
    let passed = level == .verbatim ? passedOn.statements(of: node, of: name) : nil
    if let passed, passed == node.body?.statements.map(\.trimmedDescription) {
      add(id, "  " + copy.trimmedDescription)
      return
    }
    copy.body = nil
    if let passed {
      add(id, block(copy, passed.map { "    " + $0 }))
      return
    }
    let value: String
    switch result {
    case nil, "Void", "()": value = ""
    default:
      let type = node.signature.returnClause!.type
      // A method such as one that binds a screen to its model may hand that back.
      let handedBack =
        level == .verbatim ? ReturnedArgument(of: node)?.name ?? returnedProperty(of: node) : nil
      value = handedBack ?? samples.initial(of: type) ?? "noValue(\"\(id.prefix { $0 != "(" })\")"
    }
    // What is handed over so, such as a screen's view model, may make the calls.
    let kept =
      level == .verbatim && isClassType && !isStatic
      ? assignments(of: node.signature, in: node.body) + holding(of: node) : []
    var answers = level == .verbatim ? answers(of: node) : []
    if answers.isEmpty, level == .verbatim, changes.areTold(name), !isStatic,
      ChangingTypes.isCommand(node)
    {
      answers = ["ServiceAnswers.isTold(\(name.debugDescription))"]
    }
    guard answers.isEmpty else {
      let returns = answers.contains { $0.hasPrefix("throw ") || $0.hasPrefix("return ") }
      let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      let lines = answers + (value.isEmpty || returns || isAsync ? [] : ["return \(value)"])
      add(id, block(copy, kept + lines.map { "    " + $0 }))
      return
    }
    guard kept.isEmpty else {
      add(id, block(copy, kept + (value.isEmpty ? [] : ["    return \(value)"])))
      return
    }
    add(id, "  \(copy.trimmedDescription) {\(value.isEmpty ? "" : " \(value) ")}")
  }

  /// The property of an object that all a method does is to return, as `func sections() -> [Section]` may.
  func returnedProperty(of node: FunctionDeclSyntax) -> String? {
    guard isClassType,
      !DeclSyntax(node).modifierNames.contains(where: ["static", "class"].contains),
      let statements = node.body?.statements, statements.count == 1,
      let item = statements.first?.item
    else { return nil }
    let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let path = value?.propertyPath, path.count == 1,
      let (property, binding, owner) = project.property(path[0], of: name), owner == name,
      property.isStored,
      project.type(of: binding)?.trimmedDescription
        == node.signature.returnClause?.type.trimmedDescription
    else { return nil }
    return path[0]
  }

  /// The lines by which a screen holds what its closures would.
  private mutating func holding(of node: FunctionDeclSyntax) -> [String] {
    var captured = project.captured(by: node).map(\.name)
    if let returned = ReturnedArgument(of: node), project.type(returned.type)?.kind == .class,
      !captured.contains(returned.name)
    {
      captured.append(returned.name)
    }
    return holding(captured)
  }

  /// The lines by which a screen holds what it is handed and does not store.
  mutating func holding(_ captured: [String]) -> [String] {
    guard role == .screen, !captured.isEmpty else { return [] }
    let id = "\(name).captured"
    if !pieces.contains(where: { $0.member == id }) { add(id, "  var captured: [Any] = []") }
    return captured.map { "    captured.append(\($0))" }
      + ["    if isViewLoaded { offerCallbacks() }"]
  }

  private func block(_ head: FunctionDeclSyntax, _ lines: [String]) -> String {
    "  \(head.trimmedDescription) {\n\(lines.map { $0 + "\n" }.joined())  }"
  }

  /// A Boolean value that indicates whether a static method of a screen makes the screen, and returns
  /// a controller of it.
  static func makesItself(_ node: FunctionDeclSyntax, _ name: String) -> Bool {
    guard node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      let body = node.body,
      let result = node.signature.returnClause.flatMap({ TypeNames.innermost(of: $0.type) }),
      PlatformNames.controllers.contains(result) || PlatformNames.containers.contains(result)
    else { return false }
    return !Names(in: [body]).all.isDisjoint(with: [name, "Self", "self"])
  }

  /// A Boolean value that indicates whether a method makes an alert, and leaves it to others to show it.
  private static func makesAlert(_ node: FunctionDeclSyntax) -> Bool {
    node.body != nil
      && node.signature.returnClause.flatMap({ TypeNames.innermost(of: $0.type) })
        == "UIAlertController"
  }

  /// A Boolean value that indicates whether a method of a screen shows or closes a screen itself.
  private func navigates(_ node: FunctionDeclSyntax) -> Bool {
    guard role == .screen, let body = node.body, !DeclSyntax(node).modifierNames.contains("static")
    else { return false }
    return !Names(in: [body]).all.isDisjoint(with: PlatformNames.steps)
  }

  /// Methods that the platform calls keep the statements that navigate or call somebody.
  private mutating func writeLifecycle(
    _ node: FunctionDeclSyntax, _ id: String, _ level: HollowMember.Level
  ) {
    if Self.isOfSegues(node), role == .screen {
      if level == .verbatim { add(id, "  " + node.trimmedDescription) }
      return
    }
    let isCalled = node.name.text.hasPrefix("view") || node.name.text.hasSuffix("Move")
    guard let body = node.body, isCalled, role == .screen else { return }
    let isLoad = node.name.text == "viewDidLoad"
    var kept: [String] = []
    if level == .verbatim {
      let interesting = Set(closures).union(PlatformNames.navigating)
        .union(["isModalInPresentation", "hidesBackButton", "isModal"])
      for statement in body.statements
      where !Names(in: [statement]).all.isDisjoint(with: interesting) || bindings.keep(statement)
        || reports.include(statement) || sends(statement) || HiddenBars.areSet(by: statement)
      {
        kept.append("    " + statement.trimmedDescription)
      }
    }
    if !isLoad, CallOrigins.places.contains(node.name.text), callsOthers(body) {
      kept.append("    openOwnCalls(when: \(node.name.text.debugDescription))")
    }
    guard !kept.isEmpty || isLoad else { return }
    let parameter = node.signature.parameterClause.trimmedDescription
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (parameter.secondName?.text ?? label)
    }
    kept.insert("    super.\(node.name.text)(\(arguments.joined(separator: ", ")))", at: 0)
    if isLoad { kept += loading.map { "    \($0)" } }
    add(
      id,
      "  override func \(node.name.text)\(parameter) {\n\(kept.joined(separator: "\n"))\n  }")
  }

  /// A Boolean value that indicates whether code calls a method of the type, or of an object of the app that
  /// it holds.
  private func callsOthers(_ body: CodeBlockSyntax) -> Bool {
    let own = Set(
      members.compactMap { $0.as(FunctionDeclSyntax.self) }
        .filter { !DeclSyntax($0).modifierNames.contains("override") }.map(\.name.text))
    let visitor = CallVisitor(viewMode: .sourceAccurate)
    visitor.walk(body)
    return !Names(in: [body]).all.isDisjoint(with: own)
      || visitor.calls.contains {
        ObjectPath(along: $0.path[...], from: name, in: project).map {
          project.type($0.type) != nil && !$0.steps.isEmpty
        } ?? false
      }
  }

  /// What a class does at the end of its life stays as far as it tells others.
  mutating func write(_ node: DeinitializerDeclSyntax, _ id: String, _ level: HollowMember.Level) {
    guard level == .verbatim, isClassType, let body = node.body else { return }
    let told = Set(closures)
    let kept = body.statements.filter {
      reports.include($0) || sends($0) || !Names(in: [$0]).all.isDisjoint(with: told)
    }
    guard !kept.isEmpty else { return }
    var head = node.trimmed
    head.body = nil
    let lines = kept.map { "    \($0.trimmedDescription)\n" }.joined()
    add(id, "  \(head.trimmedDescription) {\n\(lines)  }")
    let elsewhere = members.filter { !$0.is(DeinitializerDeclSyntax.self) }
    toldAtItsEnd = Names(in: Array(kept)).all.subtracting(Names(in: elsewhere).all)
  }

  /// A Boolean value that indicates whether a statement has a subject of the type's own send something that
  /// kept code hears, as in `closed.onNext(())`.
  private func sends(_ statement: CodeBlockItemSyntax) -> Bool {
    SendingVisitor.subjects(in: statement).contains(where: isWanted)
  }

  /// What the type tells navigators of its own accord.
  private var reports: Reports { Reports(of: name, in: project, samples: samples) }

  /// The names of the stored closures.
  var closures: [String] {
    return project.parts(of: name).flatMap(\.members).flatMap { member -> [String] in
      guard let node = member.decl.as(VariableDeclSyntax.self), node.isStored else { return [] }
      return node.bindings.compactMap { binding in
        guard let type = binding.typeAnnotation?.type, project.functionType(type, in: name) != nil
        else {
          return nil
        }
        return binding.pattern.trimmedDescription
      }
    }
  }
}

/// Finds the properties that code has send something at once: what a closure does is done later.
private final class SendingVisitor: SyntaxVisitor {
  private var subjects: Set<String> = []

  static func subjects(in statement: CodeBlockItemSyntax) -> Set<String> {
    let visitor = SendingVisitor(viewMode: .sourceAccurate)
    visitor.walk(statement)
    return visitor.subjects
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["onNext", "onCompleted", "accept", "send"].contains(member.declName.baseName.text),
      let path = member.base?.propertyPath, path.count == 1
    {
      subjects.insert(path[0])
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
#endif
