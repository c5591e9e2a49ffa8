import ArgumentParser
import ModelChecker
import NavigationModel

/// Which form of a system a command works on.
struct FormOptions: ParsableArguments {
  @Option(help: "The variant to check; the first that the system lists when omitted.")
  var variant: String?

  @Option(
    name: .customLong("undo"), parsing: .singleValue,
    help: "A mend to leave out of the repaired variant; repeatable.")
  var undone: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A bound of the scope to change; repeatable.", valueName: "key=value"))
  var scope: [String] = []

  @Flag(help: "Run live objects in this process instead of a worker; a trap then ends it.")
  var inProcess = false

  /// The form that is asked for.
  func configuration(for system: any VerifiableSystem) throws -> SystemConfiguration {
    if let variant, !undone.isEmpty, variant != "repaired" {
      throw CommandError(.usage, .undoNeedsRepaired(variant))
    }
    let chosen = try variant.map {
      try Names.match($0, among: system.variants, kind: "variant", of: system.name)
    }
    return SystemConfiguration(
      variant: undone.isEmpty ? chosen : "repaired",
      undoing: try undone.map {
        try Names.match($0, among: system.mends.map(\.name), kind: "mend", of: system.name)
      },
      scope: try bounds(),
      isolation: inProcess ? .inProcess : .worker)
  }

  private func bounds() throws -> [String: Int] {
    var bounds: [String: Int] = [:]
    for text in scope {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let value = Int(parts[1]) else {
        throw CommandError(.usage, .malformedScope(text))
      }
      bounds[String(parts[0])] = value
    }
    return bounds
  }
}

extension VerifiableSystem {
  /// Makes the system, with errors as a command reports them.
  func made(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    do {
      return try system(configuration)
    } catch let error as ScopeError {
      throw CommandError(.usage, "\(error)")
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.systemFault, "\(error)")
    }
  }
}

/// Finds things by the names that a user typed.
enum Names {
  /// The mounted system with a name.
  static func system(_ name: String) throws -> any VerifiableSystem {
    let systems = Verifier.mounted.systems
    let found = try match(name, among: systems.map(\.name), kind: "system", of: nil)
    return systems.first { $0.name == found }!
  }

  /// The candidate that a name means, whatever its case.
  static func match(
    _ name: String, among candidates: [String], kind: String, of system: String?
  ) throws -> String {
    if let exact = candidates.first(where: { $0 == name }) { return exact }
    if let alike = candidates.first(where: { $0.lowercased() == name.lowercased() }) {
      return alike
    }
    throw CommandError(.usage, .unknown(kind, name, of: system, among: candidates))
  }
}

extension String {
  fileprivate static func undoNeedsRepaired(_ variant: String) -> String {
    "'--undo' takes mends out of the variant 'repaired', but '--variant \(variant)' was given. "
      + "Leave one of them out."
  }

  fileprivate static func malformedScope(_ text: String) -> String {
    "'--scope \(text)' is not of the form KEY=NUMBER, such as 'pending=2'."
  }

  static func unknown(
    _ kind: String, _ name: String, of system: String?, among candidates: [String]
  ) -> String {
    let place = system.map { " of \($0)" } ?? ""
    let fact = "Unknown \(kind) '\(name)'\(place)."
    if let near = Suggestion.nearest(to: name, among: candidates) {
      return "\(fact) Did you mean '\(near)'?"
    }
    return candidates.isEmpty
      ? "\(fact) There are none." : "\(fact) There are: \(candidates.joined(separator: ", "))."
  }
}
