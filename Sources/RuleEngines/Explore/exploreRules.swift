import ModelChecker

/// Finds the states of a system of rules that can be reached, and judges its invariants on them.
///
/// - Parameters:
///   - system: the system.
///   - engine: the engine that is to do it.
///   - settings: settings of the engine.
///   - options: limits, stop condition and number of threads; reductions and the comparison of
///     traces are for live objects, of which a system of rules has none.
///   - observing: told how far the search has come, anew for each engine that is tried; answers whether
///     to go on.
/// - Throws: ``EngineError`` when the engine cannot explore the system, or not as it is asked to.
public func explore<State>(
  _ system: RuleSystem<State>, engine: Engine, settings: EngineSettings = EngineSettings(),
  options: ExplorationOptions = ExplorationOptions(),
  observing: (ExplorationProgress) -> Bool = { _ in true }
) throws -> Exploration<State> {
  try settings.check(engine, options: options, judgesProgress: !system.progress.isEmpty)
  var exploration =
    settings.usesCones
    ? try exploreByCones(system, options: options) {
      try run(engine, on: $0, settings: settings, options: options, observing: observing)
    }
    : try run(engine, on: system, settings: settings, options: options, observing: observing)
  if settings.checksDeclarations { exploration.faults += try system.undeclaredReads() }
  return exploration
}

private func run<State>(
  _ engine: Engine, on system: RuleSystem<State>, settings: EngineSettings,
  options: ExplorationOptions, observing: (ExplorationProgress) -> Bool
) throws -> Exploration<State> {
  // An engine that nobody asks to stay always has an answer.
  switch engine {
  case .memoized:
    try MemoizedEngine(system, settings: settings, options: options)
      .explore(because: EngineReason.demanded, observing: observing)!
  case .symbolic:
    try exploreSymbolically(
      system, options: options, because: EngineReason.demanded, observing: observing)!
  case .general:
    try search(
      ExactStates(system), settings: settings, options: options, observing: observing)
  case .graph:
    try exploreGraph(
      of: system, options: options, because: EngineReason.demanded, observing: observing)
  case .automatic:
    try choose(for: system, settings: settings, options: options, observing: observing)
  }
}

// MARK: - Choosing an engine

/// Starts with the memoized engine, and switches to the symbolic one where rules turn out to touch
/// little.
private func choose<State>(
  for system: RuleSystem<State>, settings: EngineSettings, options: ExplorationOptions,
  observing: (ExplorationProgress) -> Bool
) throws -> Exploration<State> {
  let memoized = MemoizedEngine(system, settings: settings, options: options)
  // An engine that nobody asks to stay always has an answer.
  if settings.usesPartialOrder {
    return try memoized.explore(because: Choice.reducing, observing: observing)!
  }
  if settings.checkpointing?.resumes == true {
    return try memoized.explore(because: Choice.resumed, observing: observing)!
  }
  var evaluations = 0
  do {
    let small = try memoized.explore(because: "there are few states", observing: observing) {
      evaluations = $1
      return $0 < Choice.trial || $1 * Choice.statesPerEvaluation > $0
    }
    if var small {
      if small.states >= Choice.trial { small.reason = Choice.busy(small) }
      return small
    }
  } catch EngineError.tooWide(let bits) where system.progress.isEmpty {
    return try search(
      ExactStates(system), settings: settings, options: options, because: Choice.wide(bits),
      observing: observing)
  }
  let found = try exploreSymbolically(
    system, options: options, because: Choice.idle(evaluations), observing: observing
  ) { $1 < Choice.nodes + $0 / Choice.statesPerNode }
  // Which states a limit lets in depends on the engine, and so would what is found among them.
  if found?.completeness == .bounded(by: .states) {
    return try memoized.explore(because: Choice.limited, observing: observing)!
  }
  return try found ?? memoized.explore(because: Choice.tangled, observing: observing)!
}

private enum Choice {
  /// The number of states after which engines are compared.
  static let trial = 1 << 17

  /// The least number of states for each closure run at which sets of states are worth a try.
  static let statesPerEvaluation = 64

  /// The number of nodes that sets of states may take although they don't pay.
  static let nodes = 1 << 20

  /// The number of states that make one more node worth its while.
  static let statesPerNode = 16

  static func wide(_ bits: Int) -> String {
    "a state of \(bits) bits does not fit into \(StateLayout.mostWords) words"
  }

  static func idle(_ evaluations: Int) -> String {
    "the first \(trial) states took only \(evaluations) runs of conditions and effects"
  }

  static func busy(_ exploration: Exploration<some Any>) -> String {
    "\(exploration.states) states took \(exploration.evaluations) runs of conditions and effects"
  }

  static let limited = "the number of states is limited"

  static let resumed = "no other engine goes on from a checkpoint"

  static let reducing = "no other engine uses partial order"

  static let tangled = "sets of states took more memory than the states"
}
