#if Adopt
import SwiftSyntax

/// The names that code uses.
struct Names {
  /// Names of types, values and members.
  private(set) var all: Set<String> = []

  /// Collects the names in nodes.
  init(in nodes: [some SyntaxProtocol]) {
    let visitor = NameVisitor(viewMode: .sourceAccurate)
    for node in nodes { visitor.walk(node) }
    all = visitor.names
  }
}

/// Collects the names in the key paths of code.
final class KeyPathNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// Returns the names, sorted.
  static func all(in node: some SyntaxProtocol) -> [String] {
    let visitor = KeyPathNames(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names.sorted()
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion(Names(in: [node]).all)
    return .skipChildren
  }
}

/// Collects the names that code uses.
class NameVisitor: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }

  // An app may declare operators of its own.
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
#endif
