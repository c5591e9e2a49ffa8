#if Adopt
import SwiftSyntax

extension Project {
  /// The function type that a type is, behind optionals, parentheses and names.
  ///
  /// - Parameter owner: the type whose code names it.
  func functionType(_ type: TypeSyntax, in owner: String) -> FunctionTypeSyntax? {
    if let node = type.as(FunctionTypeSyntax.self) { return node }
    if let node = type.as(AttributedTypeSyntax.self) {
      return functionType(node.baseType, in: owner)
    }
    if let node = type.as(IdentifierTypeSyntax.self), let named = typeNamed(node, within: owner) {
      return functionType(named, in: owner)
    }
    let inner = type.unwrapped
    return inner.id == type.id ? nil : functionType(inner, in: owner)
  }

  /// Returns a Boolean value that indicates whether a type is a struct with stored closures.
  func isStructOfClosures(_ name: String) -> Bool {
    type(name)?.kind == .struct
      && storedTypes(of: name).contains { functionType($0, in: name) != nil }
  }
}

extension TypeSyntax {
  /// The type behind one optional or a pair of parentheses; the type itself where there are none.
  var unwrapped: TypeSyntax {
    if let node = self.as(OptionalTypeSyntax.self) { return node.wrappedType }
    if let node = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return node.wrappedType }
    if let node = self.as(TupleTypeSyntax.self), node.elements.count == 1 {
      return node.elements.first!.type
    }
    return self
  }
}
#endif
