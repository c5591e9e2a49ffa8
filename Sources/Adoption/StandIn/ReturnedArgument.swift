#if Adopt
import SwiftSyntax

/// The argument that a method returns wherever it returns something, as in
/// `func bind(model: Model) -> Model { …; return model }`.
struct ReturnedArgument {
  /// The name by which the method knows it.
  let name: String

  /// The name of its type.
  let type: String

  /// Reads a method; nil where it returns something else.
  init?(of node: FunctionDeclSyntax) {
    guard let body = node.body, let result = node.signature.returnClause?.type.trimmedDescription
    else { return nil }
    let visitor = ReturnVisitor(viewMode: .sourceAccurate)
    visitor.walk(body)
    let own = node.signature.parameterClause.parameters.first { parameter in
      parameter.type.trimmedDescription == result
        && !visitor.returned.isEmpty
        && visitor.returned.allSatisfy {
          $0 == (parameter.secondName ?? parameter.firstName).text
        }
    }
    guard let own else { return nil }
    name = (own.secondName ?? own.firstName).text
    type = result
  }
}

/// Collects what a method returns, without what is within it.
private final class ReturnVisitor: SyntaxVisitor {
  var returned: [String] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    returned.append(node.expression?.trimmedDescription ?? "")
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
#endif
