import ArgumentParser
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

/// The options of both commands about baselines, and the checks that they run.
struct BaselineRun: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The baseline file. Optional if the configuration names one.",
      valueName: "file"),
    completion: .file())
  var first: String?

  @Argument(
    help: ArgumentHelp("The systems. (default: all)", valueName: "system"),
    completion: .systems)
  var others: [String] = []

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions
  @OptionGroup(title: "Answer") var verbosity: VerbosityOptions
  @OptionGroup var common: CommonOptions

  var verbosityValues: [SettingValue?] { common.values + verbosity.values }

  /// The check of one system, compared with the baseline.
  struct Compared {
    var checked: Checked
    var comparison: BaselineComparison

    /// The entries that the baseline lists as not exercised, and that are.
    var exercised: [KnownViolation]

    /// The system's name, with its variant where it has several.
    var title: String { checked.result.title }

    /// Compares what a check found with a baseline.
    init(_ checked: Checked, with baseline: Baseline) {
      var checked = checked
      let known = baseline.known(in: checked.result.title)
      exercised = checked.result.accept(known)
      self.checked = checked
      comparison = BaselineComparison(
        checked.result, invariants: checked.invariants,
        known: known.filter { !$0.isNotExercised })
    }
  }

  /// Explores the systems.
  func checked(in context: CommandContext) throws -> [Checked] {
    // A baseline is about everything that can be judged, whatever 'check' is told to judge.
    let checks = try context.systems.named(target(in: context).systems).map {
      try PlannedCheck(
        of: $0, options: form.values + search.values, judgesAll: true, in: context)
    }
    Interruption.listen()
    var all: [Checked] = []
    for check in checks where !Interruption.isWanted { all.append(try check.run(in: context)) }
    return all
  }

  /// The file, and the names of the systems.
  ///
  /// Where the configuration names a file, the first argument may be a system already.
  func target(in context: CommandContext) throws -> (file: String, systems: [String]) {
    let configured = try context.settings(options: []).text(.baseline)
    guard let first else {
      guard let configured else { throw CommandError(.usage, .whichBaseline) }
      return (configured, [])
    }
    if let configured, context.systems.names.contains(first) {
      return (configured, [first] + others)
    }
    return (first, others)
  }
}

extension String {
  fileprivate static let whichBaseline =
    "No baseline is named. Name its file, or set 'baseline' in \(ConfigurationFile.name)."
}
