#if Adopt
import SwiftSyntax

/// Spells out literals of colors and images, which Xcode shows as what they are.
///
/// No replacement adds or takes a line.
final class LiteralEdits: EditVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "colorLiteral":
      edits.append(Edit(node.range, "UIColor(\(node.arguments.trimmedDescription))"))
    case "imageLiteral":
      let names = node.arguments.map(\.expression.trimmedDescription)
      edits.append(Edit(node.range, "UIImage(named: \(names.joined()))!"))
    default: return .visitChildren
    }
    return .skipChildren
  }
}
#endif
