#if Adopt
/// A class or a protocol on which coordinators build, and which none of the files declares: what they
/// inherit from it is missing, and so is most of what they do.
struct MissingBase: CustomStringConvertible {
  let name: String

  /// The names of the coordinators, sorted.
  let coordinators: [String]

  /// The modules that their files import and that are not there, sorted.
  let modules: [String]

  /// The missing bases of an app's coordinators, those of the most first.
  static func all(in project: Project, _ findings: Findings, _ knowledge: Knowledge)
    -> [MissingBase]
  {
    let navigating = project.typeNames.filter(findings.isNavigation)
    return knowledge.foreign.filter { !project.isModule($0) && !isApples($0) }.sorted().compactMap {
      base in
      let heirs = navigating.filter { project.ancestors(of: $0).contains(base) }
      let files = Set(heirs.compactMap { project.type($0)?.file }).map { project.files[$0] }
      let missing = Modules(importedBy: files, app: project.name).standIns.filter {
        PreparedTypes.library(namedAs: $0) == nil
      }
      return heirs.isEmpty || missing.isEmpty
        ? nil : MissingBase(name: base, coordinators: heirs.sorted(), modules: missing)
    }.sorted { $0.coordinators.count > $1.coordinators.count }
  }

  /// A Boolean value that indicates whether a name is that of a type of Apple's frameworks, by its prefix.
  private static func isApples(_ name: String) -> Bool {
    let prefixes = [
      "UI", "NS", "AS", "AV", "CK", "CL", "CN", "GK", "LA", "MC", "MF", "MK", "NF", "PH", "PK",
      "QL",
      "SF", "SK", "UN", "WK",
    ]
    return prefixes.contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }

  var description: String { .isMissing(name, coordinators, modules) }
}

extension String {
  fileprivate static func isMissing(
    _ base: String, _ coordinators: [String], _ modules: [String]
  ) -> String {
    let others = coordinators.count - 1
    let who = coordinators[0] + (others == 0 ? " builds" : " and \(others) more build")
    return "\(who) on '\(base)', which no file of the app declares: check out its library "
      + "(\(modules.joined(separator: " or "))), and run again with '--library' and that folder."
  }
}
#endif
