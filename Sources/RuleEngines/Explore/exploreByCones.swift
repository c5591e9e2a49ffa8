import ModelChecker

/// Explores a system part by part: for each invariant, and for each rule that may fault, the
/// components that bear on it.
///
/// Verdicts and faults are those of the whole system, and traces as short; states and transitions are
/// those of all parts together.
///
/// - Parameter explore: explores one part.
func exploreByCones<State>(
  _ system: RuleSystem<State>, options: ExplorationOptions,
  _ explore: (RuleSystem<State>) throws -> Exploration<State>
) throws -> Exploration<State> {
  let cones = system.cones.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
  var parts: [Exploration<State>] = []
  var verdicts: [Int: Verdict] = [:]
  for cone in cones.isEmpty ? [[]] : cones {
    let chosen = system.judged.indices.filter {
      verdicts[$0] == nil && system.judged[$0].isSubset(of: cone)
    }
    let part = try explore(system.restricted(to: cone, judging: chosen))
    for (number, verdict) in zip(chosen, part.verdicts) { verdicts[number] = verdict }
    parts.append(part)
    if case .interrupted = part.completeness { break }
  }
  var whole = parts[0]
  whole.reason += "; \(cones.count) \(cones.count == 1 ? "part was" : "parts were") explored"
  for part in parts.dropFirst() { whole.add(part) }
  // The graph of a part is not one of the system.
  whole.graph = nil
  whole.verdicts = system.judged.indices.map { number in
    verdicts[number]
      ?? .inconclusive(Doubt.unseen(whole.completeness, limits: options.limits) ?? "")
  }
  return whole
}

extension Exploration {
  /// Adds what was found in another part of the same system.
  fileprivate mutating func add(_ part: Exploration) {
    states += part.states
    transitions += part.transitions
    depth = max(depth, part.depth)
    evaluations += part.evaluations
    partlyExpanded += part.partlyExpanded
    if completeness == .exhaustive { completeness = part.completeness }
    for other in part.faults {
      if let known = faults.firstIndex(where: { $0.fault == other.fault }) {
        if other.trace.steps.count < faults[known].trace.steps.count { faults[known] = other }
      } else {
        faults.append(other)
      }
    }
  }
}
