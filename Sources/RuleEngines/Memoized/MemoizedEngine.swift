import ModelChecker

/// Explores a system of rules by packed states and memoized rules.
struct MemoizedEngine<State: Hashable & Sendable> {
  let system: RuleSystem<State>
  private let settings: EngineSettings
  private let options: ExplorationOptions

  init(_ system: RuleSystem<State>, settings: EngineSettings, options: ExplorationOptions) {
    self.system = system
    self.settings = settings
    self.options = options
  }

  /// Explores the system.
  ///
  /// How many values a component has is not known before; where a field turns out too narrow, the
  /// search begins again with a wider one, knowing the values met so far.
  ///
  /// - Parameters:
  ///   - observing: told from time to time how far the search has come; answers whether to go on.
  ///   - staying: told from time to time how many states were found and how many closures were run;
  ///     answers whether this engine is to go on.
  /// - Returns: nothing when another engine is to go on.
  func explore(
    because reason: String, observing: (ExplorationProgress) -> Bool = { _ in true },
    staying: (_ states: Int, _ evaluations: Int) -> Bool = { _, _ in true }
  ) throws -> Exploration<State>? {
    let values = system.components.map { $0.makeValues() }
    var bits = Self.firstBits(of: system.components)
    var earlier = 0
    var resumed = settings.checkpointing.flatMap { $0.resumes ? $0.file : nil }
    if let resumed {
      let saved = try SavedSearch(resumed, system: system.fingerprint).checkpoint
      guard saved.bits.count == values.count else {
        throw CheckpointError.otherSystem(file: resumed)
      }
      // Who wants less than is there has it anew, and the file stays.
      guard saved.isWithin(options.limits) else {
        var plain = settings
        plain.checkpointing = nil
        return try MemoizedEngine(system, settings: plain, options: options)
          .explore(because: reason, observing: observing, staying: staying)
      }
      bits = saved.bits
    }
    while true {
      guard let layout = StateLayout(bits: bits) else {
        throw EngineError.tooWide(bits: bits.reduce(0, +))
      }
      let evaluation = RuleEvaluation(system, layout: layout, values: values)
      do {
        let found = try explore(
          by: evaluation, earlier: earlier, from: resumed, because: reason, observing: observing,
          staying: staying)
        guard let (exploration, last) = found else { return nil }
        guard let last, settings.keepsTraces, isShared || settings.usesPartialOrder else {
          return exploration
        }
        return try addingTraces(to: exploration, within: last)
      } catch let overflow as FieldOverflow {
        resumed = nil
        earlier += evaluation.evaluations
        for (component, values) in values.enumerated() {
          // Those that are nearly full would be next.
          while values.count * 2 > 1 << bits[component], values.count > 1 { bits[component] += 1 }
        }
        bits[overflow.component] += 1
      }
    }
  }

  private var workers: Int { options.workers ?? 1 }

  /// A Boolean value that indicates whether several threads search; which states are within a limit
  /// depends on their order.
  private var isShared: Bool {
    workers > 1 && options.limits.states == nil && settings.checkpointing == nil
      && !settings.usesPartialOrder && system.progress.isEmpty
  }

  /// - Parameter checkpoint: the file that tells how far the search has come already.
  /// - Returns: the result, and the number of steps within which everything that is wrong shows.
  private func explore(
    by evaluation: RuleEvaluation<State>, earlier: Int, from checkpoint: String?,
    because reason: String, observing: (ExplorationProgress) -> Bool,
    staying: (_ states: Int, _ evaluations: Int) -> Bool
  ) throws -> (exploration: Exploration<State>, lastFinding: Int?)? {
    let evaluator: any RuleEvaluator = isShared ? LockedEvaluator(evaluation) : evaluation
    var search = try PackedSearch(
      try MemoizedRules(evaluator, usesPartialOrder: settings.usesPartialOrder),
      limits: options.limits, stop: options.stop,
      keepsArrivals: settings.keepsTraces || settings.checkpointing != nil,
      findsNumbers: system.progress.contains { $0.goal != nil },
      workers: isShared ? workers : 1,
      leastShared: settings.leastShared)
    defer {
      search.system.deallocate()
      for worker in search.workers {
        worker.system.deallocate()
        worker.deallocate()
      }
    }
    var earlier = earlier
    if let checkpoint {
      earlier += try resume(&search, from: checkpoint, by: evaluation).evaluations
    }
    var timer = CheckpointTimer(settings.checkpointing)
    var (watch, isLeft) = (BatchWatch(), false)
    var last: Checkpoint?
    try search.run { standing in
      isLeft = !staying(standing.states, earlier + evaluator.evaluations)
      return !isLeft && watch.mayGoOn(standing, observing: observing)
    } saving: { search in
      guard settings.checkpointing != nil else { return }
      let checkpoint = self.checkpoint(
        of: search, bits: evaluation.layout.fields.map(\.bits),
        evaluations: earlier + evaluator.evaluations)
      if let file = timer.fileDue() { try search.save(checkpoint, to: file) }
      last = checkpoint
    }
    // A limit of states cuts the last batch off in the middle; before it all was whole.
    if !isLeft, search.completeness != .exhaustive, let last, let plan = settings.checkpointing {
      try search.save(last, to: plan.file)
    }
    if isLeft { return nil }
    let isState = { evaluation.unpack(search.store[$0]) == $1 }
    var exploration = Exploration<State>(
      engine: .memoized, reason: reason, states: search.store.count,
      transitions: search.transitions, depth: search.depth, completeness: search.completeness,
      verdicts: try search.verdicts(on: search.system.findings, of: system, isState: isState),
      faults: try search.systemFaults(evaluation.faults, of: system, isState: isState),
      evaluations: earlier + evaluation.evaluations)
    exploration.partlyExpanded = search.system.partlyExpanded
    exploration.progress = try progressVerdicts(on: search, by: evaluation)
    // Orders that are left out enabled other rules, too. A search that goes on expands again what an
    // earlier one had expanded.
    if !settings.usesPartialOrder {
      exploration.neverEnabled = system.rules.indices.filter { !evaluation.enabled.contains($0) }
    }
    return (exploration, search.lastFinding)
  }

  /// Adds traces to the result of several threads, or of a search with partial order: those that one
  /// thread finds that follows all orders.
  ///
  /// - Parameter depth: the number of steps within which everything that is wrong shows.
  private func addingTraces(
    to found: Exploration<State>, within depth: Int
  ) throws -> Exploration<State> {
    let isReduced = settings.usesPartialOrder
    var (settings, options) = (settings, options)
    options.workers = 1
    settings.usesPartialOrder = false
    // A search that notes paths takes more room, and all orders may lead to much more than was found: the
    // limits hold here too, and what they cut off keeps its verdict without a trace.
    options.limits.depth = depth
    let other = MemoizedEngine(system, settings: settings, options: options)
    guard var traced = try other.explore(because: found.reason) else { return found }
    traced.evaluations += found.evaluations
    var exploration = found
    exploration.evaluations = traced.evaluations
    if options.stop == .firstViolation {
      guard case .interrupted = traced.completeness else { return exploration }
      guard isReduced else { return traced }
      exploration.verdicts = traced.verdicts
      exploration.faults = traced.faults
      return exploration
    }
    for (index, verdict) in traced.verdicts.enumerated() {
      if case .violated = verdict { exploration.verdicts[index] = verdict }
    }
    let isTraced = Set(traced.faults.map(\.fault))
    exploration.faults = traced.faults + found.faults.filter { !isTraced.contains($0.fault) }
    return exploration
  }

  /// The widths of fields to begin with: those of types that tell the number of their values, and
  /// equal shares of what remains of a word for the others.
  private static func firstBits(of components: [Component<State>]) -> [Int] {
    let known = components.compactMap(\.domain).reduce(0) { $0 + bits(for: $1) }
    let unknown = components.count { $0.domain == nil }
    let share = unknown == 0 ? 0 : (StateLayout.bitsOfWord - known) / unknown
    return components.map { $0.domain.map(bits) ?? max(2, min(16, share)) }
  }

  private static func bits(for count: Int) -> Int {
    count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }
}
