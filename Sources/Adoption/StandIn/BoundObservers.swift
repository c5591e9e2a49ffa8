#if Adopt
import SwiftSyntax

/// Finds what a type's code binds to observers of a coordinator that it holds, as in
/// `picks.bind(to: coordinator.openBook)`: whatever is bound tells the observer each of its values.
struct BoundObservers {
  /// A call for each value that an observer can be told.
  private(set) var callbacks: [Callback] = []

  init(in owner: String, of project: Project, samples: Samples) {
    let visitor = BindingCallVisitor(viewMode: .sourceAccurate)
    for part in project.parts(of: owner) { visitor.walk(part.syntax) }
    let types = RxTypes(in: project)
    var met: Set<[String]> = []
    for path in visitor.paths where met.insert(path).inserted {
      guard let member = path.last,
        let holder = ObjectPath(along: path.dropLast(), from: owner, in: project),
        holder.type != owner, samples.findings.standsForNavigation(holder.type),
        let binding = project.property(member, of: holder.type)?.binding,
        let element = Self.type(of: binding).flatMap(types.element(observedBy:))
      else { continue }
      let values = HollowType.isVoid(element) ? ["()"] : samples.values(of: element, within: owner)
      callbacks += ArgumentLists(of: [ArgumentLists.Argument(label: "", values: values)]).tried.map
      {
        Callback(
          control: "\(owner):\(member)\($0.word)",
          call: "\(holder.base).\(member).onNext(\($0.text))")
      }
    }
  }
}

extension BoundObservers {
  /// The type that a property says it has, or that its first value is made of.
  private static func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type.trimmed }
    guard
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(GenericSpecializationExprSyntax.self),
      let name = made.expression.as(DeclReferenceExprSyntax.self)?.baseName.trimmed
    else { return nil }
    return TypeSyntax(
      IdentifierTypeSyntax(
        name: name, genericArgumentClause: made.genericArgumentClause.trimmed))
  }
}

/// Collects the properties to which observables are bound.
private final class BindingCallVisitor: SyntaxVisitor {
  private(set) var paths: [[String]] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["bind", "drive", "emit", "subscribe"].contains(called.declName.baseName.text),
      let first = node.arguments.first, ["to", nil].contains(first.label?.text),
      let path = first.expression.propertyPath, path.count > 1
    {
      paths.append(path)
    }
    return .visitChildren
  }
}
#endif
