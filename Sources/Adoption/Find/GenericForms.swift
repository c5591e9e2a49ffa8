#if Adopt
import SwiftSyntax

/// The forms in which an app's code names generic types, such as `Coordinator<Route>`.
struct GenericForms {
  /// The lists of arguments by the names of types.
  private let arguments: [String: [GenericArgumentListSyntax]]

  init(in files: [SourceFile]) {
    let visitor = FormVisitor(viewMode: .sourceAccurate)
    for file in files { visitor.walk(file.tree) }
    arguments = visitor.arguments
  }

  /// Returns the forms of a type as code, sorted, without those in which a parameter of something else
  /// stands for an argument.
  func forms(of name: String, in project: Project) -> [String] {
    let known = (arguments[name] ?? []).filter { $0.allSatisfy { Self.isKnown($0, in: project) } }
    return Set(
      known.map { list in
        "\(name)<\(list.map(\.argument.trimmedDescription).joined(separator: ", "))>"
      }
    ).sorted()
  }

  /// A Boolean value that indicates whether an argument means the same everywhere.
  private static func isKnown(_ argument: GenericArgumentSyntax, in project: Project) -> Bool {
    guard let type = argument.argument.as(IdentifierTypeSyntax.self),
      type.genericArgumentClause == nil
    else { return false }
    if PlatformNames.values.contains(type.name.text) { return true }
    guard let found = project.type(type.name.text) else { return false }
    return !found.isPrivate && found.kind != .protocol && found.group?.hasGenerics != true
  }
}

private final class FormVisitor: SyntaxVisitor {
  var arguments: [String: [GenericArgumentListSyntax]] = [:]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.expression.trimmedDescription, node.genericArgumentClause)
    return .visitChildren
  }

  private func note(_ name: String, _ clause: GenericArgumentClauseSyntax?) {
    if let clause { arguments[name, default: []].append(clause.arguments) }
  }
}
#endif
