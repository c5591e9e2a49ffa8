import ArgumentParser
import NavigationHarness
import NavigationModel

/// Which form of a system a command works on.
struct FormOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The variant, such as asPublished or repaired; the system's first when omitted.",
      valueName: "name"))
  var variant: String?

  @Option(
    name: .customLong("undo"), parsing: .singleValue,
    help: ArgumentHelp(
      "A mend to leave out; implies the variant repaired; repeatable.", valueName: "mend"))
  var undone: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A bound of the scope to change; repeatable.", valueName: "key=value"))
  var scope: [String] = []

  @Flag(help: "Run live objects in this process instead of a worker; a trap then ends it.")
  var inProcess = false

  /// The form that is asked for.
  func configuration(for system: any VerifiableSystem) throws -> SystemConfiguration {
    if let variant, !undone.isEmpty, variant.lowercased() != "repaired" {
      throw CommandError(.usage, .undoNeedsRepaired(variant))
    }
    let chosen = try variant.map {
      try Names.match($0, among: system.variants, kind: "variant", of: system.name)
    }
    var mends: [String] = []
    for name in undone {
      let mend = try Names.match(
        name, among: system.mends.map(\.name), kind: "mend", of: system.name)
      if !mends.contains(mend) { mends.append(mend) }
    }
    return SystemConfiguration(
      variant: mends.isEmpty ? chosen : "repaired", undoing: mends, scope: try Self.bounds(scope),
      isolation: inProcess ? .inProcess : .worker)
  }

  /// Reads changed bounds of a scope.
  static func bounds(_ texts: [String]) throws -> [String: Int] {
    var bounds: [String: Int] = [:]
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let value = Int(parts[1]) else {
        throw CommandError(.usage, .malformedScope(text))
      }
      bounds[String(parts[0])] = value
    }
    return bounds
  }
}

extension VerifiableSystem {
  /// Makes the system, with errors as a command reports them.
  ///
  /// From then on workers are started in this form.
  func made(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    WorkerLaunch.current = WorkerCommand.launch(system: name, configuration: configuration)
    do {
      return try system(configuration)
    } catch ScopeError.unknownKey(let key, let known) {
      throw CommandError(.usage, .unknown("scope key", key, of: name, among: known))
    } catch let error as ScopeError {
      throw CommandError(.usage, "\(error)")
    } catch {
      throw CommandError(.systemFault, .cannotBeMade(name, error))
    }
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

  fileprivate static func cannotBeMade(_ system: String, _ error: any Error) -> String {
    "\(system) cannot be made: \(error)"
  }
}
