#if Adopt
import SwiftSyntax

extension SequenceExprSyntax {
  /// What is set, and what follows the sign: more than one expression where operators combine them. Nil
  /// where nothing is set.
  var assignment: (target: ExprSyntax, value: ArraySlice<ExprSyntax>)? {
    let elements = Array(elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    return (elements[0], elements[2...])
  }
}

extension ExprSyntax {
  /// Properties in a row, from `self` on; nil for anything else.
  var propertyPath: [String]? {
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.propertyPath }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.propertyPath }
    if let node = self.as(DeclReferenceExprSyntax.self) {
      let name = node.baseName.text
      return name == "self" ? [] : [name]
    }
    guard let node = self.as(MemberAccessExprSyntax.self), let base = node.base else { return nil }
    return base.propertyPath.map { $0 + [node.declName.baseName.text] }
  }
}
#endif
