#if Adopt
import SwiftSyntax

/// Spells out literals of colors and images, which Xcode shows as what they are.
struct LiteralEdits {
  /// The replacements, none of which adds or takes a line.
  private(set) var edits: [Edit] = []

  /// Finds what to replace in a declaration.
  init(in declaration: Declaration) {
    let visitor = LiteralVisitor(viewMode: .sourceAccurate)
    visitor.walk(declaration.syntax)
    edits = visitor.edits
  }
}

private final class LiteralVisitor: SyntaxVisitor {
  var edits: [Edit] = []

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
