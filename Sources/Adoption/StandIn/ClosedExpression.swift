#if Adopt
import SwiftSyntax

extension ExprSyntax {
  /// A Boolean value that indicates whether it means the same wherever it stands: it names types and
  /// their members, and no variables.
  var isClosed: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let node):
      node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .declReferenceExpr(let node): node.baseName.text.first?.isUppercase == true
    case .genericSpecializationExpr(let node): node.expression.isClosed
    case .memberAccessExpr(let node): node.base?.isClosed ?? true
    case .arrayExpr(let node): node.elements.allSatisfy(\.expression.isClosed)
    case .functionCallExpr(let node):
      node.calledExpression.isClosed && node.trailingClosure == nil
        && node.arguments.allSatisfy(\.expression.isClosed)
    default: false
    }
  }
}
#endif
