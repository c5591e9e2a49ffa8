/// Explores a system of rules by running every rule on every natural state.
///
/// States are stored once and exactly; transitions are counted and not kept.
func exploreGenerally<State>(
  _ system: RuleSystem<State>, options: RuleExplorationOptions, because reason: String
) -> RuleExploration {
  var search = GeneralSearch(system, options: options)
  search.run()
  return search.exploration(because: reason)
}

private struct GeneralSearch<State: Hashable & Sendable> {
  private let system: RuleSystem<State>
  private let options: RuleExplorationOptions
  private var states: [State] = []
  private var index = StateIndex()
  /// For each state the state before it; its own number for an initial one.
  private var sources: [UInt32] = []
  /// For each state the position of its transition; that of an initial one among them.
  private var positions: [UInt32] = []
  private var findings: [InvariantMemos.Finding]
  /// For each invariant the first state that violates it.
  private var violators: [Int: Int] = [:]
  private var faults: [(fault: Fault, source: Int, position: Int)] = []
  private var knownFaults: Set<Fault> = []
  private var transitions = 0
  private var depth = 0
  private var evaluations = 0
  private var completeness = Completeness.exhaustive

  init(_ system: RuleSystem<State>, options: RuleExplorationOptions) {
    self.system = system
    self.options = options
    findings = system.invariants.map { _ in InvariantMemos.Finding() }
  }

  mutating func run() {
    var guardian = LimitGuard(options.limits)
    for (position, state) in system.initial.enumerated() {
      if add(state, from: nil, position: position) == nil { completeness = .bounded(by: .states) }
    }
    stopAtViolation()
    var next = 0
    while completeness == .exhaustive, next < states.count {
      if depth == options.limits.depth {
        completeness = .bounded(by: .depth)
        break
      }
      let layerEnd = states.count
      while completeness == .exhaustive, next < layerEnd {
        if let limit = guardian.limitMet(states: states.count) {
          completeness = .bounded(by: limit)
          break
        }
        expand(next)
        next += 1
        stopAtViolation()
      }
      if states.count > layerEnd { depth += 1 }
    }
  }

  private mutating func stopAtViolation() {
    if options.stop == .firstViolation, completeness == .exhaustive,
      !violators.isEmpty || !faults.isEmpty
    {
      completeness = .interrupted("at the first violation")
    }
  }

  private mutating func expand(_ source: Int) {
    evaluations += system.rules.count
    for (position, transition) in system.transitions(from: states[source]).enumerated() {
      switch transition.outcome {
      case .fault(let fault):
        transitions += 1
        if knownFaults.insert(fault).inserted { faults.append((fault, source, position)) }
      case .state(let state):
        if add(state, from: source, position: position) == nil {
          completeness = .bounded(by: .states)
        } else {
          transitions += 1
        }
      }
    }
  }

  /// Takes in a state, and answers whether it is new; nil where there is no room for it.
  private mutating func add(_ state: State, from source: Int?, position: Int) -> Bool? {
    guard case .free(let slot, let hash) = index.find(state, in: states) else { return false }
    let number = states.count
    if let limit = options.limits.states, number >= limit { return nil }
    index.insert(number, slot: slot, hash: hash)
    states.append(state)
    sources.append(UInt32(source ?? number))
    positions.append(UInt32(position))
    for invariant in findings.indices where findings[invariant].why == nil {
      evaluations += 1
      switch system.invariants[invariant].judge(state) {
      case .notExercised: break
      case .holds: findings[invariant].isExercised = true
      case .violated(let why):
        findings[invariant].isExercised = true
        findings[invariant].why = why
        violators[invariant] = number
      }
    }
    return true
  }

  func exploration(because reason: String) -> RuleExploration {
    RuleExploration(
      engine: .general, reason: reason, states: states.count, transitions: transitions,
      depth: depth, completeness: completeness,
      verdicts: findings.enumerated().map { number, finding in
        let way = violators[number].map { steps(to: $0) }
        return system.verdict(
          finding, trace: way?.steps, start: way?.start ?? 0, completeness: completeness,
          limits: options.limits)
      },
      faults: faults.map { found in
        let way = steps(to: found.source, then: [found.position])
        return SystemFault(
          fault: found.fault, trace: Trace(start: way.start, along: way.steps, by: .names),
          ordinals: Trace(start: way.start, along: way.steps, by: .ordinals))
      },
      evaluations: evaluations)
  }

  private func steps(
    to state: Int, then more: [Int] = []
  ) -> (start: Int, steps: [Transition<State, Never>]) {
    var positions: [Int] = []
    var current = state
    while Int(sources[current]) != current {
      positions.append(Int(self.positions[current]))
      current = Int(sources[current])
    }
    let start = Int(self.positions[current])
    var natural = system.initial[start]
    var steps: [Transition<State, Never>] = []
    for position in positions.reversed() + more {
      let transition = system.transitions(from: natural)[position]
      steps.append(transition)
      if case .state(let next) = transition.outcome { natural = next }
    }
    return (start, steps)
  }
}
