import ModelChecker
import NavigationHarness
import NavigationModel

extension CheckJob {
  /// Searches the narrower scopes that the system names for what a limit of states left open.
  ///
  /// - Parameters:
  ///   - checked: the outcome within the scope, which takes note of what was found.
  ///   - options: the options of that search.
  ///   - time: the longest time to take; nil: any.
  /// - Returns: the outcomes of the searches with what is violated there, and was open; without those
  ///   in which nothing is.
  /// - Throws: ``CheckError``.
  package func searchNarrowerScopes(
    than checked: inout Checked, _ options: ExplorationOptions, time: Duration?,
    observing: (ExplorationProgress) -> Void = { _ in }
  ) throws -> [Checked] {
    guard checked.result.graph.completeness == .bounded(by: .states),
      checked.result.systemFaults.isEmpty
    else { return [] }
    // Its workers would wait in the place of those of the other searches.
    made.rest()
    let clock = ContinuousClock()
    let begin = clock.now
    return try system.narrowerScopes(of: configuration).compactMap { scope in
      if environment.isInterrupted() { return nil }
      let left = time.map { $0 - (clock.now - begin) }
      return try search(scope, than: &checked, options, time: left, observing: observing)
    }
  }

  /// Searches one narrower scope for what is still open.
  private func search(
    _ scope: NarrowerScope, than checked: inout Checked, _ options: ExplorationOptions,
    time: Duration?, observing: (ExplorationProgress) -> Void
  ) throws -> Checked? {
    let open = Set(checked.result.answers.filter(\.isOpen).map(\.property))
    let bounds = bounds(lowered: scope.bounds)
    guard !open.isEmpty, !bounds.isEmpty, time.map({ $0 > .zero }) ?? true else { return nil }
    var narrower = configuration
    for bound in bounds { narrower.scope[bound.key] = bound.bound }
    let job = try CheckJob(
      system, configuration: narrower, invariants: invariants.filter { open.contains($0.name) },
      in: environment)
    defer { job.end() }
    var options = options
    options.limits.states = scope.states
    options.limits.time = time
    // Equal states were compared within the scope; here only answers are looked for.
    options.comparesTraces = false
    var found = try job.run(options, observing: observing)
    if environment.isInterrupted() { return nil }
    let search = NarrowerSearch(of: found.result, within: bounds)
    checked.take(search)
    if !search.hasSystemFault { try confirm(found.result, in: &checked) }
    let stillOpen = Set(checked.result.answers.filter(\.isOpen).map(\.property))
    found.result.answers.removeAll { answer in
      !stillOpen.contains(answer.property)
        || search.answer(about: answer.property)?.outcome != .violated
    }
    if found.result.answers.isEmpty, found.result.systemFaults.isEmpty { return nil }
    found.result.otherScope = bounds.words
    return found
  }

  /// The bounds of a narrower scope that are lower than those of the scope.
  private func bounds(lowered: [String: Int]) -> [NarrowerSearch.Bound] {
    made.scope.bounds.compactMap { bound in
      lowered[bound.key].flatMap { $0 < bound.value ? NarrowerSearch.Bound(bound.key, $0) : nil }
    }
  }

  /// Replays within the scope itself what traces of a narrower scope show, and judges it there.
  ///
  /// A trace that is refused here, or shows nothing here, leaves open what was open.
  private func confirm(_ found: CheckResult, in checked: inout Checked) throws {
    let shown = found.answers.filter { !$0.traces.isEmpty }
    let runs = try WorkerLaunch.with(environment.launch(system, configuration)) {
      try shown.flatMap(\.traces).compactMap { trace in
        do {
          return (start: trace.start, steps: try RecordedRun(trace, of: made).steps)
        } catch is ReplayError {
          return nil
        }
      }
    }
    guard !runs.isEmpty else { return }
    checked.result.graph.add(runs: runs)
    let names = Set(shown.map(\.property))
    for answer in checked.result.answers(to: invariants.filter { names.contains($0.name) }) {
      guard let index = checked.result.answers.firstIndex(where: { $0.property == answer.property })
      else { continue }
      switch answer.verdict {
      case .violated, .holds: checked.result.answers[index].verdict = answer.verdict
      case .inconclusive, .vacuous, .notApplicable: break
      }
    }
  }
}

extension Checked {
  /// Takes note of what a search in a narrower scope found: what a trace shows there holds in the scope
  /// itself, too.
  fileprivate mutating func take(_ search: NarrowerSearch) {
    result.narrower.append(search)
    for index in result.answers.indices
    where search.answer(about: result.answers[index].property)?.outcome == .shown {
      result.answers[index].verdict = .holds(witness: nil)
    }
  }
}

extension PropertyAnswer {
  /// The traces that show the answer, if any do: two, where two runs are compared.
  fileprivate var traces: [Trace] {
    switch verdict {
    case .violated(let counterexample) where !counterexample.isAbsence:
      [counterexample.trace] + (counterexample.other.map { [$0.trace] } ?? [])
    case .holds(let witness?): [witness]
    case .holds, .violated, .inconclusive, .vacuous, .notApplicable: []
    }
  }
}

extension NarrowerSearch {
  fileprivate init(of result: CheckResult, within bounds: [Bound]) {
    self.init(
      bounds, states: result.graph.states.count,
      isExhaustive: result.graph.completeness == .exhaustive,
      answers: result.answers.compactMap(Answer.init),
      hasSystemFault: !result.systemFaults.isEmpty)
    // No answer can be trusted then.
    if hasSystemFault { answers = [] }
  }
}

extension NarrowerSearch.Answer {
  fileprivate init?(_ answer: PropertyAnswer) {
    switch answer.verdict {
    case .holds(let witness?):
      self.init(answer.property, .shown, events: witness.steps.count)
    case .holds: self.init(answer.property, .holds)
    // What never happens in less may happen in more.
    case .violated(let counterexample) where !counterexample.isAbsence:
      self.init(answer.property, .violated, events: counterexample.trace.steps.count)
    case .violated, .inconclusive, .vacuous, .notApplicable: return nil
    }
  }
}
