#if Adopt
import SwiftSyntax

extension HollowType {
  mutating func write(_ node: VariableDeclSyntax, _ id: String, _ level: HollowMember.Level) {
    let modifiers = DeclSyntax(node).modifierNames
    guard !modifiers.contains("override") else { return }
    let wrappers = Set(DeclSyntax(node).attributeNames)
    let isOwned = role == .swiftUIView && !wrappers.isDisjoint(with: Self.ownedByView)
    let isHeld = !wrappers.isDisjoint(with: ["EnvironmentObject", "StateObject"])
    if isOwned, !isHeld, !isHandedOver(node) {
      let isStored = seesDefaults && StoredProperties.areDeclared(by: node)
      if level == .verbatim,
        let text = isStored ? Self.bare(node).trimmedDescription : environment(node)
      {
        add(id, "  \(text)")
      }
      return
    }
    for binding in node.bindings {
      let property = binding.pattern.trimmedDescription
      if level == .verbatim, writeSubject(property, id, node.isStatic) { continue }
      guard let type = project.type(of: binding) else { continue }
      if level == .verbatim, let generic = project.genericType(of: binding),
        writeRxSubject(property, generic, id, node)
      {
        continue
      }
      let reader = CallbackReader(project: project, samples: samples)
      let isWeak = modifiers.contains("weak") || modifiers.contains("unowned")
      let found =
        node.isStatic || !node.isStored
        ? FoundCallbacks() : reader.callbacks(of: property, type, in: name, isWeak: isWeak)
      let isLink = !found.found.isEmpty || leads(type)
      let isBody = role == .swiftUIView && property == "body"
      guard
        isWanted(property) || isLink || isBody || (isMemberwise && node.isStored && !node.isStatic)
      else { continue }
      if isBody {
        write(body: node, id, level)
        continue
      }
      add(id, text(of: property, type, binding, node, isWeak: isWeak, level))
      add(found)
    }
  }

  /// Writes a view's body: its controls, without the gestures that it forbids, and the views within that ask
  /// to navigate.
  private mutating func write(
    body node: VariableDeclSyntax, _ id: String, _ level: HollowMember.Level
  ) {
    let forbidden = ForbiddenGestures(of: name, in: node)
    missed += forbidden.missed
    let modifiers = level == .verbatim ? forbidden.modifiers : ""
    var views = ["offeredControls(of: self)"]
    if level == .verbatim, let shownViews {
      views += shownViews.children(of: name).compactMap { made($0, among: shownViews)?.source }
      views += choice(among: shownViews)
    }
    let body = views.count == 1 ? views[0] : "Group { \(views.joined(separator: "; ")) }"
    add(id, "  var body: some View { \(body)\(modifiers) }")
  }

  /// A view and the source that makes it within this one; nil where it can't be made.
  private mutating func made(
    _ view: String, among shown: ShownViews
  ) -> (name: String, source: String)? {
    guard known.contains(view) else { return nil }
    guard let source = shown.making(view, within: name, samples: samples) else {
      missed.append(.isNotShown(view, within: name))
      return nil
    }
    return (view, source)
  }

  /// What shows one of the views among which the view chooses, or none: whichever is tried first stays.
  private mutating func choice(among shown: ShownViews) -> [String] {
    var views: [(name: String, source: String)] = []
    for view in shown.alternatives(of: name) { made(view, among: shown).map { views.append($0) } }
    guard !views.isEmpty else { return [] }
    let condition = "what \(name) shows"
    remembered.append(condition)
    let words = ["none"] + views.map(\.name)
    let cases = views.enumerated().map { "case \($0 + 1): \($1.source)" }
    return [
      "switch ServiceAnswers.remembers(\(condition.debugDescription), among: \(words)) { "
        + (cases + ["default: EmptyView()"]).joined(separator: "; ") + " }"
    ]
  }

  /// A Boolean value that indicates whether a view takes the first value of its state from who makes it.
  private func isHandedOver(_ node: VariableDeclSyntax) -> Bool {
    let declaration = DeclSyntax(node)
    if declaration.attributeNames.contains("State"),
      node.bindings.allSatisfy({ isMadeOfParameters($0.pattern.trimmedDescription) })
    {
      return true
    }
    if node.bindings.allSatisfy({ assigned.contains($0.pattern.trimmedDescription) }) {
      return true
    }
    return isMemberwise && declaration.attributeNames.contains("State")
      && !declaration.isPrivate
      && node.bindings.allSatisfy {
        $0.initializer == nil && $0.typeAnnotation?.type.isOptional != true
      }
  }

  private mutating func text(
    of property: String, _ type: TypeSyntax, _ binding: PatternBindingSyntax,
    _ node: VariableDeclSyntax, isWeak: Bool, _ level: HollowMember.Level
  ) -> String {
    let isStatic = node.isStatic ? "static " : ""
    let isIsolated = DeclSyntax(node).attributeNames.contains("MainActor") ? "@MainActor " : ""
    let name = "\(property): \(type.trimmedDescription)"
    if level == .verbatim, isRead(node) { return "  \(Self.bare(node).trimmedDescription)" }
    let wrappers = DeclSyntax(node).attributeNames
    if role == .swiftUIView, wrappers.contains("EnvironmentObject") {
      return "  @EnvironmentObject var \(name)"
    }
    if role == .swiftUIView, wrappers.contains("StateObject") {
      guard let value = binding.initializer?.value, value.isClosed else {
        let isMade = level == .verbatim && isMadeOfParameters(property)
        return "  @\(isMade ? "StateObject" : "ObservedObject") var \(name)"
      }
      return "  @StateObject var \(name) = \(value.trimmedDescription)"
    }
    // Whose the view is may be told by what it observes.
    if role == .swiftUIView, level == .verbatim, wrappers.contains("ObservedObject"),
      binding.initializer == nil
    {
      return "  @ObservedObject var \(name)"
    }
    if level == .verbatim, wrappers.contains("State"), isMadeOfParameters(property) {
      return "  @State var \(name)"
    }
    if level == .verbatim, let text = told(binding, type) {
      return "  \(isIsolated)\(isStatic)var \(name) { \(text) }"
    }
    if !node.isStored {
      let isSettable =
        binding.accessorBlock.map { $0.accessors.description.contains("set") } ?? false
      if level == .verbatim, isRemembered(node, type) {
        let condition = "\(self.name).\(property)"
        remembered.append(condition)
        let setting = "ServiceAnswers.remembers(\(condition.debugDescription)"
        let call = "\(setting)\(mayChange))"
        return isSettable
          ? "  \(isIsolated)var \(name) { get { \(call) } set { \(setting), newValue) } }"
          : "  \(isIsolated)var \(name) { \(call) }"
      }
      if level == .verbatim, !isSettable, !node.isStatic, let value = remembered(property, type) {
        return "  \(isIsolated)var \(name) { \(value) }"
      }
      let value = samples.initial(of: type) ?? "noValue(\"\(self.name).\(property)\")"
      let setter = isSettable ? " set { _ = newValue }" : ""
      return setter.isEmpty
        ? "  \(isIsolated)\(isStatic)var \(name) { \(value) }"
        : "  \(isIsolated)\(isStatic)var \(name) { get { \(value) }\(setter) }"
    }
    // The view hierarchy holds what an outlet refers to.
    var weak = isWeak && outlet(node, type) == nil ? "weak " : ""
    let isPublished = DeclSyntax(node).attributeNames.contains("Published") ? "@Published " : ""
    let isBinding = DeclSyntax(node).attributeNames.contains("Binding") ? "@Binding " : ""
    let isAssigned =
      (assigned.contains(property) || isMemberwise && !hasOtherInitializers)
      && binding.initializer == nil && !node.isStatic
    // Only what is there from the beginning can be other than optional.
    if isAssigned, !weak.isEmpty, !type.isOptional { weak = "unowned " }
    let start = "  \(isIsolated)\(isBinding)\(isPublished)\(weak)\(isStatic)var \(name)"
    if isAssigned { return start }
    if level == .verbatim, isClassType, DeclSyntax(node).modifierNames.contains("lazy"),
      let value = binding.initializer?.value, Self.isMadeOfItself(value)
    {
      return "  \(isIsolated)lazy var \(name) = \(value.trimmedDescription)"
    }
    if let value = binding.initializer?.value,
      Self.isLiteral(value) || level == .verbatim && isCase(value, of: type)
    {
      return "\(start) = \(value.trimmedDescription)"
    }
    if level == .verbatim, let outlet = outlet(node, type) { return "\(start) = \(outlet)" }
    if type.isOptional {
      return promised(type).map { "\(start) = \($0)" } ?? start
    }
    if level == .verbatim, isFoundAtStart(node) {
      if type.trimmedDescription == "Bool" {
        remembered.append("\(self.name).\(property)")
        let condition = "\(self.name).\(property)".debugDescription
        return
          "  \(isIsolated)lazy var \(name) = ServiceAnswers.remembers(\(condition)\(mayChange))"
      }
      if let value = remembered(property, type) {
        return "  \(isIsolated)lazy var \(name) = \(value)"
      }
    }
    // It may be a type within this one.
    if let value = samples.initial(of: type) ?? samples.values(of: type, within: self.name).first {
      if node.isStatic, project.staticObject(property, of: self.name) != nil {
        resets.append("\(self.name).\(property) = \(value)")
      }
      return "\(start) = \(value)"
    }
    if let value = binding.initializer?.value, value.isClosed, level == .verbatim {
      return "\(start) = \(value.trimmedDescription)"
    }
    let lack = "noValue(\"\(self.name).\(property)\")"
    if node.isStatic { return "  \(isIsolated)static var \(name) { \(lack) }" }
    return isClassType && !isWeak
      ? "  \(isIsolated)lazy var \(name) = \(lack)"
      : "  \(weak)var \(property): (\(type.trimmedDescription))!"
  }

  /// A Boolean value that indicates whether a value is a case of an enum of the app's.
  private func isCase(_ value: ExprSyntax, of type: TypeSyntax) -> Bool {
    guard let member = value.as(MemberAccessExprSyntax.self),
      let name = TypeNames.innermost(of: type),
      let node = project.type(name)?.syntax.as(EnumDeclSyntax.self),
      member.base == nil || member.base?.trimmedDescription == type.trimmedDescription
    else { return false }
    return Samples.cases(of: node).contains { $0.name.text == member.declName.baseName.text }
  }

  /// The text or the case of an enum that a computed property always returns, such as a storyboard's name:
  /// others find things by it. Nil where it is computed from something.
  private func told(_ binding: PatternBindingSyntax, _ type: TypeSyntax) -> String? {
    guard case .getter(let statements)? = binding.accessorBlock?.accessors, statements.count == 1,
      let item = statements.first?.item
    else { return nil }
    let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    if let value, isCase(value, of: type) { return value.trimmedDescription }
    guard ["String", "String?"].contains(type.trimmedDescription), let value,
      !value.is(NilLiteralExprSyntax.self), value.isClosed,
      !Names(in: [value]).all.contains("self")
    else { return nil }
    let isCall = value.is(FunctionCallExprSyntax.self)
    let isName = value.trimmedDescription.hasPrefix("String(describing:")
    return isCall && !isName ? nil : value.trimmedDescription
  }

  /// A Boolean value that indicates whether a value is made of the object that holds it, and of nothing
  /// else that is a variable, such as a screen's router.
  private static func isMadeOfItself(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.isClosed
    else { return false }
    return call.arguments.allSatisfy {
      $0.expression.isClosed || $0.expression.trimmedDescription == "self"
    }
  }

  /// A property of a view's environment that holds an object, or from which another one reads what makes
  /// calls; nil otherwise.
  private func environment(_ node: VariableDeclSyntax) -> String? {
    if let type = node.environmentClass, leads(type) { return Self.bare(node).trimmedDescription }
    guard DeclSyntax(node).attributeNames.contains("Environment"),
      let name = node.bindings.first?.pattern.trimmedDescription,
      members.contains(where: { member in
        member.as(VariableDeclSyntax.self).map { isRead($0) && Names(in: [$0]).all.contains(name) }
          ?? false
      })
    else { return nil }
    return Self.bare(node).trimmedDescription
  }

  /// A Boolean value that indicates whether a view computes a property that makes calls, such as its
  /// coordinator, from its other properties.
  private func isRead(_ node: VariableDeclSyntax) -> Bool {
    guard role == .swiftUIView, !node.isStored, !node.isStatic,
      let binding = node.bindings.first, let type = binding.typeAnnotation?.type, leads(type)
    else { return false }
    let own = members.compactMap { $0.as(VariableDeclSyntax.self) }
      .filter { DeclSyntax($0).attributeNames.contains("Environment") }
      .flatMap(\.bindings).map(\.pattern.trimmedDescription)
    return binding.accessorBlock.map { !Names(in: [$0]).all.isDisjoint(with: own) } ?? false
  }

  /// A property without its modifiers of access.
  private static func bare(_ node: VariableDeclSyntax) -> VariableDeclSyntax {
    var copy = node
    copy.modifiers = []
    return copy
  }

  /// A Boolean value that indicates whether a property is a condition that a service finds out, such as
  /// whether somebody is signed in.
  private func isRemembered(_ node: VariableDeclSyntax, _ type: TypeSyntax) -> Bool {
    role == .other && isClassType && !node.isStatic && type.trimmedDescription == "Bool"
  }

  /// A Boolean value that indicates whether a service finds out in its initializer what a property is first,
  /// such as whether somebody is signed in, and changes it later.
  private func isFoundAtStart(_ node: VariableDeclSyntax) -> Bool {
    role == .other && isClassType && !node.isStatic && node.attributes.isEmpty
      && node.bindingSpecifier.text == "var" && !DeclSyntax(node).modifierNames.contains("lazy")
      && node.bindings.count == 1 && node.bindings.first?.initializer == nil
      && node.bindings.first?.accessorBlock == nil
  }

  /// The argument that says whether what a service finds out may change.
  private var mayChange: String { changes.areTold(name) ? ", mayChange: true" : "" }

  /// What a service finds out that is one of several cases, such as how far somebody is signed in; nil
  /// where it is something else.
  private mutating func remembered(_ property: String, _ type: TypeSyntax) -> String? {
    guard role == .other, isClassType,
      let cases = samples.everyCase(of: type, within: name)?.values, cases.count > 1
    else { return nil }
    let found = "\(name).\(property)"
    let words = cases.map { CallbackReader.word($0) }
    guard Set(words).count == words.count else { return nil }
    let tried = Array(cases.prefix(Self.answerLimit))
    if tried.count < cases.count {
      leftOut.append(
        LeftOutWays(
          call: "the value of \(found)", tried: tried.count,
          words: Array(words.dropFirst(tried.count))))
    }
    remembered.append(found)
    let question =
      "ServiceAnswers.remembers(\(found.debugDescription), among: \(Array(words.prefix(tried.count)))"
      + "\(mayChange))"
    let branches = tried.enumerated().map { position, value in
      "\(position == tried.count - 1 ? "default" : "case \(position)"): \(value)"
    }
    return "switch \(question) { \(branches.joined(separator: "; ")) }"
  }

  /// The properties that a value is made of, with their first values where these are the same everywhere.
  var storedProperties: [(name: String, type: String, value: String?)] {
    main.members.map(\.decl).flatMap { member -> [(String, String, String?)] in
      guard let node = member.as(VariableDeclSyntax.self), node.isStored, !node.isStatic else {
        return []
      }
      return node.bindings.compactMap { binding in
        guard let type = project.type(of: binding) else { return nil }
        let value = binding.initializer?.value
        if node.bindingSpecifier.text == "let", value != nil { return nil }
        let isNil = node.bindingSpecifier.text == "var" && type.is(OptionalTypeSyntax.self)
        let first = value.flatMap { $0.isClosed ? $0.trimmedDescription : nil }
        return (
          binding.pattern.trimmedDescription, type.trimmedDescription,
          first ?? (isNil ? "nil" : nil)
        )
      }
    }
  }

  /// The view of an outlet, which a nib makes on a device.
  private func outlet(_ node: VariableDeclSyntax, _ type: TypeSyntax) -> String? {
    guard DeclSyntax(node).attributeNames.contains("IBOutlet"),
      let name = TypeNames.innermost(of: type), name.hasPrefix("UI")
    else { return nil }
    return samples.value(of: TypeNames.type(name)) ?? "\(name)()"
  }

  /// Wrappers of properties that a view fills itself.
  private static let ownedByView: Set = [
    "State", "StateObject", "Environment", "EnvironmentObject", "FocusState", "Namespace",
    "AppStorage", "SceneStorage", "GestureState", "Query",
  ]

  /// The value of a property such as `key: String!`, which code reads as if it were there.
  private func promised(_ type: TypeSyntax) -> String? {
    guard let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType,
      let name = TypeNames.innermost(of: wrapped), project.type(name) == nil
    else { return nil }
    return PlatformNames.values.contains(name) ? samples.value(of: wrapped) : nil
  }

  static func isLiteral(_ value: ExprSyntax) -> Bool {
    value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self)
      || value.is(NilLiteralExprSyntax.self)
  }

  /// A Boolean value that indicates whether a property leads to something that makes calls.
  private func leads(_ type: TypeSyntax) -> Bool {
    let written = Names(in: [type]).all
    let names = written.union([project.typeName(of: type, within: name)].compactMap(\.self))
    return names.filter(known.contains).contains { name in
      let types =
        [name] + (project.type(name)?.kind == .typealias ? project.ancestors(of: name) : [])
      return types.contains { name in
        guard let kind = project.type(name)?.kind else { return false }
        return kind != .enum && kind != .typealias
      }
    }
  }
}

extension String {
  fileprivate static func isNotShown(_ view: String, within other: String) -> String {
    "\(other) shows \(view): no value can be made for an argument"
  }
}
#endif
