#if Adopt
import SwiftSyntax

/// The functions that an object of the app keeps and tells each value that a property of it gets, as the boxes
/// and observables do that an app writes for itself.
struct Listeners {
  /// The names of the properties that keep them, and of others that are read when a property is set.
  private let told: Set<String>

  init(of type: String, in project: Project) {
    let accessors = project.variables(of: type).flatMap(\.bindings).compactMap {
      $0.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)
    }.flatMap { $0 }.filter { ["didSet", "willSet", "set"].contains($0.accessorSpecifier.text) }
    let names = Names(in: accessors.compactMap(\.body)).all
    // A method that the property calls may tell them.
    let methods = Entry.methods(of: type, project).filter { names.contains($0.name.text) }
    told = names.union(Names(in: methods.compactMap(\.body)).all)
  }

  /// Returns a Boolean value that indicates whether a method keeps what it is handed among them.
  func areKept(by method: FunctionDeclSyntax) -> Bool {
    guard let body = method.body else { return false }
    let parameters = method.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let visitor = KeepingVisitor(of: Set(parameters))
    visitor.walk(body)
    return !visitor.properties.isDisjoint(with: told)
  }
}

/// Collects the properties in which code keeps values of some names.
private final class KeepingVisitor: SyntaxVisitor {
  private(set) var properties: Set<String> = []
  private let values: Set<String>

  init(of values: Set<String>) {
    self.values = values
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (target, value) = node.assignment,
      value.contains(where: { !Names(in: [$0]).all.isDisjoint(with: values) })
    else { return .visitChildren }
    let list = target.as(SubscriptCallExprSyntax.self)?.calledExpression
    (list ?? target).propertyPath?.last.map { _ = properties.insert($0) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["append", "insert"].contains(member.declName.baseName.text),
      !Names(in: [node.arguments]).all.isDisjoint(with: values)
    else { return .visitChildren }
    member.base?.propertyPath?.last.map { _ = properties.insert($0) }
    return .visitChildren
  }
}
#endif
