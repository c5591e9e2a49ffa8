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
  let demanded = "it was asked for"
  // Without an observer an engine always has an answer.
  switch engine {
  case .memoised:
    return try MemoisedEngine(system, options: options).explore(because: demanded)!
  case .symbolic:
    return try exploreSymbolically(system, options: options, because: demanded)!
  case .general:
    return exploreGenerally(system, options: options, because: demanded)
  case .automatic:
    return try choose(for: system, options: options)
  }
}

// MARK: - Choosing an engine

/// Begins with the memoised engine, and goes on with the symbolic one where rules turn out to touch
/// little.
private func choose<State>(
  for system: RuleSystem<State>, options: RuleExplorationOptions
) throws -> RuleExploration {
  let memoised = MemoisedEngine(system, options: options)
  var evaluations = 0
  do {
    let small = try memoised.explore(because: "there are few states") {
      evaluations = $1
      return $0 < Choice.trial || $1 * Choice.statesPerEvaluation > $0
        || options.limits.states != nil
    }
    if var small {
      if small.states >= Choice.trial { small.reason = Choice.busy(small) }
      return small
    }
  } catch EngineError.tooWide(let bits) {
    return exploreGenerally(system, options: options, because: Choice.wide(bits))
  }
  let found = try exploreSymbolically(
    system, options: options, because: Choice.idle(evaluations)
  ) { $1 < Choice.nodes + $0 / Choice.statesPerNode }
  return try found ?? memoised.explore(because: Choice.tangled)!
}

private enum Choice {
  /// After how many states engines are compared.
  static let trial = 1 << 17

  /// From how many states for each closure run sets of states are worth trying.
  static let statesPerEvaluation = 64

  /// How many nodes sets of states may take that don't pay.
  static let nodes = 1 << 20

  /// How many more states make a node worth its while.
  static let statesPerNode = 16

  static func wide(_ bits: Int) -> String {
    "a state of \(bits) bits does not fit into \(StateLayout.mostWords) words"
  }

  static func idle(_ evaluations: Int) -> String {
    "the first \(trial) states took only \(evaluations) runs of conditions and effects"
  }

  static func busy(_ exploration: RuleExploration) -> String {
    exploration.evaluations * statesPerEvaluation > exploration.states
      ? "\(exploration.states) states took \(exploration.evaluations) runs of conditions and effects"
      : "the number of states is limited"
  }

  static let tangled = "sets of states took more memory than the states"
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
