#if Adopt
import SwiftSyntax

/// Counts the addresses of objects that kept code writes into texts: they differ from replay to replay.
///
/// No replacement adds or takes a line.
final class AddressEdits: EditVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let object = described(by: node) {
      edits.append(Edit(node.range, "CountedAddress.text(describing: \(object))"))
      return .skipChildren
    }
    guard let object = addressed(by: node), isWithinText(node) else { return .visitChildren }
    edits.append(Edit(node.range, "CountedAddress(of: \(object.trimmedDescription))"))
    return .skipChildren
  }

  /// The object of which `Unmanaged.passUnretained(…).toOpaque()` is the address; nil for any other call.
  private func addressed(by node: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let opaque = node.calledExpression.as(MemberAccessExprSyntax.self),
      opaque.declName.baseName.text == "toOpaque",
      let call = opaque.base?.as(FunctionCallExprSyntax.self),
      let passing = call.calledExpression.as(MemberAccessExprSyntax.self),
      passing.declName.baseName.text == "passUnretained",
      passing.base?.trimmedDescription.prefix(while: { $0 != "<" }) == "Unmanaged"
    else { return nil }
    return call.arguments.first?.expression
  }

  /// The object that `String(describing:)` describes, by the name of a variable: it may be a key by which an
  /// app finds the object, and the description of one of Foundation's classes has its address.
  private func described(by node: FunctionCallExprSyntax) -> String? {
    guard node.calledExpression.trimmedDescription == "String", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "describing"
    else { return nil }
    return argument.expression.as(DeclReferenceExprSyntax.self)?.trimmedDescription
  }

  /// Returns a Boolean value that indicates whether a value becomes part of a text, where its type does not matter.
  private func isWithinText(_ node: FunctionCallExprSyntax) -> Bool {
    guard let list = node.parent?.parent else { return false }
    if list.parent?.is(ExpressionSegmentSyntax.self) == true { return true }
    let call = list.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "String"
      && call?.arguments.first?.label?.text == "describing"
  }
}
#endif
