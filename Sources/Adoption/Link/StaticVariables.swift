#if Adopt
import SwiftSyntax

/// The variables of a file that outlive the objects of an app, and their first values.
struct StaticVariables {
  /// The assignments that set variables back, by the type that declares them; "" for the file's own.
  private var assignments: [String: [String]] = [:]

  /// Those that make nothing. They come first: an object may set others as it is made, such as the flow
  /// that it begins with.
  private var plain: [String: [String]] = [:]
  private var names: [String] = []

  /// The keywords of constants that become variables, since they hold objects.
  private(set) var constants: [TokenSyntax] = []

  /// The wrapper of variables whose first value asks for something: it is made when they are first read,
  /// as on a device. It goes before the variable's line, so that columns stay.
  private(set) var wrappers: [Edit] = []

  /// Tells whether a name is that of a class of the app's.
  private let isClass: (String) -> Bool

  /// Finds the variables of declarations, and the constants that hold an object, such as
  /// `static let shared = Router()`, but for what is cut.
  init(in kept: [Declaration], of project: Project, cuts: [Cut]) {
    isClass = { project.type($0)?.kind == .class }
    func isCut(_ node: some SyntaxProtocol) -> Bool {
      cuts.contains { $0.range.contains(node.range) }
    }
    for declaration in kept where !isCut(declaration.syntax) {
      if let node = declaration.syntax.as(VariableDeclSyntax.self) {
        add(node, in: nil)
      }
      for member in declaration.members where !isCut(member.decl) {
        if let node = member.decl.as(VariableDeclSyntax.self), node.isStatic,
          declaration.group?.hasGenerics != true
        {
          add(node, in: declaration.name)
        }
      }
    }
  }

  /// A Boolean value that indicates whether there are none.
  var isEmpty: Bool { assignments.isEmpty && plain.isEmpty }

  private mutating func add(_ node: VariableDeclSyntax, in type: String?) {
    guard node.isStored else { return }
    if node.bindingSpecifier.text == "let" {
      guard node.bindings.allSatisfy(holdsObject) else { return }
      constants.append(node.bindingSpecifier)
    }
    // The file's end is outside of the type, and of its extension's reach for the list of values.
    let isPrivate =
      type != nil && DeclSyntax(node).modifierNames.contains { $0.hasPrefix("private") }
    for binding in node.bindings {
      let property = binding.pattern.trimmedDescription
      let name = (type.map { "\($0)." } ?? "") + property
      if let value = binding.initializer?.value {
        if let type, let wrapper = wrapper(of: node, value) {
          assignments[type, default: []].append("_\(property).forget()")
          wrappers.append(wrapper)
          continue
        }
        let assignment = "\(property) = \(value.trimmedDescription)"
        if HollowType.isLiteral(value) {
          plain[type ?? "", default: []].append(assignment)
        } else {
          assignments[type ?? "", default: []].append(assignment)
        }
        // A class's instances are met by the walk over objects; values are not.
        if Self.isValue(binding), !isPrivate { names.append(name) }
      } else if binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true {
        plain[type ?? "", default: []].append("\(property) = nil")
      }
    }
  }

  /// The wrapper by which a member makes its first value when it is read; nil where making that asks for
  /// nothing.
  private func wrapper(of node: VariableDeclSyntax, _ value: ExprSyntax) -> Edit? {
    guard node.bindingSpecifier.text == "var", node.bindings.count == 1, node.attributes.isEmpty,
      node.modifiers.allSatisfy({
        ["static", "private", "fileprivate", "internal", "public"].contains($0.name.text)
      }),
      let before = node.previousToken(viewMode: .sourceAccurate), AskingVisitor.asks(value)
    else { return nil }
    let end = before.endPositionBeforeTrailingTrivia.utf8Offset
    return Edit(end..<end, " @MadeWhenRead")
  }

  /// A Boolean value that indicates whether a constant holds an object that is made for it.
  private func holdsObject(_ binding: PatternBindingSyntax) -> Bool {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else {
      return false
    }
    let called = call.calledExpression
    let made =
      called.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
      ?? called.trimmedDescription
    let name =
      made == ".init"
      ? binding.typeAnnotation.flatMap { TypeNames.innermost(of: $0.type) } ?? "" : made
    return isClass(name) || PlatformNames.keeping.contains(name)
  }

  private static func isValue(_ binding: PatternBindingSyntax) -> Bool {
    guard let value = binding.initializer?.value else { return false }
    return HollowType.isLiteral(value) && !value.is(NilLiteralExprSyntax.self)
  }

  /// Functions that set the variables back, and tell what they are.
  ///
  /// - Parameter suffix: what tells the functions of files apart.
  func functions(for suffix: String) -> String {
    let all = plain.merging(assignments) { $0 + $1 }
    let types = all.keys.filter { !$0.isEmpty }.sorted()
    let own = (all[""] ?? []).map { "  \($0)\n" }
    let calls = types.map { "  \($0).resetStatics\(suffix)()\n" }
    // In an extension private initializers and variables can be reached.
    let extensions = types.map { type in
      let body = (all[type] ?? []).map { "    \($0)\n" }.joined()
      return """

        extension \(type) {
          @MainActor fileprivate static func resetStatics\(suffix)() {
        \(body)  }
        }

        """
    }
    let list = names.map { "\($0) \\(\($0))" }.joined(separator: ", ")
    return """

      /// Sets static variables back. Added by 'verifier adopt'.
      @MainActor func resetStatics\(suffix)() {
      \((own + calls).joined())}

      /// What static variables are. Added by 'verifier adopt'.
      @MainActor func statics\(suffix)() -> String { "\(list)" }

      """ + extensions.joined()
  }

  /// A Boolean value that indicates whether there is something to tell.
  var haveValues: Bool { !names.isEmpty }
}

/// Finds out whether making a value may end the run where it comes too early: it unwraps what may be nil.
private final class AskingVisitor: SyntaxVisitor {
  private var isFound = false

  static func asks(_ value: ExprSyntax) -> Bool {
    let visitor = AskingVisitor(viewMode: .sourceAccurate)
    visitor.walk(value)
    return visitor.isFound
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  // What a closure does is done later, unless it is called at once.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(FunctionCallExprSyntax.self) == true ? .visitChildren : .skipChildren
  }
}
#endif
