/// A system with the graph of what was found in it so far, as the search of packed states sees it.
///
/// To the search a state is its number. What states are, who is joined to whom, and which of those
/// that wait is expanded next is the graph's business; so are the limits of depth and of states.
struct GraphSystem<System: TransitionSystem>: PackedSystem {
  typealias State = System.State
  typealias Effect = System.Effect

  let width = 1
  let numbersStates = true
  let readsWords = false

  private let system: System
  private let limits: Limits
  private let batch: Int
  private var watch: Watch<State, Effect>

  private var graph = StateGraph<State, Effect>()
  private var index = StateIndex()
  private var pools = EdgePoolBuilder<Effect>()
  private var frontier: any Frontier = Queue()
  /// For each state the number of steps of the way by which it was found.
  private var depths: [Int32] = []
  /// For each state the last transition of that way; below zero for an initial state.
  private var arrivals: [Int32] = []
  private let meter: ProgressMeter

  /// Whether events failed in the states expanded last: each may have cost a process, and the next
  /// ones are likely to.
  private var isCostly = false

  private(set) var ending = Completeness.exhaustive

  /// How many states are expanded at once where that is costly, so that the limit of time is seen to.
  private static var costlyBatch: Int { 4 }

  init(
    _ system: System, options: ExplorationOptions, watch: Watch<State, Effect>,
    meter: ProgressMeter
  ) {
    self.system = system
    self.watch = watch
    self.meter = meter
    limits = options.limits
    batch =
      options.order == .breadthFirst
      ? min(max(1, system.preferredBatch), PackedSuccessors.batch) : 1
    graph.options = options
    graph.catalogue = system.catalogue
  }

  mutating func addInitial(to successors: inout PackedSuccessors) throws {
    system.prepare(for: graph.options)
    addInitialStates(try system.start(), to: &successors)
    frontier = graph.options.order.frontier(initial: graph.initial.compactMap(\.self))
    for state in graph.states.indices where canBeExpanded(state) { frontier.add(state) }
    // The search begins when there is something to search.
    meter.start()
    show()
  }

  /// How many states to expand at once: what comes after the limit of states is met is expanded for
  /// nothing, so that near it fewer are taken, as many as may be expected to meet it.
  var nextBatch: Int? {
    let batch = min(isCostly ? Self.costlyBatch : .max, batch, frontier.count)
    guard batch > 1, let limit = limits.states, graph.states.count > frontier.count
    else { return batch }
    let perState = Double(graph.states.count - frontier.count) / Double(graph.states.count)
    let expected = Double(limit - graph.states.count) * perState
    return expected < Double(batch - 1) ? Int(max(0, expected)) + 1 : batch
  }

  /// Takes some states from the frontier and adds what is found from each to the graph.
  mutating func expand(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors
  ) throws {
    var sources: [Int] = []
    while sources.count < count, let state = frontier.next(in: graph.table) {
      sources.append(state)
    }
    let expansions = try system.expand(
      sources.map { Visit(state: graph.states[$0], trace: trace(to: $0)) })
    precondition(
      expansions.count == sources.count,
      "A system must yield one expansion for each visit, but yielded \(expansions.count) for \(sources.count)"
    )
    isCostly = expansions.contains { $0.transitions.contains(where: \.isFault) }
    for (source, expansion) in zip(sources, expansions) where ending == .exhaustive {
      add(expansion, of: source, to: &successors)
      successors.close()
    }
    show()
  }

  /// No state is marked to be judged: the watch sees each together with the way to it.
  func objections(to state: UnsafePointer<UInt64>, number: Int) -> [Int] { [] }

  /// Shows how far the search has come.
  private func show() {
    meter.show(
      states: graph.states.count, transitions: graph.table.records.count,
      waiting: frontier.count, depth: Int(depths.last ?? 0))
  }

  /// The graph as it is when the search has ended.
  mutating func finish(_ ending: Completeness) -> StateGraph<State, Effect> {
    graph.pools = pools.pools
    graph.effort = system.effort
    let wasCut = ending == .exhaustive && graph.isExpanded.contains(false)
    graph.completeness = wasCut ? .bounded(by: .depth) : ending
    graph.shortestPaths =
      graph.options.order == .breadthFirst
      ? ShortestPaths(table: graph.table, distances: depths, arrivals: arrivals)
      : ShortestPaths(table: graph.table, reached: graph.initial.compactMap(\.self))
    return graph
  }

  /// Lets the system say what makes the answer doubtful, unless the search was broken off.
  mutating func conclude(_ ending: Completeness, while mayGoOn: () -> Bool) throws {
    guard graph.options.comparesHistories else { return }
    if case .interrupted = ending { return }
    var isWhole = true
    let doubts = try system.conclude {
      meter.showComparing()
      isWhole = mayGoOn()
      return isWhole
    }
    graph.wasComparing = !isWhole && !graph.isExpanded.contains(false)
    for (state, fault) in doubts {
      guard case .known(let number) = index.find(state, in: graph.states) else { continue }
      graph.faults.append(StateFault(state: number, start: nil, fault: fault))
    }
  }
}

// MARK: - Growing

extension GraphSystem {
  private mutating func add(
    _ expansion: Expansion<State, Effect>, of source: Int, to successors: inout PackedSuccessors
  ) {
    successors.reserve(expansion.transitions.count)
    let first = graph.table.records.count
    var isWhole = true
    var isViolated = false
    for transition in expansion.transitions {
      let target: Int32
      var isNew = false
      switch transition.outcome {
      case .fault(let fault):
        let number = pools.number(ofFault: fault)
        successors.append(UInt64(number), .fault)
        target = ~number
      case .state(let state):
        let edge = Int32(graph.table.records.count)
        guard let found = number(of: state, depth: depths[source] + 1, arrival: edge) else {
          isWhole = false
          continue
        }
        isNew = found.isNew
        successors.append(UInt64(found.number), .plain)
        if isNew, canBeExpanded(found.number) { frontier.add(found.number) }
        target = Int32(found.number)
      }
      if watch.objects(to: transition, from: graph.states[source], number: source, isNew: isNew) {
        isViolated = true
      }
      graph.table.records.append(
        EdgeRecord(
          source: UInt32(source), target: target, event: pools.number(of: transition.event),
          choices: pools.number(ofChoices: transition.choices),
          effects: pools.number(ofEffects: transition.effects)))
    }
    graph.table.outgoing[source] = first..<graph.table.records.count
    graph.isExpanded[source] = isWhole
    graph.faults += expansion.faults.map { StateFault(state: source, start: nil, fault: $0) }
    graph.guards.note(expansion.disabled, in: source)
    for event in expansion.untried { graph.untried[event.name, default: 0] += 1 }
    if limits.depth != nil { shorten(from: source) }
    if !isWhole {
      ending = .bounded(by: .states)
    } else if isViolated {
      ending = .interrupted("at the first violation")
    }
  }

  /// Carries a shorter way to a state on to the states behind it.
  ///
  /// A search that is not breadth-first may meet the limit of depth in a state on a detour; when
  /// it finds the shorter way later, the state must be expanded after all.
  private mutating func shorten(from source: Int) {
    var waiting = [source]
    while let state = waiting.popLast() {
      for edge in graph.table.outgoing[state] {
        let target = Int(graph.table.records[edge].target)
        guard target >= 0, depths[state] + 1 < depths[target] else { continue }
        let couldBeExpanded = canBeExpanded(target)
        depths[target] = depths[state] + 1
        arrivals[target] = Int32(edge)
        if graph.isExpanded[target] {
          waiting.append(target)
        } else if !couldBeExpanded, canBeExpanded(target) {
          frontier.add(target)
        }
      }
    }
  }

  private func canBeExpanded(_ state: Int) -> Bool {
    limits.depth.map { Int(depths[state]) < $0 } ?? true
  }
}

// MARK: - Numbering states

extension GraphSystem {
  private mutating func addInitialStates(
    _ outcomes: [Outcome<State>], to successors: inout PackedSuccessors
  ) {
    successors.reserve(outcomes.count)
    var isViolated = false
    for (start, outcome) in outcomes.enumerated() {
      switch outcome {
      case .fault(let fault):
        graph.initial.append(nil)
        graph.faults.append(StateFault(state: nil, start: start, fault: fault))
        isViolated = isViolated || watch.objects(to: fault)
      case .state(let state):
        let found = number(of: state, depth: 0, arrival: -1)
        graph.initial.append(found?.number)
        if found == nil { ending = .bounded(by: .states) }
        if let found { successors.append(UInt64(found.number), .plain) }
        if found?.isNew == true, watch.objects(toInitial: state) { isViolated = true }
      }
    }
    successors.close()
    if ending == .exhaustive, isViolated { ending = .interrupted("at the first violation") }
  }

  /// Returns the number of a state, a new one when it was not found before; nil beyond the limit.
  private mutating func number(
    of state: State, depth: Int32, arrival: Int32
  ) -> (number: Int, isNew: Bool)? {
    switch index.find(state, in: graph.states) {
    case .known(let number):
      return (number, false)
    case .free(let slot, let hash):
      let number = graph.states.count
      if let limit = limits.states, number >= limit { return nil }
      index.insert(number, slot: slot, hash: hash)
      graph.states.append(state)
      graph.isExpanded.append(false)
      graph.table.outgoing.append(0..<0)
      depths.append(depth)
      arrivals.append(arrival)
      return (number, true)
    }
  }

  /// The trace of ordinals by which a state was found.
  private func trace(to state: Int) -> Trace {
    guard system.readsTraces else { return Trace() }
    var steps: [Trace.Step] = []
    steps.reserveCapacity(Int(depths[state]))
    var state = state
    while arrivals[state] >= 0 {
      let record = graph.table.records[Int(arrivals[state])]
      steps.append(
        Trace.Step(
          .ordinal(pools.pools.events[Int(record.event)].ordinal),
          choices: pools.pools.choices[Int(record.choices)]))
      state = Int(record.source)
    }
    return Trace(start: graph.initial.firstIndex(of: state) ?? 0, steps: steps.reversed())
  }
}

extension Transition {
  fileprivate var isFault: Bool { if case .fault = outcome { true } else { false } }
}
