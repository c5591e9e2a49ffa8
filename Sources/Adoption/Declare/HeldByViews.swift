#if Adopt
import SwiftSyntax

/// Finds the coordinators that no other object stores: closures of the screens that call them hold them, or
/// models of these, or the views of SwiftUI that make them.
struct HeldByViews {
  /// The classes of those that nothing stores, or only what they make: who makes them lets them go.
  private(set) var names: Set<String> = []

  /// The classes of those that views make for themselves.
  private(set) var madeByViews: Set<String> = []

  /// The coordinators that make them, and whose screens are theirs.
  private(set) var makers: Set<String> = []

  init(among coordinators: [String], in project: Project, entry: String) {
    let stored = Self.storedTypes(in: project)
    let letGo = LetGoObjects(of: coordinators, in: project)
    names = Set(
      coordinators.filter { name in
        name != entry
          && (stored.isDisjoint(with: [name] + project.ancestors(of: name))
            || letGo.contains(name))
      })
    madeByViews = Set(
      coordinators.filter { name in
        name != entry && !names.contains(name) && Self.isMadeByViews(name, in: project)
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

  /// A Boolean value that indicates whether views alone store objects of a class, and one of them makes its
  /// own.
  private static func isMadeByViews(_ name: String, in project: Project) -> Bool {
    let kinds = Set([name] + project.ancestors(of: name))
    var makes = false
    for owner in project.typeNames {
      let stored = project.variables(of: owner).filter { $0.isStored && !$0.isStatic }
        .filter { Set(DeclSyntax($0).modifierNames).isDisjoint(with: ["weak", "unowned"]) }
        .flatMap(\.bindings).filter { !$0.typeNames.isDisjoint(with: kinds) }
        // One that refers to who is above it stores nobody.
        .filter { !$0.pattern.trimmedDescription.lowercased().contains("parent") }
      guard !stored.isEmpty else { continue }
      guard project.ancestors(of: owner).contains(where: ["View", "ViewModifier"].contains) else {
        return false
      }
      let initializers = project.parts(of: owner).flatMap(\.members)
        .compactMap { $0.decl.as(InitializerDeclSyntax.self)?.body }
      makes =
        makes || Names(in: initializers).all.contains(name)
        || stored.contains {
          $0.initializer.map { !$0.value.is(NilLiteralExprSyntax.self) } ?? false
        }
    }
    return makes
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
