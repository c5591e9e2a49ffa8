/// Finds the states of a system that can be reached, and the transitions between them.
///
/// The graph depends on the system and the options alone, not on the batches in which states are
/// expanded nor on time, unless a limit on time or memory ends the search.
///
/// - Parameters:
///   - system: the system.
///   - options: limits, order and stop condition of the search.
///   - properties: the properties whose violation ends the search, if the options say so.
///   - observing: told how far the search has come before each batch, and while traces are
///     compared; answers whether to go on.
/// - Throws: what the system throws.
public func explore<System: TransitionSystem>(
  _ system: System, options: ExplorationOptions = ExplorationOptions(),
  watching properties: [Property<System.State, System.Effect>] = [],
  observing: (ExplorationProgress) -> Bool = { _ in true }
) throws -> StateGraph<System.State, System.Effect> {
  let watch = Watch(options.stop == .firstViolation ? properties : [])
  var search = GraphSearch(system, options: options, watch: watch)
  return try search.run(observing: observing)
}

/// A search of a transition system that keeps all it finds as a graph.
///
/// It takes states from the frontier, asks the system for their transitions and adds these to the
/// graph, batch by batch, until no state waits or a limit is met.
struct GraphSearch<System: TransitionSystem> {
  typealias State = System.State
  typealias Effect = System.Effect

  let system: System
  let options: ExplorationOptions
  var watch: Watch<State, Effect>

  var graph = StateGraph<State, Effect>()
  var index = StateIndex()
  var pools = EdgePoolBuilder<Effect>()
  var frontier: any Frontier = Queue()
  /// The number of steps of the path by which each state was found.
  var depths: [Int32] = []
  /// The last transition of the path to each state; below zero for an initial state.
  var arrivals: [Int32] = []

  /// The part of the state space that was seen; exhaustive as long as the search goes on.
  var completeness = Completeness.exhaustive

  private let clock = ContinuousClock()
  private var begin: ContinuousClock.Instant

  /// The memory that other processes occupied when it was last looked at.
  private var memoryElsewhere = 0

  /// A Boolean value that indicates whether events failed in the states expanded last: each may have cost
  /// a process, and the next ones are likely to.
  private var isCostly = false

  /// The number of states that are expanded at once where that is costly, so that the limit of time
  /// is not exceeded by much.
  ///
  /// - Parameter largest: the number elsewhere, which is large where many are expanded side by side.
  private static func costlyBatch(_ largest: Int) -> Int { max(4, largest / 8) }

  init(_ system: System, options: ExplorationOptions, watch: Watch<State, Effect>) {
    self.system = system
    self.options = options
    self.watch = watch
    begin = clock.now
    graph.options = options
    graph.catalog = system.catalog
  }

  /// Searches until everything is found or something ends the search.
  ///
  /// - Parameter observing: told how far the search has come before each batch, and while traces
  ///   are compared; answers whether to go on.
  mutating func run(
    observing: (ExplorationProgress) -> Bool
  ) throws -> StateGraph<State, Effect> {
    var limits = LimitGuard(options.limits)
    try addInitialStates(limits: &limits, observing: observing)
    // How fast the search gets on shows from when there is something to search.
    begin = clock.now
    while completeness == .exhaustive, frontier.count > 0 {
      completeness = ending(by: &limits, observing)
      if completeness == .exhaustive { try expandBatch(limits: &limits, observing: observing) }
    }
    try compareTraces(limits: &limits, observing: observing)
    return finishedGraph()
  }

  /// Returns how the search ends now; exhaustive where it goes on.
  private mutating func ending(
    by limits: inout LimitGuard, isComparing: Bool = false,
    _ observing: (ExplorationProgress) -> Bool
  ) -> Completeness {
    var seen: Int?
    let ending = limits.ending(states: graph.states.count) {
      seen = system.memoryElsewhere
      return seen!
    } while: {
      observing(progress(isComparing: isComparing))
    }
    if let seen { memoryElsewhere = seen }
    return ending
  }

  private func progress(isComparing: Bool) -> ExplorationProgress {
    ExplorationProgress(
      states: graph.states.count, transitions: graph.table.records.count,
      waiting: frontier.count, depth: Int(depths.last ?? 0),
      elapsed: begin.duration(to: clock.now), isComparing: isComparing,
      memoryElsewhere: memoryElsewhere)
  }
}

// MARK: - The steps of a search

extension GraphSearch {
  /// Where the search ends while the system waits for something, there is no initial state.
  private mutating func addInitialStates(
    limits: inout LimitGuard, observing: (ExplorationProgress) -> Bool
  ) throws {
    system.prepare(for: options)
    var isViolated = false
    // Its questions change this search.
    let system = system
    let found = try system.start {
      if completeness == .exhaustive { completeness = ending(by: &limits, observing) }
      return completeness == .exhaustive
    }
    if found == nil, completeness == .exhaustive { completeness = .interrupted(Self.givenUp) }
    for (start, outcome) in (found ?? []).enumerated() {
      if addInitial(outcome, at: start) { isViolated = true }
    }
    if completeness == .exhaustive, isViolated { completeness = .interrupted(Self.violated) }
    frontier = options.order.frontier(
      initial: graph.initial.compactMap(\.self), states: options.limits.states)
    for state in graph.states.indices where canBeExpanded(state) { frontier.add(state) }
  }

  /// Takes some states from the frontier and adds what is found from each to the graph.
  ///
  /// Where the search ends while the system waits for something, these states stay unexpanded.
  private mutating func expandBatch(
    limits: inout LimitGuard, observing: (ExplorationProgress) -> Bool
  ) throws {
    let batch = nextBatch()
    var sources: [Int] = []
    while sources.count < batch, let state = frontier.next(in: graph.table) {
      sources.append(state)
    }
    let visits = sources.map { Visit(state: graph.states[$0], trace: trace(to: $0)) }
    // Its questions change this search.
    let system = system
    let found = try system.expand(visits) {
      if completeness == .exhaustive { completeness = ending(by: &limits, observing) }
      return completeness == .exhaustive
    }
    guard let expansions = found else {
      if completeness == .exhaustive { completeness = .interrupted(Self.givenUp) }
      return
    }
    precondition(
      expansions.count == sources.count,
      "A system must yield one expansion for each visit, but yielded \(expansions.count) for \(sources.count)"
    )
    isCostly = expansions.contains { $0.transitions.contains(where: \.isFault) }
    for (source, expansion) in zip(sources, expansions) where completeness == .exhaustive {
      add(expansion, of: source)
    }
  }

  /// The number of states to expand at once.
  ///
  /// What comes after the limit of states is met is expanded for nothing, so that near it fewer are
  /// taken, as many as may be expected to meet it.
  private func nextBatch() -> Int {
    let largest = options.order.largestBatch(preferred: system.preferredBatch)
    let batch = min(isCostly ? Self.costlyBatch(largest) : .max, largest, frontier.count)
    guard batch > 1, let limit = options.limits.states, graph.states.count > frontier.count
    else { return batch }
    let perState = Double(graph.states.count - frontier.count) / Double(graph.states.count)
    let expected = Double(limit - graph.states.count) * perState
    return expected < Double(batch - 1) ? Int(max(0, expected)) + 1 : batch
  }

  /// Lets the system say what makes the answer doubtful, unless the search was interrupted.
  ///
  /// What ends the comparison has ended the search.
  private mutating func compareTraces(
    limits: inout LimitGuard, observing: (ExplorationProgress) -> Bool
  ) throws {
    guard options.comparesTraces else { return }
    if case .interrupted = completeness { return }
    var ending = Completeness.exhaustive
    let system = system
    let doubts = try system.conclude {
      if ending == .exhaustive {
        ending = self.ending(by: &limits, isComparing: true, observing)
      }
      return ending == .exhaustive
    }
    graph.wasComparing = ending != .exhaustive && graph.states.indices.allSatisfy(graph.isDone)
    for (state, fault) in doubts {
      guard case .known(let number) = index.find(state, in: graph.states) else { continue }
      graph.faults.append(StateFault(state: number, start: nil, fault: fault))
    }
    if ending != .exhaustive { completeness = ending }
  }

  /// The graph as it is when the search has ended.
  private func finishedGraph() -> StateGraph<State, Effect> {
    var graph = graph
    graph.pools = pools.pools
    graph.effort = system.effort
    let isDeeper = completeness == .exhaustive && !graph.states.indices.allSatisfy(graph.isDone)
    graph.completeness = isDeeper ? .bounded(by: .depth) : completeness
    graph.shortestPaths =
      options.order == .breadthFirst
      ? ShortestPaths(table: graph.table, distances: depths, arrivals: arrivals)
      : ShortestPaths(table: graph.table, reached: graph.initial.compactMap(\.self))
    return graph
  }

  /// Says why a search that stops at the first violation was interrupted.
  static var violated: String { "at the first violation" }

  /// Says why a search was interrupted whose system gave up although it might have gone on.
  private static var givenUp: String { "by the system" }

  /// Says why a search was interrupted whose system does not repeat itself.
  static var diverged: String { "at a replay that led elsewhere" }
}

extension SearchOrder {
  /// The most states to expand at once, on which the order must not depend.
  ///
  /// - Parameter preferred: the number that the system prefers.
  fileprivate func largestBatch(preferred: Int) -> Int {
    switch self {
    case .breadthFirst: min(max(1, preferred), 4096)
    // What is rare is counted anew after each batch, so that its size is the same for all systems.
    case .rareEvents: 8
    // The order decides after each state which one is next.
    case .depthFirst, .randomWalk: 1
    }
  }
}

extension Transition {
  fileprivate var isFault: Bool { if case .fault = outcome { true } else { false } }
}
