#if Adopt
import SwiftSyntax

/// Compiles what an app has for iOS alone, as in `#if os(iOS)`, also where it is built here.
struct PlatformConditions {
  /// What takes the place of conditions that name the platform.
  let edits: [Edit]

  /// Finds the conditions in a file.
  init(in source: SourceFile) {
    let visitor = ConditionVisitor(viewMode: .sourceAccurate)
    visitor.walk(source.tree)
    edits = visitor.edits
  }
}

private final class ConditionVisitor: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  private var isWithinCondition = false

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    isWithinCondition = true
    if let condition = node.condition { walk(condition) }
    isWithinCondition = false
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isWithinCondition else { return .visitChildren }
    switch node.trimmedDescription.filter({ !$0.isWhitespace }) {
    case "os(iOS)": edits.append(Edit(node.range, "true"))
    case "os(Linux)": edits.append(Edit(node.range, "false"))
    default: break
    }
    return .skipChildren
  }
}
#endif
