#if Adopt
import SwiftSyntax

extension Repairer {
  /// The name that an error says is nowhere.
  static func missingName(_ error: Diagnostic) -> String? {
    let isMissing =
      error.message.hasPrefix("cannot find") && error.message.hasSuffix("in scope")
    return isMissing ? error.quoted.first : nil
  }

  mutating func add(for error: Diagnostic) {
    if addForeignParent(error) || addConformance(error) || addImplicitlyMade(for: error)
      || addHiddenMember(for: error)
    {
      return
    }
    if error.message.contains("takes no arguments"), let name = calledType(at: error),
      let empty = ([name] + project.ancestors(of: name)).first(where: { slice.edge[$0] == .empty })
    {
      knowledge.needed.insert(empty)
    } else if error.message.contains("in module '"), error.quoted.count == 2 {
      _ = addForeign(error.quoted[1])
    } else if addInitializer(for: error) || addExtendedInitializer(for: error)
      || addExtendedSubscript(for: error) || addAnnotatedMember(for: error)
    {
      return
    } else if addRequired(for: error) || addExtensionsInClosure(of: error) {
      return
    } else if Self.isOfArguments(error) || Self.isOfDynamicMember(error),
      let name = calledMember(at: error)
    {
      _ = addExtension(with: name)
    } else if error.message.contains("is not a member type of"), error.quoted.count == 2 {
      let type = error.quoted[1].split(separator: ".").last.map(String.init)
      _ = addExtension(with: error.quoted[0], of: type)
    } else if let name = Self.missingName(error) {
      add(missing: name)
    } else if addForeignValue(for: error) {
      return
    } else if let member = error.missingMember, let type = error.quoted.first {
      add(member: member, of: type)
    } else if error.message.contains("has no") || error.message.contains("does not conform"),
      let name = error.quoted.first, slice.edge[name] == .empty
    {
      knowledge.needed.insert(name)
    }
  }

  /// Gives members to the types without them that a statement may make by initializers without a name, such
  /// as `.init(id: 1)`: their labels alone tell which.
  private mutating func addImplicitlyMade(for error: Diagnostic) -> Bool {
    guard Self.isOfArguments(error),
      let statement = nodes(CodeBlockItemSyntax.self, around: error).first
    else { return false }
    let visitor = ImplicitCallVisitor(viewMode: .sourceAccurate)
    visitor.walk(statement)
    let made = slice.edge.keys.filter { name in
      slice.edge[name] == .empty && visitor.labels.contains { isMade(name, of: $0) }
    }
    knowledge.needed.formUnion(made)
    return !made.isEmpty
  }

  /// A Boolean value that indicates whether a type has an initializer that takes arguments of labels.
  private func isMade(_ name: String, of labels: [String]) -> Bool {
    let members = project.parts(of: name).flatMap(\.members)
    let own = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if own.contains(where: { Self.takes(labels, $0.signature.parameterClause.parameters) }) {
      return true
    }
    guard own.isEmpty, project.type(name)?.kind == .struct else { return false }
    let stored = project.variables(of: name).filter { $0.isStored && !$0.isStatic }
      .flatMap(\.bindings).map(\.pattern.trimmedDescription)
    return labels.allSatisfy(stored.contains)
  }

  /// Keeps the extension of the platform's type whose member goes by the name of one that the stand-in for
  /// the type keeps to itself, or that takes other arguments than the type's own.
  private mutating func addHiddenMember(for error: Diagnostic) -> Bool {
    let isHidden = error.message.contains("is inaccessible due to '")
    let isOther =
      error.message.hasPrefix("no exact matches in call to")
      && !error.message.contains("to initializer")
    guard isHidden || isOther, let name = error.quoted.first else { return false }
    return addExtension(with: name)
  }

  /// Gives a stand-in an initializer with the arguments that a call passes.
  private mutating func addInitializer(for error: Diagnostic) -> Bool {
    guard Self.isOfArguments(error) else { return false }
    // What is wrong may be an argument, and a call itself.
    for call in calls(around: error) {
      let called = call.calledExpression
      let made = called.as(MemberAccessExprSyntax.self).flatMap {
        $0.declName.baseName.text == "init" ? $0.base : nil
      }
      let name = (made ?? called).trimmedDescription
      guard slice.edge[name] == .hollow, call.trailingClosure == nil, !call.arguments.isEmpty
      else { continue }
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      return knowledge.initializers[name, default: []].insert(labels).inserted
    }
    return false
  }

  /// Keeps the extension of the platform's type that declares the initializer which a call names by its
  /// labels, such as `Color(hex: "ff0000")`.
  private mutating func addExtendedInitializer(for error: Diagnostic) -> Bool {
    guard Self.isOfArguments(error) else { return false }
    for call in calls(around: error) {
      let called = call.calledExpression.trimmedDescription
      // An implicit one, such as `.init(forTab: tab)`, is known by its labels alone.
      let name = called.hasSuffix(".init") ? String(called.dropLast(5)) : called
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      let isWithin = name.isEmpty ? labels != ["_"] : name.contains(".")
      let parts = isWithin ? project.nestedExtensions : project.foreignExtensions
      let part = parts.first { part in
        (part.name == name || name.isEmpty) && isAvailable(part)
          && part.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.contains {
            Self.takes(labels, $0.signature.parameterClause.parameters)
          }
      }
      if let part { return knowledge.kept.insert(part.id).inserted }
    }
    return false
  }

  /// Keeps the extensions of the platform's types whose members a closure names that returns by itself.
  ///
  /// Of whatever such a closure lacks the compiler says that a builder's must not return.
  private mutating func addExtensionsInClosure(of error: Diagnostic) -> Bool {
    guard error.message.hasPrefix("cannot use explicit 'return' statement"),
      let closure = nodes(ClosureExprSyntax.self, around: error).first
    else { return false }
    var isAdded = false
    for name in Names(in: [closure]).all.sorted() where addExtension(with: name) { isAdded = true }
    return isAdded
  }

  /// Keeps the extension of the platform's type that declares the subscript which code names by its labels,
  /// such as `books[safe: 3]`.
  private mutating func addExtendedSubscript(for error: Diagnostic) -> Bool {
    guard error.message.hasSuffix("in subscript"),
      let call = nodes(SubscriptCallExprSyntax.self, around: error).first
    else { return false }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let part = project.foreignExtensions.first { part in
      isAvailable(part)
        && part.members.compactMap { $0.decl.as(SubscriptDeclSyntax.self) }.contains { node in
          // Unlike a function's, a subscript's only name is no label.
          node.parameterClause.parameters.map { $0.secondName == nil ? "_" : $0.firstName.text }
            == labels
        }
    }
    return part.map { knowledge.kept.insert($0.id).inserted } ?? false
  }

  /// Returns a Boolean value that indicates whether parameters can be given arguments of these labels.
  private static func takes(_ labels: [String], _ parameters: FunctionParameterListSyntax) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.firstName.text {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Gives members to a type without them of which a conformance is asked, such as `Observable` of what
  /// `@Bindable` wraps.
  private mutating func addRequired(for error: Diagnostic) -> Bool {
    guard error.message.contains("requires that '"), error.quoted.count >= 2,
      let type = error.quoted.first(where: { slice.edge[$0] == .empty })
    else { return false }
    return knowledge.needed.insert(type).inserted
  }

  /// Keeps the extension of the platform's type that declares the member by which a property begins, such
  /// as `var window: UIWindow? = .default`: through an optional the compiler does not name the type.
  private mutating func addAnnotatedMember(for error: Diagnostic) -> Bool {
    guard error.message.hasPrefix("reference to member"), let member = error.quoted.first,
      let type = annotatedType(at: error)
    else { return false }
    let found = project.foreignExtensions.first { part in
      part.name == type && isAvailable(part)
        && part.members.contains { HollowMember.names(of: $0.decl).contains(member) }
    }
    return found.map { knowledge.kept.insert($0.id).inserted } ?? false
  }

  /// The type that the property around an error is said to have, whether or not it is optional.
  private func annotatedType(at error: Diagnostic) -> String? {
    guard let file = files[error.path],
      let position = position(of: error, in: project.files[file], file),
      let token = project.files[file].tree.token(at: position)
    else { return nil }
    var node: Syntax? = Syntax(token)
    while let next = node, !next.is(PatternBindingSyntax.self) { node = next.parent }
    let type = node?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return type.flatMap { TypeNames.innermost(of: $0) }
  }

  private static func isOfArguments(_ error: Diagnostic) -> Bool {
    let messages = [
      "takes no arguments", "extraneous argument label", "incorrect argument label",
      "missing argument", "extra argument", "no exact matches in call to initializer",
    ]
    return messages.contains { error.message.contains($0) }
  }

  /// A Boolean value that indicates whether a type that has members of any name, such as `Binding`, lacks a
  /// method: the compiler takes its name for that of a property, which can't be called.
  private static func isOfDynamicMember(_ error: Diagnostic) -> Bool {
    error.message.hasPrefix("cannot call value of non-function type")
  }

  /// The type that the call around an error makes.
  private func calledType(at error: Diagnostic) -> String? {
    calls(around: error).map(\.calledExpression.trimmedDescription)
      .first { project.type($0) != nil }
  }

  /// The method that the call around an error calls.
  private func calledMember(at error: Diagnostic) -> String? {
    calls(around: error).first?.calledExpression.as(MemberAccessExprSyntax.self)?
      .declName.baseName.text
  }

  /// The calls around an error, inner ones first.
  private func calls(around error: Diagnostic) -> [FunctionCallExprSyntax] {
    nodes(FunctionCallExprSyntax.self, around: error)
  }

  /// The nodes of a kind around an error, the innermost first.
  private func nodes<Node: SyntaxProtocol>(
    _ kind: Node.Type, around error: Diagnostic
  ) -> [Node] {
    guard let file = files[error.path],
      let position = position(of: error, in: project.files[file], file),
      let token = project.files[file].tree.token(at: position)
    else { return [] }
    var found: [Node] = []
    var node: Syntax? = Syntax(token)
    while let next = node {
      if let match = next.as(kind) { found.append(match) }
      node = next.parent
    }
    return found
  }

  @discardableResult
  mutating func add(missing name: String) -> Bool {
    if let type = project.type(name), slice.edge[name] == nil, !slice.kept.contains(type.id) {
      knowledge.needed.insert(name)
      return true
    }
    for value in project.values(name) where !value.isPrivate && isAvailable(value) {
      knowledge.kept.insert(value.id)
      return true
    }
    return addExtension(with: name) || addForeign(name)
  }

  /// Stands in for a type that neither the app nor the platform here declares.
  private mutating func addForeign(_ name: String) -> Bool {
    guard name.first?.isUppercase == true, project.type(name) == nil,
      knowledge.levels[ForeignType.identity(of: name)] == nil, !project.declaresWithin(name)
    else { return false }
    return knowledge.foreign.insert(name).inserted
  }

  /// Gives a type that nothing here declares a value that code hands on by its name alone, such as the
  /// `.emailAddress` that a view takes: it is a look, and the view stays.
  private mutating func addForeignValue(for error: Diagnostic) -> Bool {
    guard let member = error.missingMember,
      let type = error.quoted.first?.replacing("?", with: ""), knowledge.foreign.contains(type),
      calls(around: error).first?.arguments.contains(where: { argument in
        let value = argument.expression.as(MemberAccessExprSyntax.self)
        return value?.base == nil && value?.declName.baseName.text == member
      }) == true
    else { return false }
    return knowledge.foreignValues[type, default: []].insert(member).inserted
  }

  /// Has a class that nothing here declares inherit from another one, of which a method asks it.
  private mutating func addForeignParent(_ error: Diagnostic) -> Bool {
    guard error.message.contains("' inherit from '"), error.quoted.count >= 2,
      let parent = error.quoted.last, let type = error.quoted.dropLast().last, type != parent,
      knowledge.foreign.isSuperset(of: [type, parent]), knowledge.foreignParents[type] == nil,
      knowledge.foreignParents[parent] == nil
    else { return false }
    knowledge.foreignParents[type] = parent
    return true
  }

  /// Keeps the extension by which one of the platform's types conforms to a protocol of the app.
  mutating func addConformance(_ error: Diagnostic) -> Bool {
    guard
      ["conform", "cannot be converted", "cannot convert"].contains(where: {
        error.message.contains($0)
      }), error.quoted.count >= 2
    else { return false }
    let names = error.quoted.map {
      $0.replacing("any ", with: "").replacing(".Type", with: "")
    }
    let (type, name) = (names[0], names[names.count - 1])
    if name == "View", let view = names.first(where: { knowledge.foreign.contains($0) }) {
      return knowledge.foreignViews.insert(view).inserted
    }
    if ["Hashable", "Equatable"].contains(name), knowledge.foreign.contains(type) {
      return knowledge.foreignKeys.insert(type).inserted
    }
    if let protocolName = names.first(where: { knowledge.foreign.contains($0) }),
      let own = names.first(where: { project.type($0)?.isType == true }),
      knowledge.levels[ForeignType.identity(of: own, as: protocolName)] == nil
    {
      return knowledge.foreignConformances[own, default: []].insert(protocolName).inserted
    }
    // A method that asks for it may be named first.
    for part in project.foreignExtensions
    where names.dropLast().contains(part.name) && part.inherited.contains(name)
      && isAvailable(part)
    {
      knowledge.kept.insert(part.id)
      return true
    }
    return error.message.contains("does not conform to protocol") && addWitnesses(of: name)
  }

  /// Keeps the extensions by which the app gives what a protocol of the platform requires, such as
  /// `extension Hashable where Self: Identifiable`.
  private mutating func addWitnesses(of name: String) -> Bool {
    let found = project.foreignExtensions.filter {
      $0.name == name && !$0.members.isEmpty && isAvailable($0)
    }
    knowledge.kept.formUnion(found.map(\.id))
    return !found.isEmpty
  }

  /// Keeps an extension of one of the platform's types that declares a member: one of the type that lacks
  /// it where there is one.
  private mutating func addExtension(with member: String, of type: String? = nil) -> Bool {
    let found = project.foreignExtensions.filter { part in
      isAvailable(part)
        && part.members.contains { HollowMember.names(of: $0.decl).contains(member) }
    }
    guard let part = found.first(where: { $0.name == type }) ?? found.first else { return false }
    return knowledge.kept.insert(part.id).inserted
  }

  private mutating func add(member: String, of text: String) {
    // A wrapper's projected value goes by the property's name.
    let member = String(member.drop { $0 == "$" }.prefix { $0 != "(" })
    let type = String(
      text.replacing("any ", with: "").replacing(".Type", with: "").prefix {
        $0 != "<" && $0 != "?"
      })
    if let depth = slice.edge[type] {
      if depth == .empty { knowledge.needed.insert(type) }
      let isDeclared = project.parts(of: type).flatMap(\.members).contains {
        HollowMember.names(of: $0.decl).contains(member)
      }
      if isDeclared {
        knowledge.members.insert("\(type).\(member)")
        return
      }
    }
    _ = addExtension(with: member, of: type)
  }

  private func isAvailable(_ declaration: Declaration) -> Bool {
    !slice.kept.contains(declaration.id) && !knowledge.dropped.contains(declaration.id)
  }
}

/// Collects the labels of calls of initializers without a name, with arguments.
private final class ImplicitCallVisitor: SyntaxVisitor {
  private(set) var labels: Set<[String]> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.base == nil,
      called.declName.baseName.text == "init", !node.arguments.isEmpty
    {
      labels.insert(node.arguments.map { $0.label?.text ?? "_" })
    }
    return .visitChildren
  }
}
#endif
