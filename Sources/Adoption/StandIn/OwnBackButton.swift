#if Adopt
import SwiftSyntax

/// A bar button of a screen's own in the place of the back button, or no button there: on a device that
/// turns the swipe back off, too.
struct OwnBackButton {
  /// The statement by which a stand-in has it.
  let statement: String

  /// Finds it in the code of a screen; nil where the back button stays, or where the app may turn the swipe
  /// on again.
  init?(of name: String, in project: Project) {
    let visitor = BackButtonVisitor(viewMode: .sourceAccurate)
    for part in project.parts(of: name) { visitor.walk(part.syntax) }
    guard let found = visitor.statement, !visitor.isSupplement,
      !project.files.contains(where: { $0.text.contains("interactivePopGestureRecognizer") })
    else { return nil }
    statement = found
  }
}

private final class BackButtonVisitor: SyntaxVisitor {
  private(set) var statement: String?
  private(set) var isSupplement = false

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let (set, value) = node.assignment, let target = set.as(MemberAccessExprSyntax.self),
      ["navigationItem", "self.navigationItem"].contains(target.base?.trimmedDescription),
      let value = value.first
    {
      note(target.declName.baseName.text, value.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["navigationItem", "self.navigationItem"].contains(member.base?.trimmedDescription),
      let value = node.arguments.first?.expression.trimmedDescription
    {
      let setters = [
        "setLeftBarButton": "leftBarButtonItem", "setLeftBarButtonItems": "leftBarButtonItems",
        "setHidesBackButton": "hidesBackButton",
      ]
      setters[member.declName.baseName.text].map { note($0, value) }
    }
    return .visitChildren
  }

  private func note(_ property: String, _ value: String) {
    switch property {
    case "leftItemsSupplementBackButton": isSupplement = isSupplement || value != "false"
    case "leftBarButtonItem", "leftBarButtonItems":
      if value != "nil" { statement = "navigationItem.leftBarButtonItem = UIBarButtonItem()" }
    case "hidesBackButton":
      if value == "true" { statement = statement ?? "navigationItem.hidesBackButton = true" }
    default: break
    }
  }
}
#endif
