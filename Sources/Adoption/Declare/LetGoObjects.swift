#if Adopt
import SwiftSyntax

/// Finds the classes whose objects their makers let go of: code uses only members of each, as in
/// `Flow().start()` or `let flow = Flow(); flow.start()`. What previews make is none of the app's.
struct LetGoObjects {
  private var makings: [String: Int] = [:]
  private var letGo: [String: Int] = [:]
  private let project: Project

  /// Reads the code of a project.
  ///
  /// - Parameter names: the names of the classes.
  init(of names: [String], in project: Project) {
    self.project = project
    for file in project.files where names.contains(where: file.text.contains) {
      let visitor = LetGoVisitor(of: Set(names))
      visitor.walk(file.tree)
      makings.merge(visitor.makings, uniquingKeysWith: +)
      letGo.merge(visitor.letGo, uniquingKeysWith: +)
    }
  }

  /// A Boolean value that indicates whether nobody who makes an object of a class keeps it, and the class
  /// itself hands it to nobody but to what it makes, such as a model of a screen.
  func contains(_ name: String) -> Bool {
    guard let count = makings[name], count == letGo[name] else { return false }
    let own = ([name] + project.ancestors(of: name)).flatMap(project.parts)
    let visitor = SelfVisitor(viewMode: .sourceAccurate)
    for part in own { visitor.walk(part.syntax) }
    return !visitor.isHandedOn
  }
}

/// Counts where objects are made, and where these are local constants of which only members are used.
private final class LetGoVisitor: PreviewlessVisitor {
  private let names: Set<String>
  var makings: [String: Int] = [:]
  var letGo: [String: Int] = [:]

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      names.contains(name)
    else { return .visitChildren }
    makings[name, default: 0] += 1
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
      letGo[name, default: 0] += 1
    } else if let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?
      .as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      let block = variable.parent?.parent?.as(CodeBlockItemSyntax.self)?.parent
        ?? variable.parent?.as(CodeBlockItemSyntax.self)?.parent,
      block.is(CodeBlockItemListSyntax.self)
    {
      let uses = UseOfName(binding.pattern.trimmedDescription)
      uses.walk(block)
      if uses.isOfMembersAlone { letGo[name, default: 0] += 1 }
    }
    return .visitChildren
  }

  // A closure that captures one keeps it.
  private final class UseOfName: SyntaxVisitor {
    private let name: String
    private var depth = 0
    var isOfMembersAlone = true

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      depth += 1
      return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.baseName.text == name else { return .skipChildren }
      let member = node.parent?.as(MemberAccessExprSyntax.self)
      if member?.declName == node { return .skipChildren }
      if depth > 0 || member?.base.map({ Syntax($0) == Syntax(node) }) != true {
        isOfMembersAlone = false
      }
      return .skipChildren
    }
  }
}

/// Finds out whether an object hands itself on by a call of a method: who is told it may keep it.
private final class SelfVisitor: SyntaxVisitor {
  var isHandedOn = false

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.tokenKind == .keyword(.self),
      let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return .skipChildren }
    let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first
    if made?.isUppercase != true { isHandedOn = true }
    return .skipChildren
  }
}
#endif
