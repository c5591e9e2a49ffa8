import ModelChecker

/// Finds the states of a system of rules that can be reached, and judges its invariants on them.
///
/// - Parameters:
///   - system: the system.
///   - engine: the engine that is to do it.
///   - settings: settings of the engine.
///   - options: limits, stop condition and number of threads; reductions and the comparison of
///     traces are for live objects, of which a system of rules has none.
/// - Throws: ``EngineError`` when the engine cannot explore the system, or not as it is asked to.
public func explore<State>(
  _ system: RuleSystem<State>, engine: Engine, settings: EngineSettings = EngineSettings(),
  options: ExplorationOptions = ExplorationOptions()
) throws -> Exploration<State> {
  try settings.check(engine, options: options, judgesProgress: !system.progress.isEmpty)
  var exploration =
    settings.usesCones
    ? try exploreByCones(system, options: options) {
      try run(engine, on: $0, settings: settings, options: options)
    }
    : try run(engine, on: system, settings: settings, options: options)
  if settings.checksDeclarations { exploration.faults += try system.undeclaredReads() }
  return exploration
}

private func run<State>(
  _ engine: Engine, on system: RuleSystem<State>, settings: EngineSettings,
  options: ExplorationOptions
) throws -> Exploration<State> {
  // Without an observer an engine always has an answer.
  switch engine {
  case .memoized:
    try MemoizedEngine(system, settings: settings, options: options)
      .explore(because: EngineReason.demanded)!
  case .symbolic:
    try exploreSymbolically(system, options: options, because: EngineReason.demanded)!
  case .general:
    try search(ExactStates(system), settings: settings, options: options)
  case .graph:
    try exploreGraph(of: system, options: options, because: EngineReason.demanded)
  case .automatic:
    try choose(for: system, settings: settings, options: options)
  }
}

// MARK: - Choosing an engine

/// Starts with the memoized engine, and switches to the symbolic one where rules turn out to touch
/// little.
private func choose<State>(
  for system: RuleSystem<State>, settings: EngineSettings, options: ExplorationOptions
) throws -> Exploration<State> {
  let memoized = MemoizedEngine(system, settings: settings, options: options)
  // Without an observer an engine always has an answer.
  if settings.usesPartialOrder { return try memoized.explore(because: Choice.reducing)! }
  var evaluations = 0
  do {
    let small = try memoized.explore(because: "there are few states") {
      evaluations = $1
      return $0 < Choice.trial || $1 * Choice.statesPerEvaluation > $0
    }
    if var small {
      if small.states >= Choice.trial { small.reason = Choice.busy(small) }
      return small
    }
  } catch EngineError.tooWide(let bits) where system.progress.isEmpty {
    return try search(
      ExactStates(system), settings: settings, options: options, because: Choice.wide(bits))
  }
  let found = try exploreSymbolically(
    system, options: options, because: Choice.idle(evaluations)
  ) { $1 < Choice.nodes + $0 / Choice.statesPerNode }
  // Which states a limit lets in depends on the engine, and so would what is found among them.
  if found?.completeness == .bounded(by: .states) {
    return try memoized.explore(because: Choice.limited)!
  }
  return try found ?? memoized.explore(because: Choice.tangled)!
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

  static let reducing = "no other engine uses partial order"

  static let tangled = "sets of states took more memory than the states"
}
