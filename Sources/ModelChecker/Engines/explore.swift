/// Finds how many states of a system of rules can be reached, and judges its invariants on them.
///
/// Engines agree on counts, verdicts and traces; they differ in what they cost.
///
/// - Parameters:
///   - system: the system.
///   - engine: the engine that is to do it.
///   - options: the limits of the search, and when it may stop early.
/// - Throws: ``EngineError`` when the engine asked for cannot explore the system.
public func explore<State>(
  _ system: RuleSystem<State>, engine: Engine,
  options: RuleExplorationOptions = RuleExplorationOptions()
) throws -> RuleExploration {
  var exploration = try run(engine, on: system, options: options)
  if options.checksDeclarations { exploration.faults += try system.undeclaredReads() }
  return exploration
}

private func run<State>(
  _ engine: Engine, on system: RuleSystem<State>, options: RuleExplorationOptions
) throws -> RuleExploration {
  switch engine {
  case .memoised:
    return try MemoisedEngine(system, options: options).explore(because: "it was asked for")
  case .general:
    return exploreGenerally(system, options: options, because: "it was asked for")
  case .automatic:
    do {
      return try MemoisedEngine(system, options: options).explore(
        because: "states fit into \(StateLayout.mostWords) words")
    } catch EngineError.tooWide(let bits) {
      return exploreGenerally(
        system, options: options,
        because: "a state of \(bits) bits does not fit into \(StateLayout.mostWords) words")
    }
  }
}

// MARK: - Saying what was found

extension RuleSystem {
  /// The verdict on an invariant.
  func verdict(
    _ finding: InvariantMemos.Finding, trace: [Transition<State, Never>]?, start: Int,
    completeness: Completeness, limits: Limits
  ) -> Verdict {
    if let why = finding.why {
      return .violated(
        Counterexample(
          trace: Trace(start: start, along: trace ?? [], by: .names),
          ordinals: Trace(start: start, along: trace ?? [], by: .ordinals), why: why,
          isOrdinary: true))
    }
    if let doubt = Doubt.unseen(completeness, limits: limits) { return .inconclusive(doubt) }
    return finding.isExercised ? .holds(witness: nil) : .vacuous(Vacuity.always)
  }
}

extension Trace {
  /// The trace of consecutive transitions.
  init(start: Int, along transitions: [Transition<some Any, some Any>], by form: Form) {
    self.init(
      start: start,
      steps: transitions.map { Step($0.event.named(by: form), choices: $0.choices) })
  }
}
