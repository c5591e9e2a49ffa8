#if Adopt
import SwiftSyntax

/// Has code make controllers of storyboards by their names where it does so by what R.swift generates, as in
/// `R.storyboard.shelf.bookController()`: its library is not there.
final class ResourceEdits: EditVisitor {
  private let storyboards: [Storyboard]

  init(_ project: Project) { storyboards = project.storyboards }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let path = node.calledExpression.as(MemberAccessExprSyntax.self)?.names,
      path.starts(with: ["R", "storyboard"]), path.count > 2,
      let storyboard = storyboards.first(where: { Self.member(for: $0.name) == path[2] })
    else { return .visitChildren }
    let made = "UIStoryboard(name: \(storyboard.name.debugDescription), bundle: nil)"
    if path.count == 3 {
      edits.append(Edit(node.range, made))
    } else if path[3] == "instantiateInitialViewController" {
      let scene = storyboard.initial.flatMap(storyboard.scene)
      edits.append(
        Edit(node.range, "(\(made).instantiateInitialViewController() as? \(Self.type(of: scene)))")
      )
    } else if let scene = storyboard.scenes.first(where: {
      $0.identifier.map(Self.member) == path[3]
    }) {
      let identifier = (scene.identifier ?? "").debugDescription
      edits.append(
        Edit(
          node.range,
          "(\(made).instantiateViewController(withIdentifier: \(identifier)) as? \(Self.type(of: scene)))"
        ))
    }
    return .visitChildren
  }

  private static func type(of scene: Storyboard.Scene?) -> String {
    scene?.customClass
      ?? (scene?.element == "navigationController" ? "UINavigationController" : "UIViewController")
  }

  /// The name that R.swift makes of a resource's: without what no name may have, and beginning small.
  private static func member(for name: String) -> String {
    let name = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    // All of the capitals at the beginning but the one that begins the next word.
    let capitals = name.prefix { $0.isUppercase }
    let count = capitals.count == name.count ? capitals.count : max(1, capitals.count - 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}

extension MemberAccessExprSyntax {
  /// The names of a path such as `R.storyboard.shelf`; nil where anything else is within.
  fileprivate var names: [String]? {
    if let base = base?.as(DeclReferenceExprSyntax.self) {
      return [base.baseName.text, declName.baseName.text]
    }
    if let call = base?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.names.map {
        $0 + [declName.baseName.text]
      }
    }
    return base?.as(MemberAccessExprSyntax.self)?.names.map { $0 + [declName.baseName.text] }
  }
}
#endif
