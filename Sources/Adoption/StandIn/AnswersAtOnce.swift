#if Adopt
import SwiftSyntax

extension FunctionDeclSyntax {
  /// Returns a Boolean value that indicates whether a method calls back before it returns, as one does that
  /// has what it is asked for: by statements of its own, and in no closure.
  ///
  /// - Parameter names: the names of the parameters by which it calls back.
  func answersAtOnce(by names: Set<String>) -> Bool {
    guard let body, ClosureFinder.names(in: body).isDisjoint(with: names) else { return false }
    let visitor = CallbackFinder(names)
    visitor.walk(body)
    return visitor.isFound
  }
}

private final class CallbackFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var isFound = false

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let path = node.calledExpression.propertyPath
    isFound = isFound || path?.count == 1 && names.contains(path![0])
    return .visitChildren
  }
}
#endif
