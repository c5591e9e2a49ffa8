/// Properties that a search judges on the way, to stop at the first violation.
///
/// What they object to is a violation. A monitor is followed along the ways by which states were
/// found, so that it may object later than it could; in the end the whole graph is judged.
struct Watch<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  private var states: [(State) -> Judgement] = []
  private var steps: [(Step<State, Effect>) -> Judgement] = []
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

  /// Whether a property objects to the initial state that gets the next number.
  mutating func objects(toInitial state: State) -> Bool {
    for (index, monitor) in monitors.enumerated() { memories[index].append(monitor.begin(state)) }
    return objects(to: state)
  }

  private func objects(to state: State) -> Bool { states.contains { $0(state).isViolation } }

  func objects(to fault: Fault) -> Bool { refusedFaults.contains(fault.kind) }

  /// Whether a property objects to a transition, or to its target.
  ///
  /// - Parameters:
  ///   - number: the number of the source.
  ///   - isNew: whether the target was not known before, and gets the next number.
  mutating func objects(
    to transition: Transition<State, Effect>, from source: State, number: Int, isNew: Bool
  ) -> Bool {
    var objects = false
    switch transition.outcome {
    case .fault(let fault): objects = self.objects(to: fault)
    case .state(let target): objects = isNew && self.objects(to: target)
    }
    guard !steps.isEmpty || !monitors.isEmpty else { return objects }
    let step = Step(source: source, transition: transition)
    objects = objects || steps.contains { $0(step).isViolation }
    for (index, monitor) in monitors.enumerated() {
      let move = monitor.advance(memories[index][number], step)
      objects = objects || move.judgement.isViolation
      if isNew { memories[index].append(move.memory) }
    }
    return objects
  }
}

extension Judgement {
  var isViolation: Bool {
    if case .violated = self { true } else { false }
  }
}
