#if Adopt
import SwiftSyntax

/// The calls that a model only passes on to a coordinator or router that it holds, as
/// `func close() { coordinator?.close() }` does: its stand-in does the same.
///
/// Between them may be another object that passes them on, such as a screen that is the model's delegate, and
/// a `switch` over what is passed.
struct PassedOn {
  let project: Project
  let findings: Findings

  /// The methods on the way to the one that is asked for: one that calls itself leads nowhere.
  private var way: Set<SyntaxIdentifier> = []

  init(project: Project, findings: Findings) {
    self.project = project
    self.findings = findings
  }

  /// The statements of a method that pass on its call; nil where there are none, or where something decides
  /// whether they run.
  func statements(of method: FunctionDeclSyntax, of owner: String) -> [String]? {
    guard project.type(owner)?.kind == .class, method.genericParameterClause == nil,
      method.signature.effectSpecifiers == nil, method.signature.returnClause == nil,
      !DeclSyntax(method).modifierNames.contains(where: ["static", "class", "override"].contains),
      let statements = method.body?.statements, !way.contains(method.id), way.count < 4
    else { return nil }
    var further = self
    further.way.insert(method.id)
    let parameters = method.signature.parameterClause.parameters
    let known = Set(parameters.map { ($0.secondName ?? $0.firstName).text })
    return further.passing(statements, of: owner, knowing: known)
  }

  /// Returns a Boolean value that indicates whether a method of a class passes on its call.
  func includes(_ method: FunctionDeclSyntax, of owner: String) -> Bool {
    statements(of: method, of: owner) != nil
  }

  /// Returns a Boolean value that indicates whether a call is that of such a method of an object that a type
  /// holds, as `model.close()` may be.
  func includes(_ call: CallVisitor.Call, by owner: String) -> Bool {
    includes(call.method, along: call.path, from: owner)
  }

  private func includes(_ method: String, along path: [String], from owner: String) -> Bool {
    guard let held = ObjectPath(along: path[...], from: owner, in: project) else { return false }
    return project.typeNames.contains { name in
      (name == held.type || project.ancestors(of: name).contains(held.type))
        && Entry.methods(of: name, project).contains {
          $0.name.text == method && includes($0, of: name)
        }
    }
  }

  /// The statements that pass on a call; nil where there are none, or where others may end or delay them.
  private func passing(
    _ statements: CodeBlockItemListSyntax, of owner: String, knowing known: Set<String>
  ) -> [String]? {
    var found: [String] = []
    for statement in statements {
      guard let expression = statement.item.expression else { return nil }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if isPassedOn(call, of: owner, knowing: known) { found.append(call.trimmedDescription) }
      } else if let choice = expression.as(SwitchExprSyntax.self) {
        guard let lines = passing(choice, of: owner, knowing: known) else { continue }
        found += lines
      } else if !expression.is(SequenceExprSyntax.self) {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The lines of a `switch` over a parameter with the cases that pass something on.
  private func passing(
    _ choice: SwitchExprSyntax, of owner: String, knowing known: Set<String>
  ) -> [String]? {
    guard let subject = choice.subject.as(DeclReferenceExprSyntax.self),
      known.contains(subject.baseName.text)
    else { return nil }
    var lines = ["switch \(subject.trimmedDescription) {"]
    var isWhole = true
    for element in choice.cases {
      guard case .switchCase(let single) = element else { return nil }
      let bound = BoundInPattern.names(in: single.label)
      if let kept = passing(single.statements, of: owner, knowing: known.union(bound)) {
        lines.append(single.label.trimmedDescription)
        lines += kept.map { "  " + $0 }
      } else {
        isWhole = false
      }
    }
    guard lines.count > 1 else { return nil }
    return lines + (isWhole ? [] : ["default: break"]) + ["}"]
  }

  private func isPassedOn(
    _ call: FunctionCallExprSyntax, of owner: String, knowing known: Set<String>
  ) -> Bool {
    guard call.trailingClosure == nil, let name = call.calledName else { return false }
    let areKnown = call.arguments.allSatisfy { argument in
      argument.expression.isClosed
        || argument.expression.as(DeclReferenceExprSyntax.self).map {
          known.contains($0.baseName.text)
        } ?? false
    }
    guard areKnown else { return false }
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return call.calledExpression.is(DeclReferenceExprSyntax.self)
        && includes(name, along: [], from: owner)
    }
    guard let path = base.propertyPath else { return false }
    return !path.isEmpty && findings.areNavigator(path, of: owner)
      || includes(name, along: path, from: owner)
  }
}

extension CodeBlockItemSyntax.Item {
  /// The expression that the statement is.
  fileprivate var expression: ExprSyntax? {
    self.as(ExprSyntax.self) ?? self.as(ExpressionStmtSyntax.self)?.expression
  }
}

/// Collects the names that a pattern binds.
private final class BoundInPattern: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in label: SwitchCaseSyntax.Label) -> Set<String> {
    let visitor = BoundInPattern(viewMode: .sourceAccurate)
    visitor.walk(label)
    return visitor.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }
}
#endif
