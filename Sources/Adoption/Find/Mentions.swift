#if Adopt
import SwiftSyntax
import Synchronization

/// The places where code mentions values and members, by their names.
final class Mentions: Sendable {
  private let declarations: [DeclSyntax]

  /// The places, once somebody has asked: most apps need none.
  private let found = Mutex<[String: [DeclReferenceExprSyntax]]?>(nil)

  /// What makes functions run, of those that were asked for.
  private let runs = Mutex<[SyntaxIdentifier: CallOrigins.Runs]>([:])

  init(in files: [SourceFile]) {
    declarations = files.flatMap { $0.declarations.map(\.syntax) }
  }

  /// The places where code mentions a name.
  func of(_ name: String) -> [DeclReferenceExprSyntax] {
    found.withLock { found in
      if found == nil { found = MentionVisitor.places(in: declarations) }
      return found?[name] ?? []
    }
  }

  /// What makes a function run, found out once.
  func runs(
    of function: FunctionDeclSyntax, find: (FunctionDeclSyntax) -> CallOrigins.Runs
  ) -> CallOrigins.Runs {
    if let known = runs.withLock({ $0[function.id] }) { return known }
    let found = find(function)
    runs.withLock { $0[function.id] = found }
    return found
  }
}

private final class MentionVisitor: SyntaxVisitor {
  private var found: [String: [DeclReferenceExprSyntax]] = [:]

  static func places(in declarations: [DeclSyntax]) -> [String: [DeclReferenceExprSyntax]] {
    let visitor = MentionVisitor(viewMode: .sourceAccurate)
    for declaration in declarations { visitor.walk(declaration) }
    return visitor.found
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    found[node.baseName.text, default: []].append(node)
    return .skipChildren
  }
}
#endif
