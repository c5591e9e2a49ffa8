#if Adopt
import SwiftSyntax

/// How the classes are made of which code makes objects by a metatype alone.
struct ClassMakers {
  private let project: Project
  private let slice: Slice

  init(in project: Project, _ slice: Slice) {
    self.project = project
    self.slice = slice
  }

  /// A statement for each controller's class of which one can be made of nothing.
  var statements: [SystemStatement] {
    project.typeNames.compactMap { name in
      guard let type = project.type(name), type.kind == .class, !type.isPrivate,
        type.group?.hasGenerics != true,
        slice.kept.contains(type.id) || slice.edge[name] == .hollow,
        isController(name), let call = call(of: name)
      else { return nil }
      return SystemStatement(
        .declaration, ["ClassMakers.register(\(name).self) { \(name)\(call) }"])
    }
  }

  private func isController(_ name: String) -> Bool {
    !PlatformNames.controllers.union(PlatformNames.containers)
      .isDisjoint(with: project.ancestors(of: name))
  }

  /// The arguments of which an object is made; nil where it takes what nobody has.
  private func call(of name: String) -> String? {
    let types = [name] + project.ancestors(of: name)
    // A stand-in leaves the platform's initializers to the class that it inherits from.
    for type in types where project.type(type).map({ slice.kept.contains($0.id) }) == true {
      let isOfNib = project.initializers(of: type).contains {
        $0.signature.parameterClause.parameters.map(\.firstName.text) == ["nibName", "bundle"]
      }
      if isOfNib { return "(nibName: nil, bundle: nil)" }
    }
    return project.isMadeOfNothing(name) ? "()" : nil
  }
}
#endif
