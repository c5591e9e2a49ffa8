/// A breadth-first search of a packed system.
///
/// It is the one loop of the explicit engines: what the successors of a state are is the system's
/// business, which states are known the store's.
struct PackedSearch<System: PackedSystem> {
  private(set) var system: System
  private(set) var store: StateStore
  let limits: Limits
  private let stop: StopCondition

  /// The number of transitions found.
  private(set) var transitions = 0

  /// The number of states that were asked for their successors.
  private(set) var expanded = 0

  /// The number of steps to the state found last.
  private(set) var depth = 0

  /// How much of the state space the search saw.
  private(set) var completeness = Completeness.exhaustive

  /// What is wrong with states: numbers that the system gave, each with the first such state.
  private(set) var objections: [(number: Int, state: Int)] = []

  /// The first occurrence of each fault.
  private(set) var faults: [StateStore.FoundFault] = []

  private var knownFaults: Set<Int> = []

  init(
    _ system: System, limits: Limits = Limits(), stop: StopCondition = .never,
    keepsArrivals: Bool = true
  ) {
    self.system = system
    self.limits = limits
    self.stop = stop
    store = StateStore(
      width: system.width, isNumbered: system.numbersStates, limit: limits.states,
      keepsArrivals: keepsArrivals)
  }

  /// Searches until everything is found or a limit is met.
  ///
  /// - Parameter observing: told before each batch how many states were found and expanded;
  ///   answers whether to go on.
  mutating func run(observing: (_ found: Int, _ expanded: Int) -> Bool = { _, _ in true }) throws {
    var successors = PackedSuccessors(width: store.width)
    defer { successors.deallocate() }
    var guardian = LimitGuard(limits)
    addInitialStates(&successors)
    try takeFindings()
    var next = 0
    while completeness == .exhaustive, next < store.count {
      if depth == limits.depth {
        completeness = .bounded(by: .depth)
        break
      }
      let layerEnd = store.count
      while completeness == .exhaustive, next < layerEnd {
        if let limit = guardian.limitMet(states: store.count, growing: store.growth) {
          completeness = .bounded(by: limit)
          break
        }
        guard observing(store.count, next) else {
          completeness = .interrupted("on request")
          break
        }
        let count = min(PackedSuccessors.batch, layerEnd - next)
        successors.clear()
        try system.expand(store[next], count: count, into: &successors)
        transitions += store.add(successors, from: next)
        system.takeNew(successors)
        next += count
        expanded = next
        try takeFindings()
      }
      if store.count > layerEnd { depth += 1 }
    }
  }

  private mutating func addInitialStates(_ successors: inout PackedSuccessors) {
    system.addInitial(to: &successors)
    _ = store.add(successors, from: ArrivalLog.initial)
    system.takeNew(successors)
  }

  /// Judges the new states that may be wrong, and takes note of faults.
  private mutating func takeFindings() throws {
    if store.isFull { completeness = .bounded(by: .states) }
    guard !store.suspects.isEmpty || !store.faults.isEmpty else { return }
    for state in store.suspects {
      for number in try system.objections(to: store[state], number: state) {
        objections.append((number, state))
      }
    }
    store.suspects.removeAll(keepingCapacity: true)
    for found in store.faults where knownFaults.insert(found.fault).inserted {
      faults.append(found)
    }
    store.faults.removeAll(keepingCapacity: true)
    if stop == .firstViolation, !objections.isEmpty || !faults.isEmpty,
      completeness == .exhaustive
    {
      completeness = .interrupted("at the first violation")
    }
  }
}
