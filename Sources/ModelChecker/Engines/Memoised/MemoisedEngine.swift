/// Explores a system of rules by packed states and memoised rules.
struct MemoisedEngine<State: Hashable & Sendable> {
  private let system: RuleSystem<State>
  private let options: RuleExplorationOptions

  init(_ system: RuleSystem<State>, options: RuleExplorationOptions) {
    self.system = system
    self.options = options
  }

  /// Explores the system.
  ///
  /// How many values a component has is not known before; where a field turns out too narrow, the
  /// search begins again with a wider one, knowing the values met so far.
  ///
  /// - Parameter observing: told from time to time how many states were found and how many closures
  ///   were run; answers whether to go on.
  /// - Returns: nothing when it was told not to go on.
  func explore(
    because reason: String,
    observing: (_ states: Int, _ evaluations: Int) -> Bool = { _, _ in true }
  ) throws -> RuleExploration? {
    let values = system.components.map { $0.makeValues() }
    var bits = Self.firstBits(of: system.components)
    var earlier = 0
    while true {
      guard let layout = StateLayout(bits: bits) else {
        throw EngineError.tooWide(bits: bits.reduce(0, +))
      }
      let evaluation = RuleEvaluation(system, layout: layout, values: values)
      do {
        return try explore(
          by: evaluation, earlier: earlier, because: reason, observing: observing)
      } catch let overflow as FieldOverflow {
        earlier += evaluation.evaluations
        for (component, values) in values.enumerated() {
          // Those that are nearly full would be next.
          while values.count * 2 > 1 << bits[component], values.count > 1 { bits[component] += 1 }
        }
        bits[overflow.component] += 1
      }
    }
  }

  private func explore(
    by evaluation: RuleEvaluation<State>, earlier: Int, because reason: String,
    observing: (_ states: Int, _ evaluations: Int) -> Bool
  ) throws -> RuleExploration? {
    var search = PackedSearch(
      try MemoisedRules(evaluation), limits: options.limits, stop: options.stop,
      keepsArrivals: options.keepsTraces)
    defer { search.system.deallocate() }
    try search.run { states, _ in observing(states, earlier + evaluation.evaluations) }
    if search.completeness == .interrupted("on request") { return nil }
    return RuleExploration(
      engine: .memoised, reason: reason, states: search.store.count,
      transitions: search.transitions, depth: search.depth, completeness: search.completeness,
      verdicts: try verdicts(of: search, evaluation: evaluation),
      faults: try faults(of: search, evaluation: evaluation),
      evaluations: earlier + evaluation.evaluations)
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

// MARK: - Saying what was found

extension MemoisedEngine {
  private func verdicts(
    of search: PackedSearch<MemoisedRules>, evaluation: RuleEvaluation<State>
  ) throws -> [Verdict] {
    let states = Dictionary(uniqueKeysWithValues: search.objections.map { ($0.number, $0.state) })
    return try search.system.findings.enumerated().map { number, finding in
      let way = try states[number].flatMap { try steps(to: $0, in: search, by: evaluation) }
      return system.verdict(
        finding, trace: way?.steps, start: way?.start ?? 0, completeness: search.completeness,
        limits: options.limits)
    }
  }

  private func faults(
    of search: PackedSearch<MemoisedRules>, evaluation: RuleEvaluation<State>
  ) throws -> [SystemFault] {
    try search.faults.map { found in
      let way = try steps(
        to: found.source, in: search, by: evaluation, then: [found.position])
      return SystemFault(
        fault: evaluation.faults[found.fault],
        trace: Trace(start: way?.start ?? 0, along: way?.steps ?? [], by: .names),
        ordinals: Trace(start: way?.start ?? 0, along: way?.steps ?? [], by: .ordinals))
    }
  }

  /// Repeats the way to a state on natural states, which must lead to the same state.
  private func steps(
    to state: Int, in search: PackedSearch<MemoisedRules>, by evaluation: RuleEvaluation<State>,
    then more: [Int] = []
  ) throws -> (start: Int, steps: [Transition<State, Never>])? {
    guard let way = search.store.arrival(at: state) else { return nil }
    var natural = system.initial[way.start]
    var steps: [Transition<State, Never>] = []
    for position in way.positions + more {
      let transitions = system.transitions(from: natural)
      guard transitions.indices.contains(position) else {
        throw EngineError.notRepeatable(step: steps.count + 1, rule: nil)
      }
      steps.append(transitions[position])
      if case .state(let next) = transitions[position].outcome { natural = next }
    }
    guard natural == evaluation.unpack(search.store[state]) else {
      throw EngineError.notRepeatable(step: steps.count, rule: steps.last?.event.name)
    }
    return (way.start, steps)
  }
}
