import ModelChecker
import NavigationChecking
import NavigationInvariants
import NavigationModel

/// A check as the settings ask for it, every one of which was read before anything is explored.
struct PlannedCheck {
  let system: any VerifiableSystem
  let configuration: SystemConfiguration
  let options: ExplorationOptions
  let invariants: [any NavigationInvariant]
  /// The reasons why parts need not be exercised, by name.
  let accepted: [String: String]
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
    search = settings.search
  }

  /// Explores the system and judges the invariants, while standard error shows the progress.
  func run(in context: CommandContext, sizes: KnownSizes = KnownSizes()) throws -> Checked {
    let job = try CheckJob(
      system, configuration: configuration, invariants: invariants, in: context.checkEnvironment)
    let progress = ProgressLine(
      job.title, size: sizes.size(of: job.made, limit: options.limits.states),
      isQuiet: context.verbosity.isQuiet)
    defer { progress.clear() }
    var checked: Checked!
    let time = try ContinuousClock().measure {
      checked = try job.run(options) { progress.update($0) }
    }
    checked.result.accepted = accepted
    progress.clear()
    if context.verbosity.isVerbose {
      let all = system.invariants.map(\.name)
      Terminal.note(CostReport(checked, options: options, time: time, all: all).text)
    }
    // A command has to be told the search that no file asks for.
    checked.context.search = search
    return checked
  }
}
