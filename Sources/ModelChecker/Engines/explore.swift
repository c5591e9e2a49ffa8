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
  options: EngineOptions = EngineOptions()
) throws -> Exploration {
  var exploration =
    options.usesCones
    ? try exploreByCones(system, options: options) { try run(engine, on: $0, options: options) }
    : try run(engine, on: system, options: options)
  if options.checksDeclarations { exploration.faults += try system.undeclaredReads() }
  return exploration
}

private func run<State>(
  _ engine: Engine, on system: RuleSystem<State>, options: EngineOptions
) throws -> Exploration {
  if options.checkpointing != nil, engine != .memoised {
    throw CheckpointError.unsupported(engine)
  }
  try options.checkPartialOrder(by: engine == .automatic ? .memoised : engine)
  // Without an observer an engine always has an answer.
  switch engine {
  case .memoised:
    return try MemoisedEngine(system, options: options).explore(because: EngineReason.demanded)!
  case .symbolic:
    return try exploreSymbolically(system, options: options, because: EngineReason.demanded)!
  case .general:
    return try exploreExactly(system, options: options, because: EngineReason.demanded)
  case .automatic:
    return try choose(for: system, options: options)
  }
}

// MARK: - Choosing an engine

/// Begins with the memoised engine, and goes on with the symbolic one where rules turn out to touch
/// little.
private func choose<State>(
  for system: RuleSystem<State>, options: EngineOptions
) throws -> Exploration {
  let memoised = MemoisedEngine(system, options: options)
  // Without an observer an engine always has an answer.
  if options.usesPartialOrder { return try memoised.explore(because: Choice.reducing)! }
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
    return try exploreExactly(system, options: options, because: Choice.wide(bits))
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

  static func busy(_ exploration: Exploration) -> String {
    exploration.evaluations * statesPerEvaluation > exploration.states
      ? "\(exploration.states) states took \(exploration.evaluations) runs of conditions and effects"
      : "the number of states is limited"
  }

  static let reducing = "no other engine uses partial order"

  static let tangled = "sets of states took more memory than the states"
}
