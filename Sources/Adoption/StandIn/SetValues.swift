#if Adopt
import SwiftSyntax

/// Finds the values to which a type's code sets what others see change: a binding that a view was handed,
/// a value that a view keeps in the user's defaults, a published property of an object that it holds, or, in
/// a view model, one of its own.
struct SetValues {
  /// A control for each value that the source sets.
  private(set) var callbacks: [Callback] = []

  /// The values that are beyond what is tried.
  private(set) var leftOut: [LeftOutWays] = []

  private let project: Project
  private let samples: Samples
  private let owner: String

  /// - Parameters:
  ///   - seesDefaults: whether kept code reads the user's defaults.
  ///   - isSeen: tells whether code that runs names a property.
  init(
    in owner: String, of project: Project, samples: Samples, seesDefaults: Bool,
    isSeen: (String) -> Bool
  ) {
    self.project = project
    self.samples = samples
    self.owner = owner
    let visitor = SetterVisitor(viewMode: .sourceAccurate)
    for part in project.parts(of: owner) { visitor.walk(part.syntax) }
    var met: [String: [String]] = [:]
    var names: [String] = []
    addTyped(visitor.typed)
    for setter in visitor.setters {
      guard let property = setter.path.last,
        let (base, holder) = walk(along: setter.path.dropLast()),
        let (node, binding, _) = project.property(property, of: holder),
        isPublished(node, of: holder),
        holder == owner
          && (isHanded(node) || seesDefaults && StoredProperties.areDeclared(by: node))
          || isSeen(property),
        let type = project.type(of: binding),
        Self.tellsScreens(type, inLists: !project.paths.contains(property))
      else { continue }
      let name = "\(base).\(property)"
      if met[name] == nil { names.append(name) }
      let closed = setter.value.flatMap { $0.isClosed ? [$0.trimmedDescription] : nil }
      let values = closed ?? samples.states(of: type, within: holder)
      // Two values of one word would be one control.
      let words = Set((met[name] ?? []).map(CallbackReader.word))
      met[name, default: []] += values.filter { !words.contains(CallbackReader.word($0)) }
    }
    addChanges(visitor.changes)
    for name in names {
      let values = met[name] ?? []
      let lists = ArgumentLists(of: [
        ArgumentLists.Argument(label: "", values: values, isTold: true)
      ])
      let control = control(name)
      callbacks += lists.tried.map {
        Callback(control: control + $0.word, call: "\(name) = \($0.text)")
      }
      if !lists.leftOut.isEmpty {
        leftOut.append(LeftOutWays(call: control, tried: lists.tried.count, words: lists.leftOut))
      }
    }
  }

  /// The name of the control that sets a property.
  private func control(_ name: String) -> String {
    let start = name.hasPrefix("self.") ? name.dropFirst("self.".count) : name[...]
    return "\(owner):\(start.filter { $0 != "?" })"
  }

  /// Adds what code does to a path that another object holds, such as `router.path.append(.book)`.
  private mutating func addChanges(_ changes: [Change]) {
    for (path, method, arguments) in changes {
      guard let property = path.last, let (base, holder) = walk(along: path.dropLast()),
        holder != owner, project.paths.contains(property),
        project.property(property, of: holder) != nil
      else { continue }
      let name = "\(base).\(property)"
      let argument = arguments.first?.expression
      let value = argument.flatMap {
        $0.isClosed ? $0.trimmedDescription : samples.value(ofCaseIn: $0)
      }
      guard arguments.count < 2, argument == nil || value != nil else { continue }
      let word = value.map { "(\(CallbackReader.word($0)))" } ?? ""
      let made = Callback(
        control: "\(control(name)).\(method)\(word)", call: "\(name).\(method)(\(value ?? ""))")
      if !callbacks.contains(where: { $0.control == made.control }) { callbacks.append(made) }
    }
  }

  /// Adds a text that a user types into a field, for each binding that a view was handed.
  private mutating func addTyped(_ properties: [String]) {
    for property in properties {
      guard let (node, binding, _) = project.property(property, of: owner), isHanded(node),
        binding.typeAnnotation?.type.trimmedDescription == "String"
      else { continue }
      callbacks.append(
        Callback(control: "\(owner):\(property)", call: "self.\(property) = \"a\""))
    }
  }

  /// How to get to an object that objects lead to, and the name of its class.
  private func walk(along path: ArraySlice<String>) -> (base: String, type: String)? {
    guard let found = ObjectPath(along: path, from: owner, in: project),
      found.steps.allSatisfy({ project.type($0)?.kind == .class })
    else { return nil }
    return (found.base, found.type)
  }

  /// A Boolean value that indicates whether others see a property change.
  private func isPublished(_ node: VariableDeclSyntax, of holder: String) -> Bool {
    guard node.isStored, node.bindingSpecifier.text == "var" else { return false }
    if isHanded(node) || StoredProperties.areDeclared(by: node)
      || DeclSyntax(node).attributeNames.contains("Published")
    {
      return true
    }
    return project.type(holder)?.syntax.attributeNames.contains("Observable") == true
  }

  private func isHanded(_ node: VariableDeclSyntax) -> Bool {
    DeclSyntax(node).attributeNames.contains("Binding")
  }

  /// A Boolean value that indicates whether values of a type say what is shown, unlike what a user types, and
  /// looks.
  ///
  /// - Parameter inLists: whether lists do, each of whose elements may have a row; the path of a stack doesn't.
  private static func tellsScreens(_ type: TypeSyntax, inLists: Bool) -> Bool {
    if let node = type.as(OptionalTypeSyntax.self) {
      return tellsScreens(node.wrappedType, inLists: inLists)
    }
    if inLists, let list = type.as(ArrayTypeSyntax.self) {
      return list.element.trimmedDescription == "String"
        || tellsScreens(list.element, inLists: false)
    }
    let looks: Set = [
      "String", "Substring", "Character", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "Date",
      "Color", "Data", "Set", "Array", "Dictionary", "AttributedString", "Error",
    ]
    guard let name = TypeNames.innermost(of: type) else { return false }
    return !looks.contains(name)
  }
}

/// A call that changes a list of values, with the properties that lead to the list.
private typealias Change = (
  path: [String], method: String, arguments: LabeledExprListSyntax
)

/// Collects what code sets stored properties to.
private final class SetterVisitor: SyntaxVisitor {
  /// The properties that lead to the one that is set, and its value; none where it is the other of two.
  private(set) var setters: [(path: [String], value: ExprSyntax?)] = []

  /// What is done to the lists of values that properties lead to.
  private(set) var changes: [Change] = []

  /// The properties into which fields write what a user types.
  private(set) var typed: [String] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let (target, value) = node.assignment, let path = target.propertyPath, !path.isEmpty {
      setters.append((path, value.count == 1 ? value.first : ExprSyntax(node)))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    if ["TextField", "SecureField", "TextEditor"].contains(called),
      let text = node.arguments.first(where: { $0.label?.text == "text" })?.expression
        .trimmedDescription,
      text.hasPrefix("$"), !typed.contains(String(text.dropFirst()))
    {
      typed.append(String(text.dropFirst()))
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let path = member.base?.propertyPath, !path.isEmpty
    else { return .visitChildren }
    switch member.declName.baseName.text {
    case "toggle" where node.arguments.isEmpty: setters.append((path, nil))
    // Whoever adds to a list of its own sets it to one that has elements.
    case "append" where path.count == 1, "insert" where path.count == 1:
      setters.append((path, nil))
    case "append", "removeLast", "removeAll", "popLast":
      if path.count > 1 { changes.append((path, member.declName.baseName.text, node.arguments)) }
    default: break
    }
    return .visitChildren
  }

  /// What begins or ends a life sets its own properties before anybody sees them.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

extension HollowType {
  /// Offers the values that a view or a view model sets in the app's code, where others see them.
  mutating func addSetValues() {
    guard role == .swiftUIView || role == .other && isClassType else { return }
    let values = SetValues(
      in: name, of: project, samples: samples, seesDefaults: role == .swiftUIView && seesDefaults
    ) { isUsed($0) }
    let found = values.callbacks.filter { callback in
      !callbacks.contains { $0.call == callback.call }
    }
    add(FoundCallbacks(found: found, leftOut: values.leftOut))
  }
}
#endif
