#if Adopt
import SwiftSyntax

/// The smallest part of a file that can go, and what stands there then.
struct CutPlace {
  let range: Range<Int>
  let replacement: String

  /// Finds the part around a token.
  ///
  /// - Parameters:
  ///   - isResult: a Boolean value that indicates whether the function's result is missing.
  ///   - conformance: the protocol that a declaration does not conform to, if that is the error.
  ///   - isAttribute: a Boolean value that indicates whether an attribute is not known.
  ///   - place: the place of the error, as people read it.
  init?(
    around token: TokenSyntax, isResult: Bool, conformance: String?, isAttribute: Bool = false,
    place: String = "a condition"
  ) {
    if isAttribute, let found = Self.attribute(around: token) {
      (range, replacement) = found
      return
    }
    if let conformance, let found = Self.inherited(conformance, around: token) {
      (range, replacement) = found
      return
    }
    var node = Syntax(token)
    while let parent = node.parent {
      if isResult, let body = Self.body(of: node) {
        (range, replacement) = (body.statements.range, "return \(Self.noValue(node, place))")
        return
      }
      if let element = node.as(ConditionElementSyntax.self), !isResult,
        let found = Self.without(element, place)
      {
        (range, replacement) = found
        return
      }
      if !isResult, let found = Self.partOfView(node, around: token) {
        (range, replacement) = found
        return
      }
      if let inherited = node.as(InheritedTypeSyntax.self) {
        (range, replacement) = Self.without(inherited)
        return
      }
      if let item = node.as(CodeBlockItemSyntax.self), !isResult,
        parent.parent?.is(SourceFileSyntax.self) != true
      {
        (range, replacement) = (item.range, Self.replacement(of: item, place))
        return
      }
      if node.is(MemberBlockItemSyntax.self), !isResult {
        (range, replacement) = (node.range, Self.emptyBody(for: node))
        return
      }
      node = parent
    }
    return nil
  }

  /// The statement or the member around a token, which goes where a part of it went in vain.
  init?(statementOrMemberAround token: TokenSyntax, beyond part: Range<Int>, place: String) {
    var node = Syntax(token)
    while let parent = node.parent {
      let isLarger =
        node.range != part && node.range.lowerBound <= part.lowerBound
        && node.range.upperBound >= part.upperBound
      if isLarger, let item = node.as(CodeBlockItemSyntax.self),
        parent.parent?.is(SourceFileSyntax.self) != true
      {
        (range, replacement) = (item.range, Self.replacement(of: item, place))
        return
      }
      if isLarger, node.is(MemberBlockItemSyntax.self) {
        (range, replacement) = (node.range, Self.emptyBody(for: node))
        return
      }
      node = parent
    }
    return nil
  }

  /// The entry of an inheritance clause around a token.
  private static func inherited(_ name: String, around token: TokenSyntax) -> (Range<Int>, String)?
  {
    var node = Syntax(token)
    while let parent = node.parent {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        let types = group.inheritanceClause?.inheritedTypes ?? []
        return types.first { TypeNames.parts(of: $0.type).contains(name) }.map(without)
      }
      node = parent
    }
    return nil
  }

  /// An inheritance clause without one of its entries.
  private static func without(_ inherited: InheritedTypeSyntax) -> (Range<Int>, String) {
    guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return (inherited.range, "") }
    let others = list.filter { $0.id != inherited.id }.map(\.type.trimmedDescription)
    return (clause.range, others.isEmpty ? "" : ": " + others.joined(separator: ", "))
  }

  /// A condition that can hold or not; or, where it brings a name along, what happens without it.
  private static func without(
    _ element: ConditionElementSyntax, _ place: String
  ) -> (Range<Int>, String)? {
    if case .expression(let condition) = element.condition {
      return (condition.range, "isMet(\(place.debugDescription))")
    }
    guard let node = element.parent?.parent?.as(IfExprSyntax.self),
      case .codeBlock(let body)? = node.elseBody
    else { return nil }
    return (
      node.ifKeyword.positionAfterSkippingLeadingTrivia.utf8Offset..<body.range.lowerBound, "do "
    )
  }

  /// What stands in the place of a statement.
  private static func replacement(of item: CodeBlockItemSyntax, _ place: String) -> String {
    if let view = modifiedView(in: item) {
      return item.item.is(ReturnStmtSyntax.self) ? "return \(view)" : view
    }
    if let statement = item.item.as(ReturnStmtSyntax.self), statement.expression != nil {
      return "return \(noValue(enclosingFunction(of: item) ?? Syntax(item), place))"
    }
    // A case has to have a statement: without one the whole choice would go.
    let isCase =
      item.parent?.parent?.is(SwitchCaseSyntax.self) == true
      && item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    if isCase, isInView(Syntax(item)) { return "EmptyView()" }
    guard let function = enclosingFunction(of: item), returnsValue(function) else {
      return item.item.is(ReturnStmtSyntax.self) ? "return" : isCase ? "break" : ""
    }
    let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    return isOnly && item.item.is(ExprSyntax.self) ? noValue(function, place) : ""
  }

  private static func noValue(_ node: Syntax, _ place: String) -> String {
    let name = DeclSyntax(node).flatMap { HollowMember.names(of: $0).first } ?? place
    return "noValue(\(name.debugDescription))"
  }

  /// The function whose body holds a statement; nil where a closure does.
  private static func enclosingFunction(of item: CodeBlockItemSyntax) -> Syntax? {
    var node = Syntax(item)
    while let parent = node.parent {
      if parent.is(ClosureExprSyntax.self) { return nil }
      if body(of: parent) != nil { return parent }
      node = parent
    }
    return nil
  }

  private static func body(of node: Syntax) -> (statements: CodeBlockItemListSyntax, Bool)? {
    if let body = node.as(FunctionDeclSyntax.self)?.body { return (body.statements, true) }
    if let body = node.as(InitializerDeclSyntax.self)?.body { return (body.statements, true) }
    if let body = node.as(AccessorDeclSyntax.self)?.body { return (body.statements, true) }
    if let binding = node.as(PatternBindingSyntax.self), let block = binding.accessorBlock,
      case .getter(let statements) = block.accessors
    {
      return (statements, true)
    }
    return nil
  }

  private static func returnsValue(_ node: Syntax) -> Bool {
    if let function = node.as(FunctionDeclSyntax.self) {
      let type = function.signature.returnClause?.type.trimmedDescription
      return type != nil && type != "Void" && type != "()"
    }
    if let accessor = node.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    return node.is(PatternBindingSyntax.self)
  }
}
#endif
