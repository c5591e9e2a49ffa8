#if Adopt
import SwiftSyntax

/// What a name stands for within a function that binds it to what properties lead to, as
/// `guard let flow = flow as? ShelfFlow` does.
struct BoundName {
  /// The properties, from the object itself on.
  let path: [String]

  /// The type for which the function takes the object; nil where it takes it as it is.
  let cast: String?

  /// Finds the nearest binding of a name around a place; nil where there is none, or where it binds something
  /// else than what properties lead to.
  init?(_ name: String, at place: some SyntaxProtocol) {
    var node = Syntax(place)
    while let parent = node.parent {
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) { return nil }
      if let binding = Self.bindings(in: parent, before: node).last(where: {
        $0.pattern.trimmedDescription == name
      }) {
        guard let value = binding.value, let found = BoundName(value), !found.path.isEmpty,
          found.path != [name] || found.cast != nil
        else { return nil }
        self = found
        return
      }
      node = parent
    }
    return nil
  }

  private init?(_ value: ExprSyntax) {
    if let node = value.as(SequenceExprSyntax.self) {
      let parts = Array(node.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)?.type, let path = parts[0].propertyPath
      else { return nil }
      (self.path, cast) = (path, TypeNames.innermost(of: type))
    } else {
      guard let path = value.propertyPath else { return nil }
      (self.path, cast) = (path, nil)
    }
  }

  /// The bindings that a node's parent makes hold at the node, in their order.
  private static func bindings(
    in parent: Syntax, before node: Syntax
  ) -> [(pattern: PatternSyntax, value: ExprSyntax?)] {
    var found: [(pattern: PatternSyntax, value: ExprSyntax?)] = []
    if let statements = parent.as(CodeBlockItemListSyntax.self) {
      for item in statements where item.position < node.position {
        if let condition = item.item.as(GuardStmtSyntax.self)?.conditions {
          found += condition.compactMap(binding)
        }
        if let variable = item.item.as(VariableDeclSyntax.self) {
          found += variable.bindings.map { ($0.pattern, $0.initializer?.value) }
        }
      }
    } else if let choice = parent.as(IfExprSyntax.self), node.id == choice.body.id {
      found += choice.conditions.compactMap(binding)
    }
    return found
  }

  private static func binding(
    _ element: ConditionElementSyntax
  ) -> (pattern: PatternSyntax, value: ExprSyntax?)? {
    element.condition.as(OptionalBindingConditionSyntax.self).map {
      ($0.pattern, $0.initializer?.value)
    }
  }
}
#endif
