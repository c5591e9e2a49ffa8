#if Adopt
@testable import Adoption

extension Sample {
  /// The text of the file that stands in for a file of an app's, at first.
  static func standIn(for name: String, in project: Project) -> String? {
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    return StandIns(for: slice, of: project, findings, Knowledge()).files
      .first { $0.name == name }?.file.text
  }

  /// The texts of all files of stand-ins for an app of one file, by their names, at first.
  static func standIns(of text: String) throws -> [String: String] {
    let project = app(text)
    let standIns = try Draft(project, Findings(in: project), Knowledge()).standIns
    return Dictionary(uniqueKeysWithValues: standIns.files.map { ($0.name, $0.file.text) })
  }
}
#endif
