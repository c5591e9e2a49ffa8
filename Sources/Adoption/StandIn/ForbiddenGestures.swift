#if Adopt
import SwiftSyntax

/// The modifiers by which a view of SwiftUI takes the back button, a bar of the platform, or the swipe that
/// closes its sheet from the user.
struct ForbiddenGestures {
  /// The modifiers, as the body of a stand-in has them.
  private(set) var modifiers = ""

  /// The modifiers under conditions that no stand-in knows, as sentences: their gestures are always there.
  private(set) var missed: [String] = []

  /// Finds them on what a view's body is made of.
  init(of view: String, in body: VariableDeclSyntax) {
    var next = body.bindings.first?.accessorBlock.flatMap(Self.root)
    while let call = next?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName.text
      if let gesture = Self.gestures[name], !Self.fillsBar(call) {
        let condition = call.arguments.first?.expression
        if condition.map(Self.isConstant) ?? true {
          modifiers = ".\(name)(\(call.arguments.trimmedDescription))" + modifiers
        } else {
          missed.append(
            "\(view):\(name): it depends on '\(condition?.trimmedDescription ?? "")', so that \(gesture) "
              + "is always there")
        }
      }
      next = member.base
    }
  }

  private static let gestures = [
    "navigationBarBackButtonHidden": "the back button",
    "interactiveDismissDisabled": "the swipe that closes a sheet",
    "navigationBarHidden": "the bar", "toolbar": "the bar", "toolbarVisibility": "the bar",
  ]

  /// A Boolean value that indicates whether a modifier puts something into a bar, and hides none.
  private static func fillsBar(_ call: FunctionCallExprSyntax) -> Bool {
    call.trailingClosure != nil || call.arguments.first?.label != nil
      || call.arguments.first?.expression.is(ClosureExprSyntax.self) == true
  }

  /// A Boolean value that indicates whether a condition is written out, as `true` or `.hidden`.
  private static func isConstant(_ condition: ExprSyntax) -> Bool {
    condition.is(BooleanLiteralExprSyntax.self)
      || condition.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// The expression that a getter consists of.
  private static func root(of block: AccessorBlockSyntax) -> ExprSyntax? {
    let statements =
      switch block.accessors {
      case .getter(let statements): statements
      case .accessors(let accessors):
        accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      }
    guard statements?.count == 1, let item = statements?.first?.item else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
  }
}
#endif
