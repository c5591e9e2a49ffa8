#if Adopt
import SwiftSyntax

extension HollowType {
  /// Writes the static methods by which code makes the screen and that no file of the app declares, as in
  /// `ListController.instantiate()`: a protocol of a library gives them to screens of storyboards.
  mutating func writeMissingMakers() {
    guard role == .screen else { return }
    for method in MakerCalls.methods where isMissing(method) {
      let id = "\(name).\(method)()"
      guard (knowledge.levels[id] ?? .verbatim) > .dropped,
        let value = samples.initial(of: TypeNames.type(name))
      else { continue }
      add(id, "  static func \(method)() -> \(name) { \(value) }")
    }
  }

  /// A Boolean value that indicates whether code calls a static method without arguments that the app
  /// declares nowhere.
  private func isMissing(_ method: String) -> Bool {
    guard project.makerCalls.contain(method, of: name) else { return false }
    let own = ([name] + project.ancestors(of: name)).flatMap { project.parts(of: $0) }
    return !(own + project.foreignExtensions).flatMap(\.members).contains { member in
      guard let node = member.decl.as(FunctionDeclSyntax.self), node.name.text == method else {
        return false
      }
      return node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  /// A Boolean value that indicates whether a static method makes its own screen and hands it back.
  static func returnsItself(_ node: FunctionDeclSyntax, _ name: String) -> Bool {
    let result = node.signature.returnClause?.type.trimmedDescription
    return node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      && (result == name || result == "Self")
  }
}
#endif
