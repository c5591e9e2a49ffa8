#if Adopt
import SwiftSyntax

extension HollowType {
  /// Writes what the protocols at hand require by a name, in the place of a member that does not
  /// compile.
  mutating func writeRequirement(_ member: String) {
    for parent in project.ancestors(of: name) where known.contains(parent) {
      guard let type = project.type(parent), type.kind == .protocol else { continue }
      for requirement in type.members.map(\.decl)
      where HollowMember.names(of: requirement).contains(member) {
        let id = HollowMember.identity(of: requirement, in: "\(name) as \(parent)")
        guard knowledge.levels[id] != .dropped, !pieces.contains(where: { $0.member == id }) else {
          continue
        }
        if let text = fulfilled(requirement) { add(id, text) }
      }
    }
  }

  /// A requirement with a body that ends the process.
  private func fulfilled(_ requirement: DeclSyntax) -> String? {
    let lack = HollowMember.names(of: requirement).first.map { "noValue(\"\(name).\($0)\")" } ?? ""
    if let node = requirement.as(FunctionDeclSyntax.self) {
      let isVoid = node.signature.returnClause.map { Self.isVoid($0.type) } ?? true
      var copy = node
      copy.modifiers = copy.modifiers.filter {
        $0.name.text == "static" || $0.name.text == "mutating" && !isClassType
      }
      return "  \(copy.trimmedDescription) {\(isVoid ? "" : " \(lack) ")}"
    }
    if let node = requirement.as(SubscriptDeclSyntax.self) {
      return "  \(hollow(node, value: lack))"
    }
    guard let node = requirement.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let isStatic = node.isStatic ? "static " : ""
    let isSettable = binding.accessorBlock?.accessors.description.contains("set") == true
    let setter = isSettable ? " set { _ = newValue }" : ""
    return "  \(isStatic)var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) "
      + "{ get { \(lack) }\(setter) }"
  }
}
#endif
