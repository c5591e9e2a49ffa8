import ModelChecker
import NavigationChecking
import NavigationInvariants
import NavigationModel
import NavigationReports

/// A check as the settings ask for it, every one of which was read before anything is explored.
struct PlannedCheck {
  let system: any VerifiableSystem
  let configuration: SystemConfiguration
  let options: ExplorationOptions
  var invariants: [any NavigationInvariant]
  /// The reasons why parts need not be exercised, by name.
  let accepted: [String: String]
  /// A Boolean value that indicates whether scopes that are wider by one are tried.
  let triesWiderScopes: Bool
  /// A Boolean value that indicates whether the narrower scopes that the system names are searched for
  /// what its own limit of states leaves open.
  let searchesNarrowerScopes: Bool
  /// The options that say again how this run was told to search.
  let search: [String]

  /// Reads the settings about a system.
  ///
  /// - Parameters:
  ///   - values: the values from the command line.
  ///   - judgesAll: a Boolean value that indicates whether all invariants are judged, whichever the
  ///     settings choose.
  init(
    of system: any VerifiableSystem, options values: [SettingValue?], judgesAll: Bool = false,
    in context: CommandContext
  ) throws {
    let settings = try context.settings(options: values, of: system)
    self.system = system
    configuration = try SystemConfiguration(settings, of: system)
    options = try ExplorationOptions(settings, of: system, in: configuration)
    _ = try system.made(configuration)
    invariants =
      try judgesAll ? system.invariants : InvariantSelection.chosen(settings, of: system)
    let reasons = try settings.values(.accept).map { try $0.acceptance() }
    accepted = Dictionary(reasons.map { ($0.name, $0.reason) }) { $1 }
    triesWiderScopes = try settings.isOn(.widerScopes)
    searchesNarrowerScopes = triesWiderScopes && settings.value(.maxStates) == nil
    search = settings.search
  }

  /// Explores the system and judges the invariants, while standard error shows the progress.
  func run(in context: CommandContext, sizes: KnownSizes = KnownSizes()) throws -> Checked {
    try explored(in: context, sizes: sizes).checked
  }

  /// The longest time that the searches of narrower scopes take together.
  private static let longestNarrowerSearch = Duration.seconds(60)

  /// Explores the system and judges the invariants; where all states were seen tries scopes that are
  /// wider by one, and where some are open searches narrower ones.
  ///
  /// - Parameter known: the violations that are known.
  /// - Returns: the outcome, and those of other scopes in which something is wrong.
  func runBeyondScope(
    in context: CommandContext, sizes: KnownSizes, known: Baseline?
  ) throws -> [Checked] {
    var (checked, job, time) = try explored(in: context, sizes: sizes)
    if let known { checked.compare(with: known) }
    guard triesWiderScopes, options.stop == .never, options.order.beginsBreadthFirst else {
      return [checked]
    }
    let progress = ProgressLine(
      "\(job.title), beyond its scope", isQuiet: context.verbosity.isQuiet)
    defer { progress.clear() }
    var beyond = try job.tryWiderScopes(than: &checked, options, elapsed: time) {
      progress.update($0)
    }
    if searchesNarrowerScopes {
      let left = options.limits.time.map { $0 - time } ?? Self.longestNarrowerSearch
      beyond += try job.searchNarrowerScopes(
        than: &checked, options, time: min(left, Self.longestNarrowerSearch)
      ) { progress.update($0) }
    }
    for index in beyond.indices {
      beyond[index].context.search = search
      if let known { beyond[index].compare(with: known) }
    }
    return [checked] + beyond
  }

  private func explored(
    in context: CommandContext, sizes: KnownSizes
  ) throws -> (checked: Checked, job: CheckJob, time: Duration) {
    if context.cluster != nil, configuration.isolation == .inProcess {
      throw CommandError(.usage, .clusterOrInProcess)
    }
    let searchCount = context.cluster?.searchCount
    let job = try CheckJob(
      system, configuration: configuration, invariants: invariants, in: context.checkEnvironment)
    let progress = ProgressLine(
      job.title, size: sizes.size(of: job.made, limit: options.limits.states),
      isQuiet: context.verbosity.isQuiet)
    defer { progress.clear() }
    var checked: Checked!
    let time = try ContinuousClock().measure {
      checked = try job.run(options) {
        progress.update($0)
      } judging: {
        progress.say("judging \($0)")
      }
    }
    checked.result.accepted = accepted
    progress.clear()
    if let cluster = context.cluster, cluster.searchCount == searchCount {
      context.remark(.clusterUnused(system.name))
    }
    if context.verbosity.isVerbose {
      let all = system.invariants.map(\.name)
      Terminal.note(CostReport(checked, options: options, time: time, all: all).text)
    }
    // A command has to be told the search that no file asks for.
    checked.context.search = search
    return (checked, job, time)
  }
}

extension String {
  fileprivate static let clusterOrInProcess =
    "'--on' and '--in-process' are mutually exclusive. Leave one of them out."

  fileprivate static func clusterUnused(_ system: String) -> String {
    "\(system): no live object had to run, so that '--on' was not needed."
  }
}
