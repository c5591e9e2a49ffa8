extension Judge {
  func equivalentRuns(_ equivalence: RunEquivalence<State, Effect>) -> Ruling {
    var ruling = Ruling(vacuity: "no two runs met its premise")
    var actual = RunSearch(equivalence.actual, rest: equivalence.rest, in: graph)
    var expected = RunSearch(equivalence.expected, rest: equivalence.rest, in: graph)
    for state in graph.states.indices
    where actual.mayBegin(in: state) && equivalence.premise(graph.states[state]) {
      let runs = actual.runs(from: state)
      guard !runs.found.isEmpty else { continue }
      let standard = expected.runs(from: state)
      for run in runs.found {
        compare(run, with: standard, from: state, by: equivalence, in: &ruling)
      }
    }
    return ruling
  }

  /// Takes into a ruling whether one run ends like some other.
  private func compare(
    _ run: FoundRun<State, Effect>, with standard: FoundRuns<State, Effect>, from state: Int,
    by equivalence: RunEquivalence<State, Effect>, in ruling: inout Ruling
  ) {
    var violation: (why: String, edges: [Int])?
    let actual = run.finished(from: state, in: graph)
    for other in standard.found {
      switch equivalence.relation(other.finished(from: state, in: graph), actual) {
      case .holds:
        ruling.isExercised = true
        return
      case .violated(let why): violation = violation ?? (why, other.edges)
      case .notExercised: break
      }
    }
    guard let violation, standard.isComplete else { return }
    note(
      .violated(violation.why), at: state, then: run.edges, insteadOf: violation.edges, in: &ruling)
  }
}

/// The runs of a form from one state.
private struct FoundRuns<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  var found: [FoundRun<State, Effect>] = []

  /// A Boolean value that indicates whether the search saw every state that such runs pass through.
  var isComplete = true
}

/// One run, by the numbers of its transitions.
private struct FoundRun<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  var edges: [Int]
  var end: Int

  func finished(
    from state: Int, in graph: StateGraph<State, Effect>
  ) -> FinishedRun<State, Effect> {
    FinishedRun(
      start: graph.states[state], steps: edges.map { graph.step(at: $0) }, end: graph.states[end])
  }
}

/// Finds the runs of one form, with what was asked about events, effects and states remembered.
private struct RunSearch<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  private let graph: StateGraph<State, Effect>
  private let form: RunForm<State, Effect>
  private let rest: Rest<State>
  /// For each part whether it may be each of the pooled events, and have each list of effects.
  private let events: [[Bool]]
  private let effects: [[Bool]?]
  private let settling: [Bool]
  /// A number for each state: 0 not asked yet, 1 at rest, 2 not at rest.
  private var restOf: [UInt8]
  private var runs = FoundRuns<State, Effect>()

  init(_ form: RunForm<State, Effect>, rest: Rest<State>, in graph: StateGraph<State, Effect>) {
    self.graph = graph
    self.form = form
    self.rest = rest
    events = form.parts.map { graph.pools.events.map($0.event) }
    effects = form.parts.map { part in part.effects.map { graph.pools.effects.map($0) } }
    settling = graph.pools.events.map(rest.settles)
    restOf = [UInt8](repeating: 0, count: graph.states.count)
  }

  /// Returns a Boolean value that indicates whether a run could begin in a state, so that its runs
  /// are worth looking for.
  mutating func mayBegin(in state: Int) -> Bool {
    guard let first = form.parts.first else { return true }
    // What may be needed first, to come to rest, can be anything.
    if first.isFromRest, !isAtRest(state) { return true }
    return graph.table.outgoing[state].contains { fits($0, part: 0) }
  }

  mutating func runs(from state: Int) -> FoundRuns<State, Effect> {
    runs = FoundRuns()
    extend([], at: state, by: 0)
    return runs
  }

  private mutating func extend(_ run: [Int], at state: Int, by part: Int) {
    let isOver = part == form.parts.count
    guard isAtRest(state) || !isOver && !form.parts[part].isFromRest else {
      return settle(run, at: state, before: part)
    }
    if isOver {
      runs.found.append(FoundRun(edges: run, end: state))
    } else {
      take(part, after: run, at: state)
    }
  }

  /// Lets a run come to rest by one step; what one step does not end is no run.
  private mutating func settle(_ run: [Int], at state: Int, before part: Int) {
    noteCompleteness(of: state)
    for edge in graph.table.outgoing[state] {
      let record = graph.table.records[edge]
      guard settling[Int(record.event)], record.target >= 0, isAtRest(Int(record.target)) else {
        continue
      }
      extend(run + [edge], at: Int(record.target), by: part)
    }
  }

  private mutating func take(_ part: Int, after run: [Int], at state: Int) {
    noteCompleteness(of: state)
    for edge in graph.table.outgoing[state] where fits(edge, part: part) {
      if let admits = form.parts[part].admits,
        !admits(run.map { graph.step(at: $0) }, graph.step(at: edge))
      {
        continue
      }
      extend(run + [edge], at: Int(graph.table.records[edge].target), by: part + 1)
    }
  }

  private func fits(_ edge: Int, part: Int) -> Bool {
    let record = graph.table.records[edge]
    return record.target >= 0 && events[part][Int(record.event)]
      && (effects[part]?[Int(record.effects)] ?? true)
  }

  private mutating func noteCompleteness(of state: Int) {
    if !graph.isExpanded[state] { runs.isComplete = false }
  }

  private mutating func isAtRest(_ state: Int) -> Bool {
    if restOf[state] == 0 { restOf[state] = rest.isAtRest(graph.states[state]) ? 1 : 2 }
    return restOf[state] == 1
  }
}
