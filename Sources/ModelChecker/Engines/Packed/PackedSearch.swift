/// A search of a packed system, breadth-first unless the system chooses another order.
///
/// It is the one loop of everything that looks at states one by one, be they words or live objects:
/// what the successors of a state are is the system's business, which states are known the store's.
struct PackedSearch<System: PackedSystem> {
  var system: System
  var store: StateStore
  let limits: Limits
  private let stop: StopCondition
  private let pace: LimitGuard.Pace

  /// The number of transitions found.
  var transitions = 0

  /// The number of states that were asked for their successors.
  var expanded = 0

  /// The end of the layer that is being expanded.
  var layerEnd = 0

  /// The number of steps to the state found last, where states are expanded layer by layer.
  var depth = 0

  /// How much of the state space the search saw.
  private(set) var completeness = Completeness.exhaustive

  /// What is wrong with states: numbers that the system gave, each with the first such state.
  var objections: [(number: Int, state: Int)] = []

  /// The first occurrence of each fault.
  var faults: [StateStore.FoundFault] = []

  /// The number of steps within which everything that is wrong shows.
  private(set) var lastFinding: Int?

  var knownFaults: Set<Int> = []

  /// Those that expand large layers together; none where one thread does it all.
  var workers: [SearchWorker<System>] = []

  /// How many states a layer must have for workers to be worth their while.
  private let leastShared: Int

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - pace: how long the system takes for a batch.
  ///   - keepsArrivals: whether it notes how each state was found, which several workers don't.
  ///   - workers: how many expand states at the same time, where the system can do that.
  init(
    _ system: System, limits: Limits = Limits(), stop: StopCondition = .never,
    pace: LimitGuard.Pace = .quick, keepsArrivals: Bool = true, workers: Int = 1,
    leastShared: Int = 1 << 11
  ) throws {
    self.system = system
    self.limits = limits
    self.stop = stop
    self.pace = pace
    self.leastShared = leastShared
    if workers > 1 {
      for _ in 0..<workers {
        if let colleague = try system.colleague() { self.workers.append(SearchWorker(colleague)) }
      }
    }
    store = StateStore(
      width: system.width, isNumbered: system.numbersStates,
      readsWords: system.readsWords, findsNumbers: system.isReducing, limit: limits.states,
      keepsArrivals: keepsArrivals && self.workers.isEmpty)
  }

  /// Searches until everything is found or a limit is met.
  ///
  /// - Parameters:
  ///   - observing: told before each batch, and before each by which the system concludes, how many
  ///     states were found and expanded; answers whether to go on.
  ///   - saving: given the search before each batch that one thread expands.
  mutating func run(
    observing: (_ found: Int, _ expanded: Int) -> Bool = { _, _ in true },
    saving: (borrowing Self) throws -> Void = { _ in }
  ) throws {
    var successors = PackedSuccessors(width: store.width)
    defer { successors.deallocate() }
    if store.count == 0 { try addInitialStates(&successors) }
    var guardian = LimitGuard(limits, pace: pace)
    while completeness == .exhaustive, let count = nextBatch() {
      if workers.count > 1, layerEnd - expanded >= leastShared {
        let growth = store.growth
        var ending = Completeness.exhaustive
        try expandTogether(expanded..<layerEnd) { found, expanded in
          ending = guardian.ending(found, expanded, growing: growth, observing: observing)
          return ending == .exhaustive
        }
        expanded = layerEnd
        try takeFindings()
        if completeness == .exhaustive { completeness = ending }
      } else {
        try saving(self)
        completeness = guardian.ending(
          store.count, expanded, growing: store.growth, observing: observing)
        if completeness == .exhaustive { try expand(count, into: &successors) }
      }
      // The layer that a limit cuts off counts too.
      if expanded == layerEnd || completeness != .exhaustive, store.count > layerEnd { depth += 1 }
    }
    for worker in workers { system.learn(from: worker.system) }
    try conclude(guardian: &guardian, observing: observing)
  }

  /// Lets the system look once more at what was found; what ends that has ended the search.
  private mutating func conclude(
    guardian: inout LimitGuard, observing: (_ found: Int, _ expanded: Int) -> Bool
  ) throws {
    let (found, expanded) = (store.count, expanded)
    var ending = Completeness.exhaustive
    try system.conclude(completeness) {
      if ending == .exhaustive {
        ending = guardian.ending(found, expanded, observing: observing)
      }
      return ending == .exhaustive
    }
    if ending != .exhaustive { completeness = ending }
  }

  /// How many states are expanded next; nil where none is left within the limit of depth.
  private mutating func nextBatch() -> Int? {
    if let count = system.nextBatch { return count > 0 ? count : nil }
    if expanded == layerEnd {
      if expanded == store.count { return nil }
      if depth == limits.depth {
        completeness = .bounded(by: .depth)
        return nil
      }
      layerEnd = store.count
    }
    return min(PackedSuccessors.batch, layerEnd - expanded)
  }

  private mutating func expand(_ count: Int, into successors: inout PackedSuccessors) throws {
    successors.clear()
    try system.expand(store[expanded], count: count, into: &successors)
    if system.isReducing {
      let (store, expanded) = (store, expanded)
      system.reduce(successors, of: store[expanded]) { words, index in
        store.number(of: words).map { $0 > expanded + index } ?? true
      }
    }
    transitions += store.add(successors, from: expanded)
    system.takeNew(successors)
    expanded += count
    try takeFindings()
  }

  private mutating func addInitialStates(_ successors: inout PackedSuccessors) throws {
    try system.addInitial(to: &successors)
    _ = store.add(successors, from: ArrivalLog.initial)
    system.takeNew(successors)
    try takeFindings()
  }

  /// Judges the new states that may be wrong, and takes note of faults.
  private mutating func takeFindings() throws {
    completeness = store.isFull ? .bounded(by: .states) : system.ending
    guard !store.suspects.isEmpty || !store.faults.isEmpty else { return }
    for state in store.suspects {
      for number in try system.objections(to: store[state], number: state) {
        objections.append((number, state))
        lastFinding = depth + 1
      }
    }
    store.suspects.removeAll(keepingCapacity: true)
    for found in store.faults where knownFaults.insert(found.fault).inserted {
      faults.append(found)
      lastFinding = depth + 1
    }
    store.faults.removeAll(keepingCapacity: true)
    if stop == .firstViolation, !objections.isEmpty || !faults.isEmpty,
      completeness == .exhaustive
    {
      completeness = .interrupted("at the first violation")
    }
  }
}
