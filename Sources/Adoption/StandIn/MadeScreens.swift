#if Adopt
import SwiftSyntax

/// The screens that a call makes for a navigator to lead on to, as in `router.show(BookController(book))`:
/// of the same class, with values that are made up.
struct MadeScreens {
  /// The screens, as source, by the place of the parameter.
  private(set) var values: [Int: String] = [:]

  private let samples: Samples

  init(
    in call: CallVisitor.Call, for parameters: FunctionParameterListSyntax, _ samples: Samples
  ) {
    self.samples = samples
    for (place, _, argument) in call.matched(parameters) { values[place] = value(of: argument) }
  }

  private func value(of expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return value(of: call)
    case .declReferenceExpr(let name): return local(name).flatMap(value)
    case .sequenceExpr(let sequence):
      // What a storyboard makes, as in `make("Book") as! BookController`.
      return sequence.elements.last?.as(TypeExprSyntax.self).flatMap { value(ofType: $0.type) }
    default: return nil
    }
  }

  private func value(of call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return nil
    }
    if let wrapped = call.arguments.first, call.arguments.count == 1 {
      let label = wrapped.label?.text
      if name == "UINavigationController", label == "rootViewController" {
        return value(of: wrapped.expression).map { "\(name)(rootViewController: \($0))" }
      }
      if name == "UIHostingController", label == "rootView",
        let view = wrapped.expression.innermostCall?.calledExpression
          .as(DeclReferenceExprSyntax.self)?.baseName.text,
        samples.findings[view] == .swiftUIView
      {
        return samples.value(of: TypeNames.type(view)).map { "\(name)(rootView: \($0))" }
      }
    }
    return value(ofType: TypeNames.type(name))
  }

  private func value(ofType type: TypeSyntax) -> String? {
    guard let name = TypeNames.innermost(of: type),
      [.screen, .container].contains(samples.findings[name])
    else { return nil }
    return samples.value(of: TypeNames.type(name))
  }

  /// The first value of the constant or variable that a name stands for, declared before it in the same
  /// function.
  private func local(_ name: DeclReferenceExprSyntax) -> ExprSyntax? {
    var node = Syntax(name)
    while let parent = node.parent, !parent.is(FunctionDeclSyntax.self) {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        let before = items.prefix { $0.id != node.id }
        for item in before.reversed() {
          let bindings = item.item.as(VariableDeclSyntax.self)?.bindings ?? []
          for binding in bindings
          where binding.pattern.trimmedDescription == name.baseName.text {
            return binding.initializer?.value
          }
        }
      }
      node = parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// The call with which a chain of calls begins, such as `Book()` in `Book().padding().tint(.red)`.
  fileprivate var innermostCall: FunctionCallExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.innermostCall ?? call
  }
}
#endif
