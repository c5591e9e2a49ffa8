import ModelChecker

/// Explores a navigation system once and answers all invariants on what was found.
///
/// - Parameters:
///   - system: the system.
///   - invariants: the invariants; those that don't apply are answered too, with the reason.
///   - options: limits, order and stop condition of the search.
///   - observing: told how far the search has come; answers whether to go on.
///   - mayJudge: told the name of each invariant before it is judged; answers whether it is to be.
///     Where the time of the search is limited, judging ends with that time, or a tenth of it later,
///     but at least five seconds.
/// - Returns: the states, the transitions, and the answers in the order of the invariants.
/// - Throws: what stops the whole exploration, such as a worker that cannot be started.
public func check(
  _ system: any NavigationSystem, invariants: [any NavigationInvariant],
  options: ExplorationOptions = ExplorationOptions(),
  observing: (ExplorationProgress) -> Bool = { _ in true },
  judging mayJudge: (String) -> Bool = { _ in true }
) throws -> CheckResult {
  let begin = ContinuousClock.now
  let run = try (system as? any EngineSystem)?.searchedByEngine(options, observing: observing)
  var options = options
  if run != nil { options.limits.states = EngineRun.statesOfGraph }
  let properties = invariants.compactMap { $0.property(for: system).property }
  let graph = try explored(system, options: options, watching: properties, observing: observing)
  var result = CheckResult(system: system, graph: graph, answers: [])
  let end = options.limits.timeWithJudging.map { begin + $0 }
  result.answers = result.answers(to: invariants) { invariant in
    if let end, ContinuousClock.now >= end { return .outOfTime(options.limits) }
    return mayJudge(invariant) ? nil : .interrupted
  }
  if let run { try result.take(run) }
  // After the answers, which are what was seen of the system all the same.
  result.graph.add(result.faultsOfPlaces)
  return result
}

extension CheckResult {
  /// Returns the answers to invariants on what was found, in their order; nothing is explored.
  ///
  /// - Parameter reason: asked before each is judged, with its name; returns why it is not to be.
  package func answers(
    to invariants: [any NavigationInvariant], unless reason: (String) -> String? = { _ in nil }
  ) -> [PropertyAnswer] {
    let applicabilities = invariants.map { $0.property(for: system) }
    let judged = zip(invariants, applicabilities).filter { $1.property != nil }
    var verdicts = judge(
      judged.compactMap(\.1.property), on: graph, ordinary: system.isOrdinary,
      unless: { reason(judged[$0].0.name) })[...]
    return zip(invariants, applicabilities).map { invariant, applicability in
      let verdict: Verdict =
        switch applicability {
        case .applicable: verdicts.removeFirst()
        case .notApplicable(let reason): .notApplicable(reason)
        }
      return PropertyAnswer(
        property: invariant.name, summary: invariant.summary, severity: invariant.severity,
        verdict: verdict)
    }
  }
}

/// Opens the existential, which the engine's generic search needs.
private func explored(
  _ system: some NavigationSystem, options: ExplorationOptions,
  watching properties: [NavigationProperty], observing: (ExplorationProgress) -> Bool
) throws -> NavigationGraph {
  try explore(system, options: options, watching: properties, observing: observing)
}

extension Applicability {
  fileprivate var property: NavigationProperty? {
    if case .applicable(let property) = self { property } else { nil }
  }
}

extension Limits {
  /// The time within which a search has ended and what it found is judged.
  package var timeWithJudging: Duration? { time.map { $0 + max($0 / 10, .seconds(5)) } }
}

extension String {
  fileprivate static func outOfTime(_ limits: Limits) -> String {
    "the check stopped after \(limits.text(of: .time)) before this was judged"
  }

  fileprivate static let interrupted = "the check was interrupted before this was judged"
}
