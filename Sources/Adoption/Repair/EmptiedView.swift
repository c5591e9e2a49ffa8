#if Adopt
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
      cuts.filter { $0.replacement == CutPlace.noBody }.sorted { $0.line < $1.line }.compactMap {
        cut in
        let declaration = project.files[file].declarations.first {
          $0.syntax.range.contains(cut.range.lowerBound)
        }
        guard let declaration, !knowledge.dropped.contains(declaration.id) else { return nil }
        return EmptiedView(name: declaration.name, file: file, cut: cut)
      }
    }
  }
}
#endif
