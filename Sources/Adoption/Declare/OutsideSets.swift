#if Adopt
import SwiftSyntax

/// What code that is not there sets and kept code reads, such as a user default by which an interactor says
/// that somebody is signed in: it happens at any time.
struct OutsideSets {
  /// The events.
  private(set) var statements: [SystemStatement] = []

  /// How many are tried.
  private static let limit = 6

  init(in project: Project, _ findings: Findings, _ slice: Slice) {
    var met: Set<String> = []
    for name in project.typeNames where findings[name] == .other {
      guard let type = project.type(name), type.isType, type.kind != .protocol,
        !slice.kept.contains(type.id), !Findings.isAside(name, project)
      else { continue }
      for set in SharedSets(in: project.parts(of: name)).all
      where Self.isRead(set, in: project, slice) && met.insert(set.text).inserted {
        statements.append(Self.event(set, by: name))
      }
    }
    statements = Array(statements.prefix(Self.limit))
  }

  /// A Boolean value that indicates whether what is set is at hand, and kept code reads it.
  private static func isRead(_ set: SharedSet, in project: Project, _ slice: Slice) -> Bool {
    let isKept = project.type(set.type).map { slice.kept.contains($0.id) } ?? false
    guard isKept || set.type == "UserDefaults" && slice.usesDefaults else { return false }
    let property = set.target.split(separator: ".").last.map(String.init) ?? ""
    return property.hasSuffix("]") || slice.used.contains(property)
  }

  private static func event(_ set: SharedSet, by name: String) -> SystemStatement {
    let label = "\(name) sets \(set.target)".replacing("\"", with: "")
    return SystemStatement(
      .event([label]),
      [
        "it.event(",
        "  \(label.debugDescription), .external,",
        "  unless: { $0.isLaunched ? nil : \"it is not launched\" }",
        ") { _ in \(set.text) }",
      ], guess: .isSetOutside(set.target, by: name))
  }
}

extension String {
  fileprivate static func isSetOutside(_ target: String, by name: String) -> String {
    "\(name) may set \(target) at any time, since it is not there"
  }
}
#endif
