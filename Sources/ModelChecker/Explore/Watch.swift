/// Properties that a search judges on the way, to stop at the first violation.
struct Watch<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  private var states: [(State) -> Judgement] = []
  private var steps: [(Step<State, Effect>) -> Judgement] = []
  private var refusedFaults: Set<Fault.Kind> = []

  init(_ properties: [Property<State, Effect>]) {
    for property in properties { add(property.kind) }
  }

  private mutating func add(_ kind: Property<State, Effect>.Kind) {
    switch kind {
    case .always(let judge): states.append(judge)
    case .alwaysStep(let judge): steps.append(judge)
    case .noFault(let kinds): refusedFaults.formUnion(kinds)
    case .all(let parts): for part in parts { add(part) }
    case .alwaysRun, .monitor, .sometimes, .alwaysReachable: break
    }
  }

  func objects(to state: State) -> Bool { states.contains { $0(state).isViolation } }

  func objects(to fault: Fault) -> Bool { refusedFaults.contains(fault.kind) }

  func objects(to transition: Transition<State, Effect>, from source: State) -> Bool {
    if case .fault(let fault) = transition.outcome, objects(to: fault) { return true }
    guard !steps.isEmpty else { return false }
    let step = Step(source: source, transition: transition)
    return steps.contains { $0(step).isViolation }
  }
}

extension Judgement {
  var isViolation: Bool {
    if case .violated = self { true } else { false }
  }
}
