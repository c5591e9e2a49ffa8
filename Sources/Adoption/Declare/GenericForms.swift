#if Adopt
import SwiftSyntax

/// The forms in which an app's code names a generic class, such as `Coordinator<Route>`.
struct GenericForms {
  /// As code, sorted; none where a parameter of something else stands for an argument.
  let all: [String]

  init(of name: String, in project: Project) {
    let visitor = FormVisitor(name, in: project)
    for file in project.files { visitor.walk(file.tree) }
    all = visitor.forms.sorted()
  }
}

private final class FormVisitor: SyntaxVisitor {
  var forms: Set<String> = []
  private let name: String
  private let project: Project

  init(_ name: String, in project: Project) {
    (self.name, self.project) = (name, project)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { note(node.genericArgumentClause) }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.trimmedDescription == name { note(node.genericArgumentClause) }
    return .visitChildren
  }

  private func note(_ clause: GenericArgumentClauseSyntax?) {
    guard let clause, clause.arguments.allSatisfy(isKnown) else { return }
    let arguments = clause.arguments.map(\.argument.trimmedDescription)
    forms.insert("\(name)<\(arguments.joined(separator: ", "))>")
  }

  /// A Boolean value that indicates whether an argument means the same everywhere.
  private func isKnown(_ argument: GenericArgumentSyntax) -> Bool {
    guard let type = argument.argument.as(IdentifierTypeSyntax.self),
      type.genericArgumentClause == nil
    else { return false }
    if PlatformNames.values.contains(type.name.text) { return true }
    guard let found = project.type(type.name.text) else { return false }
    return !found.isPrivate && found.kind != .protocol && found.group?.hasGenerics != true
  }
}
#endif
