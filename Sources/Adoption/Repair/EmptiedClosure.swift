#if Adopt
import SwiftSyntax

/// A kept closure of which nothing was left to compile, so that it does nothing.
struct EmptiedClosure {
  /// The number of its file in the project.
  var file: Int

  /// The line on which it begins.
  var line: Int

  /// What the compiler said of its first statement.
  var reason: String

  /// Finds those of an app, by file and line; of closures within each other the outer one.
  static func all(in project: Project, _ knowledge: Knowledge) -> [EmptiedClosure] {
    knowledge.cuts.sorted { $0.key < $1.key }.flatMap { file, cuts in
      let visitor = ClosureVisitor(cuts.filter(\.replacement.isEmpty))
      visitor.walk(project.files[file].tree)
      return visitor.found.map { closure, cut in
        EmptiedClosure(file: file, line: project.files[file].line(of: closure), reason: cut.reason)
      }
    }
  }
}

/// Finds closures all of whose statements are cut.
private final class ClosureVisitor: SyntaxVisitor {
  private let cuts: [Cut]
  var found: [(ClosureExprSyntax, Cut)] = []

  init(_ cuts: [Cut]) {
    self.cuts = cuts
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if cuts.contains(where: { $0.range.contains(node.range.lowerBound) }) { return .skipChildren }
    let gone = node.statements.map { statement in
      cuts.first {
        $0.range.lowerBound <= statement.range.lowerBound
          && $0.range.upperBound >= statement.range.upperBound
      }
    }
    guard let first = gone.first, let cut = first, !gone.contains(where: { $0 == nil }) else {
      return .visitChildren
    }
    found.append((node, cut))
    return .skipChildren
  }
}
#endif
