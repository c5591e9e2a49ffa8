#if Adopt
import SwiftSyntax

/// The screens by which an app covers its others, such as a lock: a coordinator holds them beside a
/// container, and makes now the one and now the other the root of its window.
struct CoveringScreens {
  /// The classes of these screens, sorted.
  private(set) var names: [String] = []

  /// The coordinators that do so, sorted.
  private(set) var coordinators: [String] = []

  init(among candidates: [String], in project: Project, _ findings: Findings) {
    for name in candidates {
      let types = Self.storedTypes(of: name, in: project)
      let visitor = RootVisitor(viewMode: .sourceAccurate)
      for part in project.parts(of: name) { visitor.walk(part.syntax) }
      // What a method is handed once as a screen and once as a container goes to the same place.
      for roots in visitor.roots.values {
        let made = roots.compactMap { types[$0] }
        let screens = made.filter { findings[$0] == .screen && project.type($0)?.kind == .class }
        let containers = made.filter {
          PlatformNames.containers.contains($0) || findings[$0] == .container
        }
        guard !screens.isEmpty, !containers.isEmpty else { continue }
        names += screens
        coordinators.append(name)
      }
    }
    names = Set(names).sorted()
    coordinators = Set(coordinators).sorted()
  }

  /// The declaration for a system whose coordinators have roles; nil where no screen covers others.
  func statement(_ roles: [(name: String, form: String, role: String)]) -> SystemStatement? {
    let covered = roles.filter { !coordinators.contains($0.name) }.map(\.role)
    guard !names.isEmpty, !covered.isEmpty else { return nil }
    let condition = names.map { "$0.window?.rootViewController is \($0)" }
      .joined(separator: " || ")
    let list = covered.map { "\"\($0)\": isCovered" }.joined(separator: ", ")
    return SystemStatement(
      .declaration,
      [
        "let isCovered = it.fact(\"is covered\") { \(condition) }",
        "it.profile.viewlessWhile = [\(list)]",
      ], guess: .isCovered(by: names, coordinators))
  }

  /// The names of the types of what a class and its superclasses store.
  private static func storedTypes(of name: String, in project: Project) -> [String: String] {
    var found: [String: String] = [:]
    let classes = [name] + project.ancestors(of: name).filter { project.type($0)?.kind == .class }
    for member in classes.flatMap({ project.parts(of: $0) }).flatMap(\.members) {
      guard let node = member.decl.as(VariableDeclSyntax.self), node.isStored, !node.isStatic else {
        continue
      }
      for binding in node.bindings {
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?
          .calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        let type = binding.typeAnnotation.flatMap { TypeNames.innermost(of: $0.type) } ?? made
        found[binding.pattern.trimmedDescription] = type
      }
    }
    return found
  }
}

/// Collects the properties that become roots, by the name of what makes them so.
private final class RootVisitor: SyntaxVisitor {
  var roots: [String: Set<String>] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name, name.lowercased().contains("root") {
      for argument in node.arguments { note(argument.expression, as: name) }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let (target, value) = node.assignment, value.count == 1, let value = value.first,
      let member = target.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      member == "rootViewController"
    {
      note(value, as: member)
    }
    return .visitChildren
  }

  private func note(_ value: ExprSyntax, as name: String) {
    if let property = value.as(DeclReferenceExprSyntax.self) {
      roots[name, default: []].insert(property.baseName.text)
    } else if let member = value.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      roots[name, default: []].insert(member.declName.baseName.text)
    }
  }
}

extension String {
  fileprivate static func isCovered(by names: [String], _ coordinators: [String]) -> String {
    "while \(names.joined(separator: " or ")) fills the window, what is behind it comes back, since "
      + "\(coordinators.joined(separator: " and ")) makes a stack that it keeps the root again"
  }
}
#endif
