#if Adopt
import SwiftSyntax

/// The form of a generic type that code names without its arguments, since the module that the app imports
/// tells them; where modules become one, the compiler does not find them any more.
struct ToldForm {
  /// The place of the name.
  let range: Range<Int>

  /// The name with its arguments, as the head of the declaration around it has them.
  let text: String

  /// Finds the form; nil where an error says something else, or the head does not name the type.
  init?(for error: Diagnostic, around token: TokenSyntax) {
    guard error.message.hasPrefix("reference to generic type"), let name = error.quoted.first,
      let written = token.parent?.as(IdentifierTypeSyntax.self), written.name.text == name
    else { return nil }
    range = written.range
    var node = Syntax(token)
    while let parent = node.parent {
      let clause = parent.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      if let form = clause.flatMap({ FormFinder.form(of: name, in: $0) }) {
        text = form
        return
      }
      node = parent
    }
    return nil
  }
}

private final class FormFinder: SyntaxVisitor {
  private let name: String
  private var found: String?

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// The first form in which code names a generic type with its arguments.
  static func form(of name: String, in code: some SyntaxProtocol) -> String? {
    let visitor = FormFinder(name)
    visitor.walk(code)
    return visitor.found
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name, node.genericArgumentClause != nil, found == nil {
      found = node.trimmedDescription
    }
    return .visitChildren
  }
}
#endif
