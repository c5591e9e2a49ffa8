import ModelChecker

extension SymbolicSearch {
  /// The verdicts on the invariants.
  mutating func verdicts() throws -> [Verdict] {
    try invariants.indices.map { number in
      var finding = invariants[number].finding
      var path: PlainPath<State>?
      if let violators = invariants[number].violators {
        let found = try self.path(to: violators.states, in: violators.layer)
        guard case .violated(let why) = system.invariants[number].judge(found.end) else {
          throw EngineError.notRepeatable(
            step: found.steps.count, rule: found.steps.last?.event.name)
        }
        finding.why = why
        path = found
      }
      return finding.verdict(by: path, completeness: completeness, limits: options.limits)
    }
  }

  /// The faults met, each with a shortest trace to it.
  mutating func systemFaults() throws -> [SystemFault] {
    try faults.map { found in
      var path = try self.path(to: found.states, in: found.layer)
      let last = system.transitions(from: path.end).first { $0.outcome == .fault(found.fault) }
      path.steps += [last].compactMap(\.self)
      return SystemFault(fault: found.fault, path: path)
    }
  }

  /// The first of the shortest paths to one of some states, as the other engines find it: the least
  /// by the order of initial states and transitions.
  mutating func path(to goals: Node, in layer: Int) throws -> PlainPath<State> {
    diagrams.makeRoom(isFinal: true)
    // From which states of each layer a goal can be reached in the steps that remain.
    var hopeful = [goals]
    for earlier in layers[..<layer].reversed() {
      let sources = groups.map { group in
        diagrams.preimage(of: hopeful[0], under: group.relation, group.shape, within: earlier)
      }
      hopeful.insert(diagrams.union(of: sources), at: 0)
    }
    if diagrams.isFull { throw EngineError.noAddressSpace(bytes: 2 * diagrams.bytes) }
    let start = system.initial.firstIndex { diagrams.contains(vector(of: $0), in: hopeful[0]) }!
    var path = PlainPath(start: start, steps: [], end: system.initial[start])
    for rest in hopeful.dropFirst() {
      guard let (transition, target) = step(from: path.end, into: rest) else {
        throw EngineError.notRepeatable(step: path.steps.count + 1, rule: nil)
      }
      path.steps.append(transition)
      path.end = target
    }
    return path
  }

  private func step(from state: State, into goals: Node) -> (Transition<State, Never>, State)? {
    for transition in system.transitions(from: state) {
      if case .state(let target) = transition.outcome,
        diagrams.contains(vector(of: target), in: goals)
      {
        return (transition, target)
      }
    }
    return nil
  }
}
