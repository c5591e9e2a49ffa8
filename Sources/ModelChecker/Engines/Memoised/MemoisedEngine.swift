/// Explores a system of rules by packed states and memoised rules.
struct MemoisedEngine<State: Hashable & Sendable> {
  private let system: RuleSystem<State>
  private let options: EngineOptions

  init(_ system: RuleSystem<State>, options: EngineOptions) {
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
  ) throws -> Exploration? {
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
  ) throws -> Exploration? {
    var search = PackedSearch(
      try MemoisedRules(evaluation), limits: options.limits, stop: options.stop,
      keepsArrivals: options.keepsTraces)
    defer { search.system.deallocate() }
    try search.run { states, _ in observing(states, earlier + evaluation.evaluations) }
    if search.completeness == .interrupted("on request") { return nil }
    let isState = { evaluation.unpack(search.store[$0]) == $1 }
    return Exploration(
      engine: .memoised, reason: reason, states: search.store.count,
      transitions: search.transitions, depth: search.depth, completeness: search.completeness,
      verdicts: try search.verdicts(on: search.system.findings, of: system, isState: isState),
      faults: try search.systemFaults(evaluation.faults, of: system, isState: isState),
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
