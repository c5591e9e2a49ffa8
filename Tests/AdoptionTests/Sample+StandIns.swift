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
}
#endif
