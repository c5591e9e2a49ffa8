#if Adopt
import SwiftSyntax

/// The models of controllers that keep what they have asked a service for, so as to cancel it, and that lead
/// elsewhere.
///
/// What such a model does with an answer that it has cancelled is a part of how the app navigates: nothing
/// can stand in for it.
struct CancellingModels {
  /// The names of the classes.
  private(set) var names: Set<String> = []

  private let project: Project
  private let findings: Findings

  /// The lines of code above which a model is one of those that name everything.
  private static let mostLines = 200

  init(in project: Project, _ findings: Findings) {
    self.project = project
    self.findings = findings
    let shown = Set(
      findings.names(.screen).flatMap { project.storedTypes(of: $0) }.compactMap {
        TypeNames.innermost(of: $0)
      })
    names = Set(
      findings.names(.other).filter { name in
        guard project.type(name)?.kind == .class, !Findings.isAside(name, project) else {
          return false
        }
        let isShown = !shown.isDisjoint(with: [name] + project.ancestors(of: name))
        return isShown
          && project.parts(of: name).map(\.codeLineCount).reduce(0, +) <= Self.mostLines
          && project.storedTypes(of: name).contains(where: isCancellable)
          && project.storedTypes(of: name).contains { leads($0, from: name) }
      })
  }

  /// A Boolean value that indicates whether what a property holds is work that can be cancelled: a task, or
  /// a type of the app's own with a method for it.
  private func isCancellable(_ type: TypeSyntax) -> Bool {
    guard let name = TypeNames.innermost(of: type) else { return false }
    return project.type(name) == nil && name == "Task" || project.cancels(name)
  }

  /// A Boolean value that indicates whether a property leads elsewhere: a closure, a value that holds
  /// closures, or what navigates.
  private func leads(_ type: TypeSyntax, from owner: String) -> Bool {
    if project.functionType(type, in: owner) != nil { return true }
    guard let name = TypeNames.innermost(of: type), let declared = project.type(name) else {
      return false
    }
    return declared.kind == .struct
      ? project.isStructOfClosures(name) : findings.standsForNavigation(name)
  }
}

extension Project {
  /// A Boolean value that indicates whether a type of the app declares that it can be cancelled.
  func cancels(_ name: String) -> Bool {
    ([name] + ancestors(of: name)).flatMap(parts).flatMap(\.members)
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }.contains(where: Self.isCancellation)
  }

  /// A Boolean value that indicates whether a protocol of the app requires that what conforms to it can be
  /// cancelled, and nothing else.
  func requiresCancellationAlone(_ name: String) -> Bool {
    let all = [name] + ancestors(of: name)
    let free: Set = ["AnyObject", "Sendable"]
    guard all.allSatisfy({ type($0)?.kind == .protocol || free.contains($0) }) else { return false }
    let required = all.compactMap(type).flatMap(\.members).map(\.decl)
    return !required.isEmpty
      && required.allSatisfy { $0.as(FunctionDeclSyntax.self).map(Self.isCancellation) ?? false }
  }

  private static func isCancellation(_ method: FunctionDeclSyntax) -> Bool {
    method.name.text == "cancel" && method.signature.parameterClause.parameters.isEmpty
      && method.signature.returnClause == nil && method.signature.effectSpecifiers == nil
  }
}
#endif
