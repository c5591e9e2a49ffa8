import ModelChecker
import NavigationModel

/// Finds things by the names that a user typed.
enum Names {
  /// The mounted system with a name.
  static func system(_ name: String) throws -> any VerifiableSystem {
    let systems = Verifier.mounted.systems
    let found = try match(name, among: systems.map(\.name), kind: "system")
    return systems.first { $0.name == found }!
  }

  /// The candidate that a name means, whatever its case.
  ///
  /// - Parameter system: the system whose candidates they are; nil when they are nobody's.
  static func match(
    _ name: String, among candidates: [String], kind: String, of system: String? = nil
  ) throws -> String {
    if let exact = candidates.first(where: { $0 == name }) { return exact }
    if let alike = candidates.first(where: { $0.lowercased() == name.lowercased() }) {
      return alike
    }
    throw CommandError(.usage, .unknown(kind, name, of: system, among: candidates))
  }
}

extension String {
  static func unknown(
    _ kind: String, _ name: String, of system: String?, among candidates: [String]
  ) -> String {
    let fact = "Unknown \(kind) '\(name)'\(system.map { " of \($0)" } ?? "")."
    if let near = nearest(to: name, among: candidates) { return "\(fact) Did you mean '\(near)'?" }
    if candidates.isEmpty { return "\(fact) There are none." }
    if candidates.count > 6, let system {
      return "\(fact) '\(Verifier.mounted.name) list \(system)' shows all \(candidates.count)."
    }
    return "\(fact) There \(candidates.count == 1 ? "is" : "are"): "
      + "\(candidates.joined(separator: ", "))."
  }
}
