#if Adopt
import SwiftSyntax

/// Has the initializers of kept controllers do without nibs and storyboards, in which they call those of the
/// platform's class.
struct NibEdits {
  /// The replacements, none of which adds or takes a line.
  private(set) var edits: [Edit] = []

  /// Finds what to replace in a declaration.
  init(in declaration: Declaration, of project: Project) {
    guard declaration.kind == .class,
      let parent = declaration.inherited.first.map(project.classBehind),
      parent == "UIViewController" || PlatformNames.containers.contains(parent)
    else { return }
    edits = CoderVisitor().edits(in: declaration)
  }
}

private final class CoderVisitor: EditVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "super.init",
      node.arguments.map(\.label?.text) == ["coder"]
    else { return .visitChildren }
    edits.append(Edit(node.range, "super.init(nibName: nil, bundle: nil)"))
    return .skipChildren
  }
}
#endif
