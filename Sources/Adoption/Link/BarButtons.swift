#if Adopt
import SwiftSyntax

/// The bar buttons of UIKit that code makes and that do something.
struct BarButtons {
  /// The titles by which a tap finds them, with the calls that make them.
  private(set) var titles: [(title: String, node: FunctionCallExprSyntax)] = []

  /// Finds those of a declaration that have a title in the source, or the platform's.
  init(in declaration: Declaration) {
    let visitor = BarButtonVisitor(viewMode: .sourceAccurate)
    visitor.walk(declaration.syntax)
    titles = visitor.titles
  }
}

private final class BarButtonVisitor: SyntaxVisitor {
  var titles: [(title: String, node: FunctionCallExprSyntax)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "UIBarButtonItem" else {
      return .visitChildren
    }
    func argument(_ labels: String...) -> ExprSyntax? {
      node.arguments.first { labels.contains($0.label?.text ?? "") }?.expression
    }
    let action = argument("action", "primaryAction")
    guard let action, !action.is(NilLiteralExprSyntax.self) else { return .visitChildren }
    let item = argument("barButtonSystemItem", "systemItem")?.as(MemberAccessExprSyntax.self)
    let title =
      argument("title")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      ?? item.flatMap { Self.captions[$0.declName.baseName.text] }
    if let title { titles.append((title, node)) }
    return .visitChildren
  }

  /// The English titles of the platform's buttons, and the accessibility labels of their images.
  private static let captions = [
    "action": "Share", "add": "Add", "bookmarks": "Bookmarks", "camera": "Camera",
    "cancel": "Cancel", "close": "Close", "compose": "Compose", "done": "Done", "edit": "Edit",
    "fastForward": "Fast forward", "organize": "Organize", "pause": "Pause", "play": "Play",
    "redo": "Redo", "refresh": "Refresh", "reply": "Reply", "rewind": "Rewind", "save": "Save",
    "search": "Search", "stop": "Stop", "trash": "Delete", "undo": "Undo",
  ]
}
#endif
