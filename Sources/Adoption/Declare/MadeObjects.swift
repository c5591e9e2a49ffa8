#if Adopt
import SwiftSyntax

/// Counts the places at which code makes objects of a type.
struct MadeObjects {
  private let places: [String: Int]

  /// Reads code.
  init(in nodes: [some SyntaxProtocol]) {
    let visitor = MakingVisitor(viewMode: .sourceAccurate)
    for node in nodes { visitor.walk(node) }
    places = visitor.places
  }

  /// The number of places that make an object of a type.
  func count(of type: String) -> Int { places[type] ?? 0 }
}

private final class MakingVisitor: SyntaxVisitor {
  var places: [String: Int] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = typeName(of: node.calledExpression) { places[name, default: 0] += 1 }
    return .visitChildren
  }

  /// The name of the type that a call makes, as in `Router()`, `Router<Step>()` and `Router.init()`.
  private func typeName(of called: ExprSyntax) -> String? {
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return typeName(of: generic.expression)
    }
    if let member = called.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "init" ? member.base.flatMap(typeName) : nil
    }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
#endif
