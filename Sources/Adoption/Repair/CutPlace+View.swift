#if Adopt
import SwiftSyntax

extension CutPlace {
  /// The part of a view's description that can go without the view: a modifier, or a container around
  /// what it contains.
  static func partOfView(_ node: Syntax, around token: TokenSyntax) -> (Range<Int>, String)? {
    guard let call = node.as(FunctionCallExprSyntax.self), isInView(node) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(FunctionCallExprSyntax.self), begins(base),
      token.position >= member.period.position
    {
      return (member.period.range.lowerBound..<call.range.upperBound, "")
    }
    if let closure = call.trailingClosure, closure.signature == nil, begins(call),
      call.additionalTrailingClosures.isEmpty,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.id == token.id
    {
      return (call.range.lowerBound..<closure.range.lowerBound, "Group ")
    }
    return nil
  }

  /// What stands in the place of a member: a view without content has to have a body, too.
  static func emptyBody(for member: Syntax) -> String {
    guard let node = member.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
      let binding = node.bindings.first, binding.pattern.trimmedDescription == "body",
      ["some View", "some Scene"].contains(binding.typeAnnotation?.type.trimmedDescription)
    else { return "" }
    return "var body: some View { EmptyView() }"
  }

  /// A Boolean value that indicates whether a chain of modifiers begins with a type.
  private static func begins(_ call: FunctionCallExprSyntax) -> Bool {
    var expression = call.calledExpression
    while let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base
    {
      expression = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    }
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true
  }

  private static func isInView(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if let binding = parent.as(PatternBindingSyntax.self), let type = binding.typeAnnotation {
        return type.trimmedDescription.contains("View")
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.trimmedDescription.contains("View") == true
      }
      node = parent
    }
    return false
  }
}
#endif
