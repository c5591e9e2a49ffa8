#if Adopt
import SwiftSyntax

/// The values that a call hands a navigator as its type was made with them, as `router.show(number)` does where
/// `number` is a constant of the screen: any other value would be a call that the app never makes.
struct HandedValues {
  /// The values, as source, by the place of the parameter.
  private(set) var values: [Int: String] = [:]

  /// Finds them.
  ///
  /// - Parameter stored: the properties that the stand-in of the type stores.
  init(
    in call: CallVisitor.Call, for parameters: FunctionParameterListSyntax, by owner: String,
    storing stored: Set<String>, _ project: Project
  ) {
    for (place, parameter, value) in call.matched(parameters) {
      guard let path = value.propertyPath, path.count == 1, stored.contains(path[0]),
        let (node, binding, holder) = project.property(path[0], of: owner), holder == owner,
        node.bindingSpecifier.tokenKind == .keyword(.let), binding.initializer == nil,
        binding.typeAnnotation?.type.trimmedDescription == parameter.type.trimmedDescription,
        value.is(MemberAccessExprSyntax.self) || !LocalNames.around(call.node).contains(path[0])
      else { continue }
      values[place] = "self.\(path[0])"
    }
  }
}

/// Collects the names that a member gives its parameters and local values.
private final class LocalNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// The names in the member around a call.
  static func around(_ call: FunctionCallExprSyntax) -> Set<String> {
    var member = Syntax(call)
    while let parent = member.parent, !parent.is(MemberBlockItemSyntax.self) { member = parent }
    let visitor = LocalNames(viewMode: .sourceAccurate)
    visitor.walk(member)
    return visitor.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
#endif
