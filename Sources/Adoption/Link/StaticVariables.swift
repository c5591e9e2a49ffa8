#if Adopt
import SwiftSyntax

/// The variables of a file that outlive the objects of an app, and their first values.
struct StaticVariables {
  private var assignments: [String] = []
  private var names: [String] = []

  /// Finds the variables of declarations.
  init(in kept: [Declaration]) {
    for declaration in kept {
      if let node = declaration.syntax.as(VariableDeclSyntax.self) {
        add(node, in: nil)
      }
      for member in declaration.members {
        if let node = member.decl.as(VariableDeclSyntax.self), node.isStatic,
          declaration.group?.hasGenerics != true
        {
          add(node, in: declaration.name)
        }
      }
    }
  }

  /// A Boolean value that indicates whether there are none.
  var isEmpty: Bool { assignments.isEmpty }

  private mutating func add(_ node: VariableDeclSyntax, in type: String?) {
    guard node.bindingSpecifier.text == "var", node.isStored else { return }
    // Inside its type a private variable can't be set from the file's end.
    if type != nil, DeclSyntax(node).modifierNames.contains(where: { $0.hasPrefix("private") }) {
      return
    }
    for binding in node.bindings {
      let name = (type.map { "\($0)." } ?? "") + binding.pattern.trimmedDescription
      if let value = binding.initializer?.value {
        assignments.append("\(name) = \(value.trimmedDescription)")
        // A class's instances are met by the walk over objects; values are not.
        if Self.isValue(binding) { names.append(name) }
      } else if binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true {
        assignments.append("\(name) = nil")
      }
    }
  }

  private static func isValue(_ binding: PatternBindingSyntax) -> Bool {
    guard let value = binding.initializer?.value else { return false }
    return value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self)
  }

  /// Functions that set the variables back, and tell what they are.
  ///
  /// - Parameter suffix: what tells the functions of files apart.
  func functions(for suffix: String) -> String {
    let body = assignments.map { "  \($0)\n" }.joined()
    let list = names.map { "\($0) \\(\($0))" }.joined(separator: ", ")
    return """

      /// Sets static variables back. Added by 'verifier adopt'.
      @MainActor func resetStatics\(suffix)() {
      \(body)}

      /// What static variables are. Added by 'verifier adopt'.
      @MainActor func statics\(suffix)() -> String { "\(list)" }

      """
  }

  /// A Boolean value that indicates whether there is something to tell.
  var haveValues: Bool { !names.isEmpty }
}
#endif
