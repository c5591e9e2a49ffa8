import ArgumentParser
import ModelChecker
import NavigationModel
import NavigationReports

/// What both commands about a baseline are told, and the checks that they make.
struct BaselineRun: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The file of the baseline; may be omitted where the configuration names one.",
      valueName: "file"),
    completion: .file())
  var first: String?

  @Argument(
    help: ArgumentHelp("The systems; all when omitted.", valueName: "system"),
    completion: .systems)
  var others: [String] = []

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions
  @OptionGroup(title: "Answer") var verbosity: VerbosityOptions
  @OptionGroup var common: CommonOptions

  var manner: [Word?] { common.words + verbosity.words }

  /// One system with what is violated and what is known.
  struct Compared {
    var checked: Checked
    var comparison: BaselineComparison

    /// The system's name, with its variant where it has several.
    var title: String { checked.result.title }
  }

  /// Explores the systems and compares what is found with a baseline.
  func compared(with baseline: Baseline) throws -> [Compared] {
    let names = try target().systems
    let chosen = try names.isEmpty ? Verifier.mounted.systems : names.map(Names.system)
    let jobs = try chosen.map { system in
      let settings = try Settings(options: form.words + search.words, of: system)
      let configuration = try SystemConfiguration(settings, of: system)
      let options = try ExplorationOptions(settings, of: system, in: configuration)
      _ = try system.made(configuration)
      return (system, configuration, options, settings.search)
    }
    Interruption.listen()
    var all: [Compared] = []
    for (system, configuration, options, search) in jobs where !Interruption.isWanted {
      // A baseline is about everything that can be judged, whatever 'check' is told to judge.
      var checked = try Checked.run(
        system, configuration: configuration, options: options,
        invariants: InvariantSelection.all(of: system))
      checked.context.search = search
      all.append(
        Compared(
          checked: checked,
          comparison: BaselineComparison(
            checked.result, invariants: checked.invariants,
            known: baseline.known(in: checked.result.title))))
    }
    return all
  }

  /// The file, and the names of the systems.
  ///
  /// Where the configuration names a file, the first argument may be a system already.
  func target() throws -> (file: String, systems: [String]) {
    let configured = try Settings(options: []).text(.baseline)
    guard let first else {
      guard let configured else { throw CommandError(.usage, .whichBaseline) }
      return (configured, [])
    }
    if let configured, Verifier.mounted.systems.contains(where: { $0.name == first }) {
      return (configured, [first] + others)
    }
    return (first, others)
  }
}

extension String {
  fileprivate static let whichBaseline =
    "Which baseline? Name its file, or set 'baseline' in \(ConfigurationFile.name)."
}
