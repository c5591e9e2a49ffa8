#if Adopt
import Foundation
import SwiftSyntax

extension CutPlace {
  /// The type of the value that has to stand in the place of the part around a token; nil where none
  /// has to, or where the code does not name it.
  func result(around token: TokenSyntax) -> TypeSyntax? {
    guard replacement.contains("noValue(") else { return nil }
    var node = Syntax(token)
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self) { return Self.result(of: closure) }
      if let function = parent.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type
        guard type?.trimmedDescription == "Self" else { return type }
        return CutPlace.member(around: token).map { TypeNames.type($0.owner) }
      }
      if let binding = parent.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let variable = parent.as(VariableDeclSyntax.self) {
        return variable.bindings.first?.typeAnnotation?.type
      }
      node = parent
    }
    return nil
  }

  /// The statement around a token that goes as a whole, with nothing in its place; nil where something
  /// stands there, or where more or less than one statement goes.
  func removedStatement(around token: TokenSyntax) -> CodeBlockItemSyntax? {
    guard replacement.isEmpty else { return nil }
    var node = Syntax(token)
    while true {
      if let statement = node.as(CodeBlockItemSyntax.self) {
        return statement.range == range ? statement : nil
      }
      guard let parent = node.parent else { return nil }
      node = parent
    }
  }

  /// What a closure returns: what it says itself, or the type of the property whose first value it
  /// makes.
  private static func result(of closure: ClosureExprSyntax) -> TypeSyntax? {
    if let type = closure.signature?.returnClause?.type { return type }
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let initializer = call.parent?.as(InitializerClauseSyntax.self)
    else { return nil }
    return initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
  }

  /// The replacement with a value in the place of the call that says that there is none.
  func replacement(with value: String) -> String {
    let call = replacement.range(of: "noValue(")?.lowerBound ?? replacement.startIndex
    return replacement[..<call] + value
  }
}
#endif
