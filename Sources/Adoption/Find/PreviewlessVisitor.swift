#if Adopt
import SwiftSyntax

/// A visitor of an app's code without its previews: they are Xcode's, and provide for themselves.
class PreviewlessVisitor: SyntaxVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    TypeNames.parts(inheritedBy: node).contains("PreviewProvider") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPreview = node.bindings.contains {
      $0.pattern.trimmedDescription.lowercased().hasPrefix("preview")
    }
    return node.isStatic && isPreview ? .skipChildren : .visitChildren
  }
}
#endif
