import ModelChecker
import NavigationModel
import NavigationReports

/// One run of a check: its result, and what a report must know besides.
struct Checked {
  var result: CheckResult
  var context: ReportContext

  /// Makes a system in the form asked for, explores it and judges the invariants.
  ///
  /// - Parameter title: what is being explored, if it is not just the system and variant.
  static func run(
    _ system: any VerifiableSystem, configuration: SystemConfiguration,
    options: ExplorationOptions, invariants: [any NavigationInvariant], title: String? = nil
  ) throws -> Checked {
    let made = try system.made(configuration)
    let progress = ProgressLine(title ?? made.title)
    defer { progress.clear() }
    let result: CheckResult
    do {
      result = try check(made, invariants: invariants, options: options) { state in
        progress.update(state)
        return !Interruption.isWanted
      }
    } catch {
      throw CommandError(.systemFault, .couldNotExplore(system.name, error))
    }
    var shown = configuration
    if shown.variant == system.variants.first { shown.variant = nil }
    return Checked(
      result: result,
      context: ReportContext(executable: Verifier.mounted.name, configuration: shown))
  }
}

extension Checked {
  /// A remark about the first event that traps or never settles if no judged invariant speaks of
  /// it: the exit code does.
  var remark: String? {
    for answer in result.answers {
      if case .violated(let counterexample) = answer.verdict, counterexample.fault != nil {
        return nil
      }
    }
    let verdict = judge([NavigationProperty("NoFault", .noFault)], on: result.graph)[0]
    guard case .violated(let failure) = verdict else { return nil }
    let trace = failure.ordinals.text(catalogue: result.graph.catalogue)
    return .failsBeside(failure.why, context.replayCommand(trace, of: result.system.name))
  }
}

extension NavigationSystem {
  /// The system's name, with its variant where it has several.
  var title: String { variant.isEmpty ? name : "\(name) (\(variant))" }
}

extension String {
  fileprivate static func failsBeside(_ fault: String, _ replay: String) -> String {
    "Beside what was judged an event fails: \(fault)\nReplay: \(replay)"
  }

  static func couldNotExplore(_ system: String, _ error: any Error) -> String {
    "\(system) could not be explored: \(error)"
  }
}
