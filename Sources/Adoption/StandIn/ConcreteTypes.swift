#if Adopt
import SwiftSyntax

extension Declaration {
  /// The declaration of a generic type with arguments in the place of its parameters, such as that of
  /// `Box<Book>`; nil where it is not generic, or takes other arguments.
  func concrete(as type: IdentifierTypeSyntax) -> DeclSyntax? {
    guard let node = syntax.asProtocol((any WithGenericParametersSyntax).self),
      let parameters = node.genericParameterClause?.parameters,
      let arguments = type.genericArgumentClause?.arguments.compactMap({
        $0.argument.as(TypeSyntax.self)
      }), parameters.count == arguments.count
    else { return nil }
    let names = zip(parameters.map(\.name.text), arguments)
    return ArgumentRewriter(Dictionary(uniqueKeysWithValues: names)).rewrite(syntax)
      .as(DeclSyntax.self)
  }
}

/// Writes types in the place of generic parameters.
private final class ArgumentRewriter: SyntaxRewriter {
  private let arguments: [String: TypeSyntax]

  init(_ arguments: [String: TypeSyntax]) {
    self.arguments = arguments
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard let argument = arguments[node.name.text], node.genericArgumentClause == nil else {
      return super.visit(node)
    }
    return argument.trimmed.with(\.leadingTrivia, node.leadingTrivia)
      .with(\.trailingTrivia, node.trailingTrivia)
  }
}
#endif
