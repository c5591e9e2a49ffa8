import ModelChecker

/// Explores a navigation system once and answers all invariants on what was found.
///
/// - Parameters:
///   - system: the system.
///   - invariants: the invariants; those that don't apply are answered too, with the reason.
///   - options: limits, order and stop condition of the search.
///   - observing: told how far the search has come; answers whether to go on.
/// - Returns: the states, the transitions, and the answers in the order of the invariants.
/// - Throws: what stops the whole exploration, such as a worker that cannot be started.
public func check(
  _ system: any NavigationSystem, invariants: [any NavigationInvariant],
  options: ExplorationOptions = ExplorationOptions(),
  observing: (ExplorationProgress) -> Bool = { _ in true }
) throws -> CheckResult {
  let properties = invariants.compactMap { $0.property(for: system).property }
  let graph = try explored(system, options: options, watching: properties, observing: observing)
  var result = CheckResult(system: system, graph: graph, answers: [])
  result.answers = result.answers(to: invariants)
  // After the answers, which are what was seen of the system all the same.
  result.graph.add(result.faultsOfPlaces)
  return result
}

extension CheckResult {
  /// Returns the answers to invariants on what was found, in their order; nothing is explored.
  package func answers(to invariants: [any NavigationInvariant]) -> [PropertyAnswer] {
    let applicabilities = invariants.map { $0.property(for: system) }
    var verdicts = judge(
      applicabilities.compactMap(\.property), on: graph, ordinary: system.isOrdinary)[...]
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
