#if Adopt
import SwiftSyntax

/// The views that code makes.
struct MadeViews {
  /// The names of all of them.
  private(set) var all: Set<String> = []

  /// What the branches make where the code decides among several.
  private var choices: [[Set<String>]] = []

  /// Finds the views that code makes.
  ///
  /// - Parameter views: the names of views.
  init(by code: [some SyntaxProtocol], among views: Set<String>) {
    let visitor = MadeViewVisitor(views: views)
    for node in code { visitor.walk(node) }
    all = visitor.made
    choices = visitor.choices
  }

  /// The views of which one takes the place of another, among some.
  func alternatives(among callers: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for branches in choices {
      let made = branches.map { $0.intersection(callers) }.filter { !$0.isEmpty }
      guard made.count > 1, let first = made.first else { continue }
      let common = made.dropFirst().reduce(first) { $0.intersection($1) }
      for branch in made { found.formUnion(branch.subtracting(common)) }
    }
    return found
  }
}

private final class MadeViewVisitor: SyntaxVisitor {
  private let views: Set<String>
  private(set) var made: Set<String> = []
  private(set) var choices: [[Set<String>]] = []

  init(views: Set<String>) {
    self.views = views
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      views.contains(called)
    {
      made.insert(called)
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    var branches = [Syntax(node.body)]
    var rest = node.elseBody
    while let next = rest {
      switch next {
      case .ifExpr(let another):
        branches.append(Syntax(another.body))
        rest = another.elseBody
      case .codeBlock(let last):
        branches.append(Syntax(last))
        rest = nil
      }
    }
    choose(among: branches)
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    choose(among: node.cases.map { Syntax($0) })
    return .skipChildren
  }

  private func choose(among branches: [Syntax]) {
    let within = branches.map { branch in
      let visitor = MadeViewVisitor(views: views)
      visitor.walk(branch)
      return visitor
    }
    for visitor in within {
      made.formUnion(visitor.made)
      choices += visitor.choices
    }
    choices.append(within.map(\.made))
  }
}
#endif
