#if Adopt
import SwiftSyntax

/// Finds the coordinators that no other object stores: closures of the screens that call them hold them, or
/// models of these, or the views of SwiftUI that make them, or screens of UIKit that are given them.
struct HeldByViews {
  /// The classes of those that nothing stores, or only what they make: who makes them lets them go.
  private(set) var names: Set<String> = []

  /// The classes of those that views make for themselves.
  private(set) var madeByViews: Set<String> = []

  /// The classes of those that screens of UIKit alone store, each given its object by another one.
  private(set) var givenToScreens: Set<String> = []

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
    givenToScreens = Set(
      coordinators.filter { name in
        name != entry && !names.contains(name) && Self.isGivenToScreens(name, in: project)
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
      let stored = strong(kinds, in: owner, project)
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

  /// A Boolean value that indicates whether screens of UIKit alone store objects of a class, and none is set
  /// to itself by the object: a screen that refers to its own coordinator is no owner.
  private static func isGivenToScreens(_ name: String, in project: Project) -> Bool {
    // What can hold any object says nothing.
    let kinds = Set([name] + project.ancestors(of: name).filter { project.type($0) != nil })
    var properties: Set<String> = []
    for owner in project.typeNames {
      let stored = strong(kinds, in: owner, project)
      guard !stored.isEmpty else { continue }
      guard project.ancestors(of: owner).contains("UIViewController") else { return false }
      properties.formUnion(stored.map(\.pattern.trimmedDescription))
    }
    guard !properties.isEmpty else { return false }
    let visitor = GivingVisitor(of: properties)
    for file in project.files { visitor.walk(file.tree) }
    return visitor.gives && !visitor.givesItself
  }

  /// The stored properties of a type that keep objects of one of several classes alive.
  private static func strong(
    _ kinds: Set<String>, in owner: String, _ project: Project
  ) -> [PatternBindingSyntax] {
    project.variables(of: owner).filter { $0.isStored && !$0.isStatic }
      .filter { Set(DeclSyntax($0).modifierNames).isDisjoint(with: ["weak", "unowned"]) }
      .flatMap(\.bindings).filter { !$0.typeNames.isDisjoint(with: kinds) }
  }

  /// The names of the types of stored properties, and of what they are first set to.
  private static func storedTypes(in project: Project) -> Set<String> {
    let properties = project.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    return Set(properties.filter(\.isStored).flatMap(\.bindings).flatMap(\.typeNames))
  }
}

/// Finds out whether code sets properties of other objects, and to what.
private final class GivingVisitor: SyntaxVisitor {
  private let properties: Set<String>
  private(set) var gives = false
  private(set) var givesItself = false

  init(of properties: Set<String>) {
    self.properties = properties
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (target, values) = node.assignment, values.count == 1, let value = values.first,
      let path = target.propertyPath, path.count > 1, properties.contains(path[path.count - 1])
    else { return .visitChildren }
    if value.trimmedDescription == "self" {
      givesItself = true
    } else if !value.is(NilLiteralExprSyntax.self) {
      gives = true
    }
    return .visitChildren
  }
}
#endif
