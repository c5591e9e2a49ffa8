#if Adopt
import SwiftSyntax

/// A property of a view that its initializer makes of what it is handed, such as its model, as in
/// `_model = StateObject(wrappedValue: PageModel(flow: flow))`.
struct MadeProperty {
  /// The name of the property.
  let property: String

  /// The class of which it makes an object.
  let type: String

  /// What it is made by, which names nothing but parameters and types.
  let value: String

  /// The statement that makes the property, as it has one of these wrappers or none.
  func statement(for wrappers: [String]) -> String {
    if wrappers.contains("StateObject") {
      return "_\(property) = StateObject(wrappedValue: \(value))"
    }
    return wrappers.contains("State")
      ? "_\(property) = State(initialValue: \(value))" : "self.\(property) = \(value)"
  }

  /// Finds what an initializer makes.
  static func all(in node: InitializerDeclSyntax, of project: Project) -> [MadeProperty] {
    let parameters = node.signature.parameterNames
    return HollowType.values(in: node.body).compactMap { property, value in
      guard !property.hasPrefix("_"), let call = value.as(FunctionCallExprSyntax.self),
        let type = project.className(madeBy: call),
        BaseVisitor.bases(in: call).allSatisfy({
          parameters.contains($0) || $0.first?.isUppercase == true
        })
      else { return nil }
      return MadeProperty(property: property, type: type, value: call.trimmedDescription)
    }
  }

  /// The classes of what the initializers of a type make.
  static func types(madeBy name: String, in project: Project) -> [String] {
    project.parts(of: name).flatMap(\.members)
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .flatMap { all(in: $0, of: project) }.map(\.type)
  }
}

extension Project {
  /// The class of which a call makes an object; nil where it does something else.
  fileprivate func className(madeBy call: FunctionCallExprSyntax) -> String? {
    guard call.trailingClosure == nil else { return nil }
    let name = call.calledExpression.trimmedDescription
    return type(name)?.kind == .class ? name : nil
  }
}

/// Collects what expressions are based on: the names that stand alone or before the first dot.
private final class BaseVisitor: SyntaxVisitor {
  private var bases: [String] = []

  static func bases(in code: some SyntaxProtocol) -> [String] {
    let visitor = BaseVisitor(viewMode: .sourceAccurate)
    visitor.walk(code)
    return visitor.bases
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    bases.append(node.baseName.text)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.base.map { walk($0) }
    return .skipChildren
  }

  /// What a closure does is not told by what it names.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bases.append("{}")
    return .skipChildren
  }
}
#endif
