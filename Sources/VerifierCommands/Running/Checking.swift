import ModelChecker
import NavigationModel
import NavigationReports

/// One run of a check: the system in one form, its result, and what a report must know.
struct Checked {
  var result: CheckResult
  var context: ReportContext
}

extension Checked {
  /// Makes a system in the form asked for, explores it and judges the invariants.
  static func run(
    _ system: any VerifiableSystem, configuration: SystemConfiguration,
    options: ExplorationOptions, invariants: [any NavigationInvariant]
  ) throws -> Checked {
    WorkerCommand.prepare(system: system.name, configuration: configuration)
    let made = try system.made(configuration)
    let result: CheckResult
    do {
      result = try check(made, invariants: invariants, options: options)
    } catch {
      throw CommandError(.systemFault, .couldNotExplore(system.name, error))
    }
    var shown = configuration
    if shown.variant == system.variants.first { shown.variant = nil }
    return Checked(
      result: result,
      context: ReportContext(
        executable: Verifier.mounted.name, configuration: shown, order: options.order))
  }
}

extension String {
  fileprivate static func couldNotExplore(_ system: String, _ error: any Error) -> String {
    "\(system) could not be explored: \(error)"
  }
}
