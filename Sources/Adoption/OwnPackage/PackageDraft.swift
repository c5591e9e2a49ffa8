#if Adopt
/// Systems for the coordinators of a package's own targets, drafted from their source.
public struct PackageDraft {
  /// A system, as source.
  public struct System: Sendable {
    /// The name of the system's type.
    public let type: String

    /// The text of its file.
    public let text: String

    /// The products of the verifier's package that it needs besides the harness.
    public let products: Set<String>
  }

  /// The systems, by the order of their targets and names.
  public private(set) var systems: [System] = []

  /// The coordinators that have no system, with the reason.
  public private(set) var missed: [String] = []

  /// Reads targets, and drafts a system for each coordinator that no other one makes.
  ///
  /// - Parameter targets: the names of the targets' modules, with the folders of their sources.
  /// - Throws: ``AdoptionError`` where a file can't be read.
  public init(of targets: [(module: String, folder: String)]) throws {
    var taken: Set<String> = []
    for (module, folder) in targets where Self.hasSources(folder) {
      let project = try Project(at: folder)
      let findings = Findings(in: project)
      for name in Self.first(in: project, findings) {
        do {
          var writer = try OwnSystemWriter(for: name, of: module, in: project, findings)
          while !taken.insert(writer.system).inserted { writer.system += "2" }
          systems.append(
            System(
              type: SystemType.name(for: writer.system), text: writer.text,
              products: writer.products))
        } catch {
          missed.append(error.reason)
        }
      }
    }
  }

  private static func hasSources(_ folder: String) -> Bool {
    FileList.content(of: .init(fileURLWithPath: folder)).contains { $0.hasSuffix(".swift") }
  }

  /// The coordinators that no other one makes; all of them where they make each other.
  private static func first(in project: Project, _ findings: Findings) -> [String] {
    let all = OwnSystemWriter.coordinators(in: project, findings)
    let made = all.map { name in
      Evidence(of: project.parts(of: name), project.paths).made.subtracting([name])
    }.reduce(into: Set<String>()) { $0.formUnion($1) }
    let first = all.filter { !made.contains($0) }
    return first.isEmpty ? all : first
  }
}

/// The reason why a coordinator has no system.
struct NoSystem: Error {
  let reason: String
}
#endif
