#if Adopt
import SwiftSyntax

/// Finds the coordinators that nothing stores: closures of the screens that call them hold them.
struct HeldByViews {
  /// Their classes.
  private(set) var names: Set<String> = []

  /// The coordinators that make them, and whose screens are theirs.
  private(set) var makers: Set<String> = []

  init(among coordinators: [String], in project: Project, entry: String) {
    let stored = Self.storedTypes(in: project)
    names = Set(
      coordinators.filter { name in
        name != entry && stored.isDisjoint(with: [name] + project.ancestors(of: name))
      })
    guard !names.isEmpty else { return }
    let made = Dictionary(
      uniqueKeysWithValues: coordinators.map { name in
        (name, Names(in: project.parts(of: name).map(\.syntax)).all)
      })
    // A factory may make them for it.
    let factories = project.members.compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }.filter { method in
      method.signature.returnClause.flatMap { TypeNames.innermost(of: $0.type) }.map {
        names.contains($0)
      } ?? false
    }.map(\.name.text)
    makers = Set(
      coordinators.filter { name in
        !names.contains(name) && made[name]?.isDisjoint(with: names.union(factories)) == false
      })
  }

  /// The names of the types of stored properties, and of what they are first set to.
  private static func storedTypes(in project: Project) -> Set<String> {
    let properties = project.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    return Set(properties.filter(\.isStored).flatMap(\.bindings).flatMap(\.typeNames))
  }
}
#endif
