import ArgumentParser
import ModelChecker
import ModelCheckerTestSupport

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
  var engine = NavEngine.memoised
  @Flag(inversion: .prefixedNo, help: "Note how states were found.") var traces = true
  @Option(help: "The number of threads of the engines memoised and packed.") var workers = 1
  @Option(help: "How the result is written: text or json.") var format = Format.text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  func run() throws {
    let clock = ContinuousClock()
    let begin = clock.now
    let counts = try engine.explore(
      NaturalNav(tabs: tabs, depth: depth, routes: routes, sheets: sheets), keepsTraces: traces,
      workers: workers)
    let (seconds, attoseconds) = begin.duration(to: clock.now).components
    let measurement = Measurement(
      engine: engine.rawValue, counts: counts,
      seconds: Double(seconds) + Double(attoseconds) * 1e-18, peakBytes: peakMemory())
    print(format == .json ? measurement.json : measurement.text)
    let nav = Nav(tabs: tabs, depth: depth, routes: routes, sheets: sheets)
    let expected = Counts(
      states: nav.expectedStates, transitions: nav.expectedTransitions, depth: nav.expectedDepth)
    if counts != expected {
      throw WrongCounts.error(counts, expected: expected)
    }
  }
}

extension NavCommand {
  /// What explores the family.
  enum NavEngine: String, ExpressibleByArgument, CaseIterable {
    case memoised, symbolic, packed, general, fingerprints, rules, naive

    func explore(_ nav: NaturalNav, keepsTraces: Bool, workers: Int) throws -> Counts {
      let options = EngineOptions(keepsTraces: keepsTraces, workers: workers)
      switch self {
      case .memoised:
        return Counts(try ModelChecker.explore(nav.system, engine: .memoised, options: options))
      case .symbolic:
        return Counts(try ModelChecker.explore(nav.system, engine: .symbolic, options: options))
      case .general:
        return Counts(try ModelChecker.explore(plain: nav, options: options))
      case .fingerprints:
        let options = EngineOptions(keepsTraces: keepsTraces, identity: .fingerprint64)
        return Counts(try ModelChecker.explore(plain: nav, options: options))
      case .rules:
        return Counts(try ModelChecker.explore(nav.system, engine: .general, options: options))
      case .packed:
        let found = try explorePacked(
          PackedNav(nav), keepsTraces: keepsTraces, workers: workers)
        return Counts(states: found.states, transitions: found.transitions, depth: found.depth)
      case .naive:
        let found = nav.searchNaively()
        return Counts(states: found.states, transitions: found.transitions, depth: found.depth)
      }
    }
  }
}

// MARK: - Saying that counts are wrong

private enum WrongCounts {
  static func error(_ counts: Counts, expected: Counts) -> any Error {
    ValidationError("Found \(counts), but \(expected) are to be found.")
  }
}
