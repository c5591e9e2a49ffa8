/// Explores a system of rules by sets of states.
///
/// - Parameter observing: told the number of states found and that of nodes made; answers whether
///   to go on.
/// - Returns: nothing when it was told not to go on.
func exploreSymbolically<State>(
  _ system: RuleSystem<State>, options: EngineOptions, because reason: String,
  observing: (_ states: Int, _ nodes: Int) -> Bool = { _, _ in true }
) throws -> Exploration? {
  var search = SymbolicSearch(system, options: options)
  try search.run(observing: observing)
  if search.completeness == .interrupted("on request") { return nil }
  return Exploration(
    engine: .symbolic, reason: reason, states: search.states, transitions: search.transitions,
    depth: search.depth, completeness: search.completeness, verdicts: try search.verdicts(),
    faults: try search.systemFaults(), evaluations: search.evaluations)
}
