#if Adopt
import SwiftSyntax

/// The cases of a parameter in which alone code runs, as `case .leave:` does in
/// `func take(_ action: Action) { switch action { … } }`.
struct ChosenCase {
  private let place: Int
  private let names: Set<String>

  /// Finds the cases around code; nil where it runs whatever the function is handed.
  init?(around code: Syntax, in function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    var node = code
    while let parent = node.parent, parent.id != function.id {
      if let choice = parent.as(SwitchCaseSyntax.self),
        case .case(let label) = choice.label,
        let subject = choice.parent?.parent?.as(SwitchExprSyntax.self)?.subject
          .as(DeclReferenceExprSyntax.self),
        let place = parameters.firstIndex(of: subject.baseName.text)
      {
        let names = label.caseItems.map { item -> String? in
          let pattern = item.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? item.pattern
          return pattern.as(ExpressionPatternSyntax.self).flatMap { Self.name(of: $0.expression) }
        }
        guard names.allSatisfy({ $0 != nil }) else { return nil }
        (self.place, self.names) = (place, Set(names.compactMap(\.self)))
        return
      }
      node = parent
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a call of the function may be one of the cases.
  func mayBe(_ call: FunctionCallExprSyntax) -> Bool {
    let arguments = Array(call.arguments)
    guard arguments.indices.contains(place), let name = Self.name(of: arguments[place].expression)
    else { return true }
    return names.contains(name)
  }

  /// The name of a case that is written without its type, with or without a payload.
  private static func name(of value: ExprSyntax) -> String? {
    let head = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let member = head.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }
}
#endif
