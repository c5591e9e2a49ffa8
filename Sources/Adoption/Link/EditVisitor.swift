#if Adopt
import SwiftSyntax

/// A walk over source that collects replacements.
class EditVisitor: SyntaxVisitor {
  /// The replacements so far.
  final var edits: [Edit] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// Finds the replacements in a declaration.
  final func edits(in declaration: Declaration) -> [Edit] {
    walk(declaration.syntax)
    return edits
  }
}
#endif
