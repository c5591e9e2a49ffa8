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
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    {
      // What is wrong may be what a container takes: its content is shown all the same.
      let taken = call.leftParen?.range.lowerBound ?? closure.range.lowerBound
      let isTaken = (taken..<closure.range.lowerBound).contains(token.range.lowerBound)
      if name.id == token.id || isTaken && showsView(closure) {
        return (call.range.lowerBound..<closure.range.lowerBound, "Group ")
      }
    }
    return nil
  }

  /// A Boolean value that indicates whether a closure begins with a view, and not with what a touch does.
  private static func showsView(_ closure: ClosureExprSyntax) -> Bool {
    guard case .expr(let first)? = closure.statements.first?.item,
      let call = first.as(FunctionCallExprSyntax.self)
    else { return false }
    return begins(call)
  }

  /// The body of a view of whose own nothing compiles.
  static let noBody = "var body: some View { EmptyView() }"

  /// What stands in the place of a member: a view without content has to have a body, too.
  static func emptyBody(for member: Syntax) -> String {
    guard let node = member.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
      let binding = node.bindings.first, binding.pattern.trimmedDescription == "body",
      ["some View", "some Scene"].contains(binding.typeAnnotation?.type.trimmedDescription)
    else { return "" }
    return noBody
  }

  /// The view that a modifier changes, where a statement returns the changed one: without the modifier
  /// it is shown as it is.
  static func modifiedView(in item: CodeBlockItemSyntax) -> String? {
    var node = Syntax(item)
    while let parent = node.parent, !node.is(FunctionDeclSyntax.self) { node = parent }
    guard let function = node.as(FunctionDeclSyntax.self),
      function.signature.returnClause?.type.trimmedDescription == "some View"
    else { return nil }
    let parameters = function.signature.parameterClause.parameters
    if function.name.text == "body", parameters.count == 1, let content = parameters.first {
      let name = (content.secondName ?? content.firstName).text
      return Names(in: [item]).all.contains(name) ? name : nil
    }
    let members = function.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let isStatic = DeclSyntax(function).modifierNames.contains("static")
    guard members?.extendedType.trimmedDescription == "View", !isStatic else { return nil }
    let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    return isOnly || item.item.is(ReturnStmtSyntax.self) ? "self" : nil
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

  /// A Boolean value that indicates whether code describes a view.
  static func isInView(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if let binding = parent.as(PatternBindingSyntax.self), let type = binding.typeAnnotation {
        return ["View", "Scene"].contains { type.trimmedDescription.contains($0) }
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
