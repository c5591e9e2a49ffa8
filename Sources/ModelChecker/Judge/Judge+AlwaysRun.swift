extension Judge {
  func alwaysRun(_ pattern: RunPattern<State, Effect>) -> Ruling {
    var ruling = Ruling(vacuity: "no run of \(pattern.length) steps met its premise")
    for state in graph.states.indices {
      var run = Run<State, Effect>()
      extend(&run, from: state, in: pattern, ruling: &ruling)
    }
    return ruling
  }

  /// Judges the fitting runs that go on from a state, in the order of the transitions.
  private func extend(
    _ run: inout Run<State, Effect>, from state: Int, in pattern: RunPattern<State, Effect>,
    ruling: inout Ruling
  ) {
    guard run.edges.count < pattern.length else {
      let first = run.edges.first.map { Int(graph.table.records[$0].source) } ?? state
      note(
        pattern.relation(run.steps), fault: run.steps.last?.fault, at: first, then: run.edges,
        in: &ruling)
      return
    }
    for edge in graph.table.outgoing[state] {
      let step = graph.step(at: edge)
      guard pattern.admits(run.steps, step) else { continue }
      run.edges.append(edge)
      run.steps.append(step)
      let target = Int(graph.table.records[edge].target)
      if target >= 0 || run.edges.count == pattern.length {
        extend(&run, from: target, in: pattern, ruling: &ruling)
      }
      run.edges.removeLast()
      run.steps.removeLast()
    }
  }
}

/// Consecutive transitions, by number and as properties see them.
private struct Run<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  var edges: [Int] = []
  var steps: [Step<State, Effect>] = []
}
