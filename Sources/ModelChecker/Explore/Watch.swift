/// Properties that a search judges as it goes, to stop at the first violation.
///
/// A monitor is followed along the paths by which states were found, so that it may report a
/// violation later than it could; in the end the whole graph is judged.
struct Watch<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  private var states: [(State) -> Judgment] = []
  private var steps: [(Step<State, Effect>) -> Judgment] = []
  private var monitors: [Monitor<State, Effect>] = []
  private var refusedFaults: Set<Fault.Kind> = []
  /// For each monitor its memories in the states found so far, by their numbers.
  private var memories: [[AnyHashable]] = []

  init(_ properties: [Property<State, Effect>]) {
    for property in properties { add(property.kind) }
  }

  private mutating func add(_ kind: Property<State, Effect>.Kind) {
    switch kind {
    case .always(let judge): states.append(judge)
    case .alwaysStep(let judge): steps.append(judge)
    case .given(let judgment): states.append { _ in judgment }
    case .noFault(let kinds): refusedFaults.formUnion(kinds)
    case .all(let parts): for part in parts { add(part) }
    case .monitor(let monitor):
      monitors.append(monitor)
      memories.append([])
    case .alwaysRun, .equivalentRuns, .confluent, .sometimes, .sometimesStep, .alwaysReachable,
      .leadsTo:
      break
    }
  }

  /// Returns a Boolean value that indicates whether the initial state that gets the next number
  /// violates a property.
  mutating func isViolated(byInitial state: State) -> Bool {
    for (index, monitor) in monitors.enumerated() { memories[index].append(monitor.begin(state)) }
    return isViolated(by: state)
  }

  private func isViolated(by state: State) -> Bool { states.contains { $0(state).isViolation } }

  func isViolated(by fault: Fault) -> Bool { refusedFaults.contains(fault.kind) }

  /// Returns a Boolean value that indicates whether a transition, or its target, violates a
  /// property.
  ///
  /// - Parameters:
  ///   - number: the number of the source.
  ///   - isNew: whether the target was not known before, and gets the next number.
  mutating func isViolated(
    by transition: Transition<State, Effect>, from source: State, number: Int, isNew: Bool
  ) -> Bool {
    var isViolated = false
    switch transition.outcome {
    case .fault(let fault): isViolated = self.isViolated(by: fault)
    case .state(let target): isViolated = isNew && self.isViolated(by: target)
    }
    guard !steps.isEmpty || !monitors.isEmpty else { return isViolated }
    let step = Step(source: source, transition: transition)
    isViolated = isViolated || steps.contains { $0(step).isViolation }
    for (index, monitor) in monitors.enumerated() {
      let move = monitor.advance(memories[index][number], step)
      isViolated = isViolated || move.judgment.isViolation
      if isNew { memories[index].append(move.memory) }
    }
    return isViolated
  }
}
