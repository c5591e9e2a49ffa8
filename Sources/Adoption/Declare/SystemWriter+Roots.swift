#if Adopt
import SwiftSyntax

extension SystemWriter {
  /// The objects from which the observation starts.
  var roots: [SystemStatement] {
    guard entry.kind == .app else { return [SystemStatement(.needed, ["it.root { $0.root }"])] }
    if roles.isEmpty { return [SystemStatement(.needed, ["it.root { $0 }"])] }
    let stored = rootsOfApp.map {
      SystemStatement(
        .declaration, ["it.root { storedObject(\($0.debugDescription), of: $0.app) }"])
    }
    return stored
      + roles.map {
        SystemStatement(
          .declaration, ["it.root { shownObject(\($0.name).self, in: $0.window) }"])
      }
  }

  /// The plain properties of the `App` that hold objects of kept classes: they live as long as the app
  /// does, and no view shows them.
  var rootsOfApp: [String] {
    guard entry.kind == .app, !roles.isEmpty else { return [] }
    return project.parts(of: entry.type).flatMap(\.members)
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isStored && !$0.isStatic && $0.attributes.isEmpty }
      .flatMap(\.bindings).filter(holdsKeptObject).map(\.pattern.trimmedDescription)
  }

  private func holdsKeptObject(_ binding: PatternBindingSyntax) -> Bool {
    let nodes = [
      binding.typeAnnotation.map { Syntax($0) }, binding.initializer.map { Syntax($0) },
    ]
    return Names(in: nodes.compactMap { $0 }).all.contains { name in
      project.type(name).map { $0.kind == .class && slice.kept.contains($0.id) } ?? false
    }
  }
}
#endif
