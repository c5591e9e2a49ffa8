import ModelChecker

/// Explores a system of rules and keeps all states and transitions.
func exploreGraph<State>(
  of system: RuleSystem<State>, options: ExplorationOptions, because reason: String,
  observing: (ExplorationProgress) -> Bool
) throws -> Exploration<State> {
  let properties = system.invariants.map { Property<State, Never>($0.name, .always($0.judge)) }
  let noFault = Property<State, Never>("NoFault", .noFault(of: Fault.Kind.allCases))
  let graph = try explore(
    system, options: options, watching: properties + [noFault], observing: observing)
  var exploration = Exploration<State>(
    engine: .graph, reason: reason, states: graph.states.count, transitions: graph.edges.count,
    depth: graph.depth, completeness: graph.completeness,
    verdicts: judge(properties, on: graph), faults: graph.firstFaults,
    evaluations: graph.isExpanded.count { $0 }, graph: graph)
  exploration.progress = try system.progressVerdicts(on: graph)
  let taken = Set(graph.edges.lazy.map(\.event.ordinal))
  exploration.neverEnabled = system.rules.indices.filter { !taken.contains($0) }
  return exploration
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

extension RuleSystem {
  /// The verdicts on what must be possible in each state of a graph.
  fileprivate func progressVerdicts(on graph: StateGraph<State, Never>) throws -> [Verdict] {
    let unseen = Exploration<State>.unseen(
      progress, graph.completeness, limits: graph.options.limits)
    if let unseen { return unseen }
    let properties = progress.indices.map { number in
      Property<State, Never>(progress[number].name, property(of: number))
    }
    return judge(properties, on: graph)
  }

  private func property(of number: Int) -> Property<State, Never>.Kind {
    let (progress, rules) = (progress[number], Set(progressing[number]))
    guard let goal = progress.goal else {
      return .always { state in
        rules.contains {
          self.isEnabled($0, in: state) && !self.outcomes(of: $0, in: state).isEmpty
        }
          ? .holds : .violated(progress.why(state))
      }
    }
    return .alwaysReachable(
      Reachability(
        goal: goal.holds, via: { rules.contains($0.transition.event.ordinal) },
        why: progress.why))
  }
}
