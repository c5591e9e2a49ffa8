#if Adopt
import SwiftSyntax

/// What a controller whose model is kept shows when the model tells it to.
///
/// Its view, once it is loaded, hands the model closures, as in `model.error.observe { self.showError($0) }`.
/// Of the methods that do so the statements stay that lead to a presentation, and of what these call, all.
struct Bindings {
  /// The methods that are kept whole, since one of the closures calls them.
  private(set) var shown: Set<String> = []

  /// The methods of which the statements stay that hand over such closures.
  private(set) var binding: Set<String> = []

  /// The names that what stays uses.
  private(set) var used: Set<String> = []

  /// The properties that hold models.
  private var properties: Set<String> = []

  /// The methods that present, by themselves or by calling others that do.
  private var leading: Set<String> = []

  /// Finds what a controller shows for its model; nothing where none of its models is kept.
  init(of name: String, in project: Project, samples: Samples) {
    let models = samples.keptModels
    guard !models.isEmpty else { return }
    let stored = project.variables(of: name).filter { $0.isStored && !$0.isStatic }
    properties = Set(
      stored.flatMap(\.bindings).filter { binding in
        let type = binding.typeAnnotation.flatMap { TypeNames.innermost(of: $0.type) }
        return type.map(models.contains) ?? false
      }.map(\.pattern.trimmedDescription))
    guard !properties.isEmpty else { return }
    let own = Self.methods(of: [name], in: project)
    let protocols = project.ancestors(of: name).filter { project.type($0)?.kind == .protocol }
    let offered = Self.methods(of: protocols, in: project)
    leading = PlatformNames.steps
    leading.formUnion(offered.filter { !$0.names.isDisjoint(with: leading) }.map(\.name))
    let callable = own.filter { !$0.isOfLifecycle }
    var isDone = false
    while !isDone {
      let more = callable.filter {
        !leading.contains($0.name) && !$0.names.isDisjoint(with: leading)
      }
      leading.formUnion(more.map(\.name))
      isDone = more.isEmpty
    }
    follow(own)
  }

  /// Finds the methods that lead from those that the platform calls to a presentation.
  private mutating func follow(_ methods: [Method]) {
    var open = methods.filter(\.isOfLifecycle).flatMap { $0.statements(with: leading) }
    var met: Set<String> = []
    while let statement = open.popLast() {
      used.formUnion(statement.names)
      let next = methods.filter { !$0.isOfLifecycle && statement.names.contains($0.name) }
      for method in next where leading.contains(method.name) && met.insert(method.name).inserted {
        if statement.inClosures.contains(method.name) || !method.handsOver(leading) {
          shown.insert(method.name)
          open.append(Statement(names: method.names, inClosures: method.names))
        } else {
          binding.insert(method.name)
          open += method.statements(with: leading)
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a statement of a lifecycle's method, or of one that hands
  /// over closures, stays: it leads to a presentation, or tells a model something.
  func keep(_ statement: CodeBlockItemSyntax) -> Bool {
    if properties.isEmpty { return false }
    if !Names(in: [statement]).all.isDisjoint(with: leading) { return true }
    guard let call = statement.item.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let path = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.propertyPath,
      path.count == 1, properties.contains(path[0])
    else { return false }
    return call.arguments.allSatisfy { $0.expression.isClosed }
  }

  /// The names in a statement, and those in its closures.
  private struct Statement {
    var names: Set<String>
    var inClosures: Set<String>
  }

  private struct Method {
    var name: String
    var names: Set<String>
    var statements: [Statement]
    var isOfLifecycle: Bool

    /// The statements that name some of these methods.
    func statements(with methods: Set<String>) -> [Statement] {
      statements.filter { !$0.names.isDisjoint(with: methods) }
    }

    /// Returns a Boolean value that indicates whether it names some of these methods in closures alone.
    func handsOver(_ methods: Set<String>) -> Bool {
      statements.allSatisfy { $0.names.intersection(methods).isSubset(of: $0.inClosures) }
    }
  }

  private static func methods(of types: [String], in project: Project) -> [Method] {
    types.flatMap(project.parts).flatMap(\.members).compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }.compactMap { node in
      guard let body = node.body else { return nil }
      let statements = body.statements.map { statement in
        Statement(names: Names(in: [statement]).all, inClosures: ClosureFinder.names(in: statement))
      }
      let isOverride = DeclSyntax(node).modifierNames.contains("override")
      return Method(
        name: node.name.text, names: Names(in: [body]).all, statements: statements,
        isOfLifecycle: isOverride && node.name.text.hasPrefix("view"))
    }
  }
}

/// Collects the names that closures use.
final class ClosureFinder: SyntaxVisitor {
  private var closures: [ClosureExprSyntax] = []

  /// The outermost closures within code.
  static func closures(in code: some SyntaxProtocol) -> [ClosureExprSyntax] {
    let visitor = ClosureFinder(viewMode: .sourceAccurate)
    visitor.walk(code)
    return visitor.closures
  }

  /// The names that closures within code use.
  static func names(in code: some SyntaxProtocol) -> Set<String> {
    Names(in: closures(in: code)).all
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures.append(node)
    return .skipChildren
  }
}

extension Samples {
  /// The models that are kept whole, with the names of what they conform to and of what stands for that.
  var keptModels: Set<String> {
    Set(
      findings.models.filter { project.type($0).map { kept.contains($0.id) } ?? false }
        .flatMap { [$0] + project.ancestors(of: $0).filter { project.type($0) != nil } })
  }
}
#endif
