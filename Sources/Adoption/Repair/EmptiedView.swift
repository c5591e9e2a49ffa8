#if Adopt
import SwiftSyntax

/// A kept view of whose body nothing was left to compile, so that it shows nothing.
struct EmptiedView {
  /// The name of the view, or of the app.
  var name: String

  /// The number of its file in the project.
  var file: Int

  /// What was cut.
  var cut: Cut

  /// Finds those of an app, by file and line.
  static func all(in project: Project, _ knowledge: Knowledge) -> [EmptiedView] {
    knowledge.cuts.sorted { $0.key < $1.key }.flatMap { file, cuts in
      project.files[file].declarations.filter { !knowledge.dropped.contains($0.id) }
        .compactMap { declaration in
          cut(of: declaration, cuts).map {
            EmptiedView(name: declaration.name, file: file, cut: $0)
          }
        }
    }
  }

  /// The first cut that empties a view: that of its body, or of one of all statements in it.
  private static func cut(of declaration: Declaration, _ cuts: [Cut]) -> Cut? {
    let within = cuts.filter { declaration.syntax.range.contains($0.range.lowerBound) }
      .sorted { $0.line < $1.line }
    if let whole = within.first(where: { $0.replacement == CutPlace.noBody }) { return whole }
    for binding in declaration.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
      .flatMap(\.bindings)
    where binding.pattern.trimmedDescription == "body" {
      guard case .getter(let items)? = binding.accessorBlock?.accessors else { continue }
      let gone = items.map { item in
        within.first {
          $0.replacement.isEmpty && $0.range.lowerBound <= item.range.lowerBound
            && $0.range.upperBound >= item.range.upperBound
        }
      }
      if let first = gone.first, !gone.contains(where: { $0 == nil }) { return first }
    }
    return nil
  }
}
#endif
