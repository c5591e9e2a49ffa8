import ModelChecker

/// Explores a system of rules and keeps all states and transitions.
func exploreGraph<State>(
  of system: RuleSystem<State>, options: ExplorationOptions, because reason: String
) throws -> Exploration<State> {
  let properties = system.invariants.map { Property<State, Never>($0.name, .always($0.judge)) }
  let noFault = Property<State, Never>("NoFault", .noFault(of: Fault.Kind.allCases))
  let graph = try explore(system, options: options, watching: properties + [noFault])
  return Exploration(
    engine: .graph, reason: reason, states: graph.states.count, transitions: graph.edges.count,
    depth: graph.depth, completeness: graph.completeness,
    verdicts: judge(properties, on: graph), faults: graph.firstFaults,
    evaluations: graph.isExpanded.count { $0 }, graph: graph)
}

extension StateGraph {
  /// The faults in which transitions end, each once, with the trace to the first of these.
  fileprivate var firstFaults: [SystemFault] {
    var known: Set<Fault> = []
    return edges.indices.compactMap { edge in
      guard let fault = edges[edge].fault, known.insert(fault).inserted else { return nil }
      return SystemFault(
        fault: fault, trace: trace(endingWith: edge),
        ordinals: trace(endingWith: edge, by: .ordinals))
    }
  }
}
