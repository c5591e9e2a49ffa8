#if Adopt
import SwiftSyntax

/// The calls that a model only passes on to a coordinator or router that it holds, as
/// `func close() { coordinator?.close() }` does: its stand-in does the same.
struct PassedOn {
  let project: Project
  let findings: Findings

  /// Returns a Boolean value that indicates whether a method of a class passes on its call.
  func includes(_ method: FunctionDeclSyntax, of owner: String) -> Bool {
    guard project.type(owner)?.kind == .class, method.genericParameterClause == nil,
      method.signature.effectSpecifiers == nil, method.signature.returnClause == nil,
      !DeclSyntax(method).modifierNames.contains(where: ["static", "class", "override"].contains),
      let statements = method.body?.statements, statements.count == 1,
      case .expr(let expression)? = statements.first?.item,
      let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let path = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.propertyPath,
      leads(path[...], from: owner)
    else { return false }
    let known = Set(
      method.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    return call.arguments.allSatisfy { argument in
      argument.expression.isClosed
        || argument.expression.as(DeclReferenceExprSyntax.self).map {
          known.contains($0.baseName.text)
        } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether a call is that of such a method of an object that a type
  /// holds, as `model.close()` may be.
  func includes(_ call: CallVisitor.Call, by owner: String) -> Bool {
    guard let held = ObjectPath(along: call.path[...], from: owner, in: project) else {
      return false
    }
    return project.typeNames.contains { name in
      (name == held.type || project.ancestors(of: name).contains(held.type))
        && Entry.methods(of: name, project).contains {
          $0.name.text == call.method && includes($0, of: name)
        }
    }
  }

  private func leads(_ path: ArraySlice<String>, from owner: String) -> Bool {
    guard !path.isEmpty, let held = ObjectPath(along: path, from: owner, in: project) else {
      return false
    }
    return findings.standsForNavigation(held.type)
  }
}
#endif
