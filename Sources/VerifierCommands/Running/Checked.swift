import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import NavigationReports

/// One run of a check: its result, and what a report must know besides.
struct Checked {
  var result: CheckResult
  var context: ReportContext
  var invariants: [any NavigationInvariant]

  /// All of it, for recorders.
  var document: ResultDocument {
    ResultDocument(result, invariants: invariants, context: context)
  }

  /// Makes a system in the form asked for, explores it and judges the invariants.
  static func run(
    _ system: any VerifiableSystem, configuration: SystemConfiguration,
    options: ExplorationOptions, invariants: [any NavigationInvariant],
    sizes: KnownSizes = KnownSizes()
  ) throws -> Checked {
    let job = try CheckJob(system, configuration: configuration, invariants: invariants)
    let progress = ProgressLine(job.title, size: job.size(in: sizes, options))
    defer { progress.clear() }
    var checked: Checked!
    let time = try ContinuousClock().measure {
      checked = try job.run(options) { progress.update($0) }
    }
    progress.clear()
    if Manner.current.isVerbose {
      let all = InvariantSelection.all(of: system).map(\.name)
      Terminal.note(CostReport(checked, options: options, time: time, all: all).text)
    }
    return checked
  }
}

/// A check that is ready to run, on whichever thread.
///
/// Unchecked: a job is made on one thread and run on another, never on two at once.
final class CheckJob: @unchecked Sendable {
  private let system: any VerifiableSystem
  private let configuration: SystemConfiguration
  private let invariants: [any NavigationInvariant]
  private var made: (any NavigationSystem)!

  /// Makes a system in the form asked for.
  init(
    _ system: any VerifiableSystem, configuration: SystemConfiguration,
    invariants: [any NavigationInvariant]
  ) throws {
    self.system = system
    self.configuration = configuration
    self.invariants = invariants
    made = try system.made(configuration)
  }

  /// The name of what is checked: the system's, with its variant where it has several.
  var title: String { made.title }

  /// How many states there are within the limits of a search, if that is known.
  func size(in sizes: KnownSizes, _ options: ExplorationOptions) -> Int? {
    sizes.size(of: made, limit: options.limits.states)
  }

  /// Gives up the system, and with it its worker process; the job can't run again.
  func end() { made = nil }

  /// Explores the system and judges the invariants.
  func run(
    _ options: ExplorationOptions, observing: (ExplorationProgress) -> Void = { _ in }
  ) throws -> Checked {
    let launch = WorkerCommand.launch(system: system.name, configuration: configuration)
    let result: CheckResult
    do {
      result = try WorkerLaunch.with(launch) {
        try check(made, invariants: invariants, options: options) { progress in
          observing(progress)
          return !Interruption.isWanted
        }
      }
    } catch {
      throw CommandError(.systemFault, .couldNotExplore(system.name, error))
    }
    var shown = configuration
    let isUsual = shown.variant == system.variants.first
    if isUsual, !Configuration.current.namesForm(of: system) { shown.variant = nil }
    return Checked(
      result: result,
      context: ReportContext(
        executable: Verifier.mounted.name, configuration: shown, pages: InvariantPages.all,
        root: SourceRoot.path(of: result.system), swiftType: String(reflecting: type(of: system))),
      invariants: invariants)
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

extension String {
  fileprivate static func failsBeside(_ fault: String, _ replay: String) -> String {
    "Beside what was judged an event fails: \(fault)\nReplay: \(replay)"
  }

  static func couldNotExplore(_ system: String, _ error: any Error) -> String {
    "\(system) could not be explored: \(error)"
  }
}
