import ModelChecker

/// A breadth-first search of a packed system.
///
/// The system yields the successors of states; the store knows which states were found already.
struct PackedSearch<System: PackedSystem> {
  var system: System
  var store: StateStore
  let limits: Limits
  private let stop: StopCondition

  /// The number of transitions found.
  var transitions = 0

  /// The number of states that were asked for their successors.
  var expanded = 0

  /// The end of the layer that is being expanded.
  var layerEnd = 0

  /// The number of steps to the state found last, where states are expanded layer by layer.
  var depth = 0

  /// The part of the state space that the search saw.
  private(set) var completeness = Completeness.exhaustive

  /// The violated invariants, by number, each with the first state that violates it.
  var violations: [(number: Int, state: Int)] = []

  /// The first occurrence of each fault.
  var faults: [StateStore.FoundFault] = []

  /// The number of steps within which everything that is wrong shows.
  private(set) var lastFinding: Int?

  var knownFaults: Set<Int> = []

  /// Those that expand large layers together; none where one thread does it all.
  var workers: [SearchWorker<System>] = []

  /// The least number of states in a layer for which several threads are worth their while.
  private let leastShared: Int

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - keepsArrivals: whether it notes how each state was found, which several threads don't.
  ///   - findsNumbers: whether the store can tell the number of a known state.
  ///   - workers: the number of threads, where the system can use several.
  init(
    _ system: System, limits: Limits = Limits(), stop: StopCondition = .never,
    keepsArrivals: Bool = true, findsNumbers: Bool = false, workers: Int = 1,
    leastShared: Int = 1 << 11
  ) throws {
    self.system = system
    self.limits = limits
    self.stop = stop
    self.leastShared = leastShared
    if workers > 1 {
      for _ in 0..<workers {
        if let other = try system.forAnotherThread() { self.workers.append(SearchWorker(other)) }
      }
    }
    store = StateStore(
      width: system.width, form: system.form, findsNumbers: findsNumbers || system.isReducing,
      limit: limits.states,
      keepsArrivals: keepsArrivals && self.workers.isEmpty)
  }

  /// Searches until everything is found or a limit is met.
  ///
  /// - Parameters:
  ///   - observing: told before each batch how far the search has come; answers whether
  ///     to go on.
  ///   - saving: given the search before each batch that one thread expands.
  mutating func run(
    observing: (SearchStanding) -> Bool = { _ in true },
    saving: (borrowing Self) throws -> Void = { _ in }
  ) throws {
    var successors = PackedSuccessors(width: store.width)
    defer { successors.deallocate() }
    if store.count == 0 { try addInitialStates(&successors) }
    // A batch takes microseconds: the clock is read and memory looked at as rarely as is not noticed.
    var limitGuard = LimitGuard(limits, callsPerReading: 64, statesPerLook: 4096)
    while completeness == .exhaustive, let count = nextBatch() {
      if workers.count > 1, layerEnd - expanded >= leastShared {
        try expandLayer(limitGuard: &limitGuard, observing: observing)
      } else {
        try saving(self)
        completeness = limitGuard.ending(states: store.count, growing: store.growth) {
          observing(standing(found: store.count, expanded: expanded))
        }
        if !system.hasRoom { completeness = .bounded(by: .memory) }
        if completeness == .exhaustive { try expand(count, into: &successors) }
      }
      // The layer that a limit cuts off counts too.
      if expanded == layerEnd || completeness != .exhaustive, store.count > layerEnd { depth += 1 }
    }
    for worker in workers { system.merge(worker.system) }
  }

  /// Expands the rest of a layer in several threads.
  private mutating func expandLayer(
    limitGuard: inout LimitGuard, observing: (SearchStanding) -> Bool
  ) throws {
    let growth = store.growth
    var standing = standing(found: store.count, expanded: expanded)
    var ending = Completeness.exhaustive
    try expandTogether(expanded..<layerEnd) { found, expanded in
      (standing.states, standing.waiting) = (found, found - expanded)
      ending = limitGuard.ending(states: found, growing: growth) { observing(standing) }
      return ending == .exhaustive
    }
    expanded = layerEnd
    try takeFindings()
    if completeness == .exhaustive { completeness = ending }
  }

  private func standing(found: Int, expanded: Int) -> SearchStanding {
    SearchStanding(
      states: found, transitions: transitions, waiting: found - expanded, depth: depth)
  }

  /// The number of states to expand next; nil where none is left within the limit of depth.
  private mutating func nextBatch() -> Int? {
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
    if let limit = store.fullness { completeness = .bounded(by: limit) }
    guard !store.suspects.isEmpty || !store.faults.isEmpty else { return }
    for state in store.suspects {
      for number in try system.violations(in: store[state], number: state) {
        violations.append((number, state))
        lastFinding = depth + 1
      }
    }
    store.suspects.removeAll(keepingCapacity: true)
    for found in store.faults where knownFaults.insert(found.fault).inserted {
      faults.append(found)
      lastFinding = depth + 1
    }
    store.faults.removeAll(keepingCapacity: true)
    if stop == .firstViolation, !violations.isEmpty || !faults.isEmpty,
      completeness == .exhaustive
    {
      completeness = .interrupted("at the first violation")
    }
  }
}

/// Finds how many states of a packed system can be reached.
package func explorePacked<System: PackedSystem>(
  _ system: System, limits: Limits = Limits(), keepsTraces: Bool = true,
  workers: Int = 1
) throws -> (states: Int, transitions: Int, depth: Int) {
  var search = try PackedSearch(
    system, limits: limits, keepsArrivals: keepsTraces, workers: workers)
  defer { for worker in search.workers { worker.deallocate() } }
  try search.run()
  return (search.store.count, search.transitions, search.depth)
}
