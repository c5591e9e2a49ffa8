import ArgumentParser
import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport

/// Explores one member of the navigation family with one engine.
struct NavCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nav",
    abstract: "Explores one member of the navigation family with one engine.",
    discussion: """
      There are T tabs, each a stack of at most D out of R routes, an optional sheet out of M, a \
      session and a mode. The sizes are known in closed form: other counts end with code 1.
      """)

  @Option(help: "The number of tabs.") var tabs = 5
  @Option(help: "The greatest height of a stack.") var depth = 2
  @Option(help: "The number of routes.") var routes = 3
  @Option(help: "The number of sheets.") var sheets = 2
  @Option(help: "The engine: \(NavEngine.allCases.map(\.rawValue).joined(separator: ", ")).")
  var engine = NavEngine.memoized
  @Flag(inversion: .prefixedNo, help: "Record how states were found.") var traces = true
  @Option(help: "The number of threads of the engines memoized and packed.") var workers = 1
  @Option(help: "How the result is written: text or json.") var format = OutputFormat.text
  @Option(
    help: """
      How the general engine recognizes a state: \
      \(StateIdentity.allCases.map(\.rawValue).joined(separator: ", ")).
      """)
  var identity = StateIdentity.exact
  @Flag(help: "Repeat a search by fingerprints with other ones, and compare.") var verifyHash =
    false

  @Option(help: "The most memory, in MiB, that the process may occupy.") var maxMemory: Int?
  @Option(help: "The longest time, in seconds, that the search may take.") var maxSeconds: Double?
  @Option(help: "The checkpoint file of the memoized engine.")
  var checkpoint: String?
  @Option(help: "The seconds between two checkpoints.") var checkpointInterval = 60.0
  @Flag(help: "Resume from the checkpoint.") var resume = false

  func validate() throws {
    if resume, checkpoint == nil { throw ValidationError("--resume needs --checkpoint.") }
  }

  func run() throws {
    let clock = ContinuousClock()
    let begin = clock.now
    let natural = NaturalNav(tabs: tabs, depth: depth, routes: routes, sheets: sheets)
    let settings = EngineSettings(
      keepsTraces: traces,
      checkpointing: checkpoint.map {
        Checkpointing(file: $0, interval: .seconds(checkpointInterval), resumes: resume)
      },
      identity: identity, verifiesFingerprints: verifyHash)
    let options = ExplorationOptions(
      limits: Limits(time: maxSeconds.map { .seconds($0) }, memory: maxMemory.map { $0 << 20 }),
      workers: workers)
    let found = try engine.explore(natural, settings: settings, options: options)
    let elapsed = begin.duration(to: clock.now)
    let measurement = Measurement(
      engine: engine.rawValue, counts: found.counts,
      seconds: elapsed / .seconds(1), peakBytes: peakMemory(),
      missProbability: found.missProbability)
    print(format == .json ? measurement.json : measurement.text)
    if case .bounded(let limit) = found.completeness {
      throw Unfinished(description: "Bounded by \(limit): not every state was found.")
    }
    let nav = Nav(tabs: tabs, depth: depth, routes: routes, sheets: sheets)
    let expected = Counts(
      states: nav.expectedStates, transitions: nav.expectedTransitions, depth: nav.expectedDepth)
    if found.counts != expected {
      throw WrongCounts.error(found.counts, expected: expected)
    }
  }
}

extension StateIdentity: ExpressibleByArgument {}

extension NavCommand {
  /// An engine that explores the family.
  enum NavEngine: String, ExpressibleByArgument, CaseIterable {
    case memoized, symbolic, packed, general, naive

    func explore(
      _ nav: NaturalNav, settings: EngineSettings, options: ExplorationOptions
    ) throws -> Found {
      switch self {
      case .memoized:
        return Found(
          try RuleEngines.explore(
            nav.system, engine: .memoized, settings: settings, options: options))
      case .symbolic:
        return Found(
          try RuleEngines.explore(
            nav.system, engine: .symbolic, settings: settings, options: options))
      case .general:
        return Found(try RuleEngines.explore(plain: nav, settings: settings, options: options))
      case .packed:
        return Found(
          counts: Counts(
            try explorePacked(
              PackedNav(nav), limits: options.limits, keepsTraces: settings.keepsTraces,
              workers: options.workers ?? 1)))
      case .naive:
        return Found(counts: Counts(nav.searchNaively()))
      }
    }
  }

  /// The result of an engine.
  struct Found {
    var counts: Counts
    var completeness = Completeness.exhaustive
    var missProbability = 0.0
  }
}

extension NavCommand.Found {
  fileprivate init(_ exploration: Exploration<some Any>) {
    self.init(
      counts: Counts(exploration), completeness: exploration.completeness,
      missProbability: exploration.missProbability)
  }
}

/// An error for a search that a limit ended.
private struct Unfinished: Error, CustomStringConvertible {
  var description: String
}

// MARK: - Saying that counts are wrong

private enum WrongCounts {
  static func error(_ counts: Counts, expected: Counts) -> any Error {
    ValidationError("Found \(counts) instead of \(expected).")
  }
}
