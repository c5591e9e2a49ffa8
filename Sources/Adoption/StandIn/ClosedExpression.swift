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

  /// The expression where it means the same wherever it stands, with another text in the place of each that
  /// is put together of variables; nil where others are left.
  var closed: ExprSyntax? {
    if isClosed { return trimmed }
    let copy = TextRewriter().rewrite(self).as(ExprSyntax.self)
    return copy.flatMap { $0.isClosed ? $0.trimmed : nil }
  }

  /// The case that an expression without the name of its enum makes, such as `.book(book)`, with what it is
  /// handed; nil where it is another one.
  var implicitCase: (name: String, arguments: [LabeledExprSyntax])? {
    let call = self.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self),
      member.base == nil, call?.trailingClosure == nil
    else { return nil }
    return (member.declName.baseName.text, call.map { Array($0.arguments) } ?? [])
  }
}

/// Puts a text without variables in the place of each that has some.
private final class TextRewriter: SyntaxRewriter {
  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax {
    guard !ExprSyntax(node).isClosed else { return ExprSyntax(node) }
    let text = StringSegmentSyntax(content: .stringSegment("a"))
    return ExprSyntax(
      StringLiteralExprSyntax(
        openingQuote: .stringQuoteToken(), segments: [.stringSegment(text)],
        closingQuote: .stringQuoteToken()))
  }
}
#endif
