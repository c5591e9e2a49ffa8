import ModelChecker

/// A breadth-first search by layers, each a set of states held as a decision diagram.
///
/// Rules are run once for each combination of the values that they read, as those appear.
struct SymbolicSearch<State: Hashable & Sendable> {
  typealias Node = DecisionDiagrams.Node
  typealias Shape = DecisionDiagrams.Shape

  let system: RuleSystem<State>
  let options: ExplorationOptions
  let values: [any ComponentValues<State>]
  var diagrams = DecisionDiagrams()
  var groups: [Group]
  var invariants: [Judged]
  var layers: [Node] = []
  private var visited: Node = 0
  private var shapes = 0

  private(set) var states = 0
  private(set) var transitions = 0
  private(set) var evaluations = 0
  private(set) var completeness = Completeness.exhaustive
  var faults: [FoundFault] = []
  private var knownFaults: Set<Fault> = []

  /// The rules that were enabled in some state, by ordinals.
  private(set) var enabled: Set<Int> = []

  /// The states found.
  var reached: Node { visited }

  /// The number of steps to the farthest states found.
  var depth: Int { max(0, layers.count - 1) }

  /// Rules that read and write the same components.
  struct Group {
    var rules: [Int]
    /// The components that the rules read and write.
    var shape: Shape
    /// The components that the rules read.
    var reading: Shape
    /// The combinations of values on which the rules were run.
    var seen: Node = 0
    /// The changes that they made.
    var relation: Node = 0
    /// For each number of transitions the combinations with so many.
    var byTransitions: [Int: Node] = [:]
  }

  struct Judged {
    var reading: Shape
    var seen: Node = 0
    var finding = InvariantFinding()
    /// The layer with the first violating states, and all such states in it.
    var violators: (layer: Int, states: Node)?
  }

  struct FoundFault {
    var fault: Fault
    var layer: Int
    var states: Node
  }

  init(_ system: RuleSystem<State>, options: ExplorationOptions) {
    self.system = system
    self.options = options
    values = system.components.map { $0.makeValues() }
    var positions: [[Set<Int>]: Int] = [:]
    groups = []
    invariants = []
    for (rule, touched) in system.touched.enumerated() {
      let position = positions[[touched.reads, touched.writes], default: groups.count]
      if position == groups.count {
        positions[[touched.reads, touched.writes]] = position
        groups.append(
          Group(
            rules: [], shape: shape(reads: touched.reads, writes: touched.writes),
            reading: shape(reads: touched.reads)))
      }
      groups[position].rules.append(rule)
    }
    invariants = system.judged.map { Judged(reading: shape(reads: $0)) }
  }

  /// A shape that no other one is.
  mutating func shape(reads: Set<Int>, writes: Set<Int> = []) -> Shape {
    shapes += 1
    return Shape(
      number: shapes,
      touches: system.components.indices.map {
        switch (reads.contains($0), writes.contains($0)) {
        case (false, false): .keeps
        case (true, false): .reads
        case (false, true): .writes
        case (true, true): .both
        }
      })
  }

  /// Searches until everything is found or a limit is met.
  ///
  /// A limit of states ends the search before the first layer that would exceed it.
  ///
  /// - Parameter observing: told how far the search has come and how many nodes were made; answers
  ///   whether to go on.
  /// - Throws: ``EngineError`` when there are more states than can be counted.
  mutating func run(
    observing: (SearchStanding, _ nodes: Int) -> Bool = { _, _ in true }
  ) throws {
    var limitGuard = LimitGuard(options.limits)
    var front = diagrams.union(of: system.initial.map { diagrams.vector(vector(of: $0)) })
    while front != 0, try admits(front) {
      visited = diagrams.union(visited, front)
      let expanded = states - Int(diagrams.size(front))
      layers.append(front)
      judge(front)
      if isFull { return withdraw(front) }
      if hasViolation, options.stop == .firstViolation {
        completeness = .interrupted("at the first violation")
        return
      }
      if depth == options.limits.depth {
        completeness = .bounded(by: .depth)
        return
      }
      var next: Node = 0
      for group in groups.indices {
        if let limit = limitGuard.limitMet(states: states) {
          completeness = .bounded(by: limit)
          return
        }
        let standing = SearchStanding(
          states: states, transitions: transitions, waiting: states - expanded, depth: depth)
        guard observing(standing, diagrams.count) else {
          completeness = .interrupted("on request")
          return
        }
        let before = transitions
        next = diagrams.union(next, try image(of: front, under: group))
        if isFull {
          transitions = before
          return
        }
      }
      if !faults.isEmpty, options.stop == .firstViolation {
        completeness = .interrupted("at the first violation")
        return
      }
      front = diagrams.subtract(visited, from: next)
      if isFull { return }
    }
  }

  /// Takes back a layer that was not judged as a whole.
  private mutating func withdraw(_ front: Node) {
    layers.removeLast()
    states -= Int(diagrams.size(front))
    for number in invariants.indices where invariants[number].violators?.layer == layers.count {
      invariants[number].violators = nil
    }
  }

  /// A Boolean value that indicates whether the nodes of the last sets had room; where they had not,
  /// the search is bounded by memory.
  private var isFull: Bool {
    mutating get {
      if diagrams.isFull { completeness = .bounded(by: .memory) }
      return diagrams.isFull
    }
  }

  private mutating func admits(_ front: Node) throws -> Bool {
    let size = diagrams.size(front)
    let (sum, overflows) = UInt64(states).addingReportingOverflow(size)
    guard !diagrams.hasOverflown, !overflows, sum <= UInt64(Int.max) else {
      throw EngineError.uncountable
    }
    if let limit = options.limits.states, sum > UInt64(limit) {
      completeness = .bounded(by: .states)
      return false
    }
    states = Int(sum)
    return true
  }

  private var hasViolation: Bool { invariants.contains { $0.violators != nil } }

  /// The states after those of a layer by the rules of a group.
  private mutating func image(of front: Node, under group: Int) throws -> Node {
    var known = groups[group]
    learn(&known, from: front)
    groups[group] = known
    for (count, combinations) in known.byTransitions where count > 0 {
      let sources = diagrams.size(diagrams.image(of: front, under: combinations, known.reading))
      let (product, overflows) = sources.multipliedReportingOverflow(by: UInt64(count))
      let (sum, overflowsToo) = UInt64(transitions).addingReportingOverflow(product)
      guard !overflows, !overflowsToo, sum <= UInt64(Int.max) else {
        throw EngineError.uncountable
      }
      transitions = Int(sum)
    }
    return diagrams.image(of: front, under: known.relation, known.shape)
  }

  /// Runs the rules of a group on the combinations of values that are new in a layer.
  ///
  /// - Parameter notesFaults: whether the faults that they end in have not been met before.
  mutating func learn(_ group: inout Group, from front: Node, notesFaults: Bool = true) {
    let reading = group.reading
    let found = diagrams.project(front, by: reading)
    let new = diagrams.subtract(group.seen, from: found)
    guard new != 0 else { return }
    group.seen = diagrams.union(group.seen, new)
    var pairs: [Node] = []
    var byTransitions: [Int: [Node]] = [:]
    for combination in vectors(new) {
      let source = state(of: combination, by: reading)
      var count = 0
      for rule in group.rules {
        evaluations += 1
        guard system.isEnabled(rule, in: source) else { continue }
        for outcome in system.outcomes(of: rule, in: source) {
          count += 1
          enabled.insert(rule)
          switch outcome {
          case .state(let target):
            let change = change(from: source, to: target, by: group.shape)
            pairs.append(diagrams.vector(change))
          case .fault(let fault):
            if notesFaults { note(fault, where: combination, by: reading, in: front) }
          }
        }
      }
      byTransitions[count, default: []].append(diagrams.vector(combination))
    }
    group.relation = diagrams.union(group.relation, diagrams.union(of: pairs))
    for (count, combinations) in byTransitions {
      group.byTransitions[count] = diagrams.union(
        group.byTransitions[count, default: 0], diagrams.union(of: combinations))
    }
  }

  private mutating func note(
    _ fault: Fault, where combination: [UInt32], by reading: Shape, in front: Node
  ) {
    let sources = diagrams.image(of: front, under: diagrams.vector(combination), reading)
    if diagrams.isFull { return }
    if knownFaults.insert(fault).inserted {
      faults.append(FoundFault(fault: fault, layer: layers.count - 1, states: sources))
    } else if let index = faults.firstIndex(where: { $0.fault == fault }),
      faults[index].layer == layers.count - 1
    {
      faults[index].states = diagrams.union(faults[index].states, sources)
    }
  }

  /// Judges the combinations of values that are new in a layer.
  private mutating func judge(_ front: Node) {
    for number in invariants.indices where invariants[number].violators == nil {
      let reading = invariants[number].reading
      let found = diagrams.project(front, by: reading)
      let new = diagrams.subtract(invariants[number].seen, from: found)
      invariants[number].seen = diagrams.union(invariants[number].seen, new)
      var violating: [Node] = []
      for combination in vectors(new) {
        evaluations += 1
        let judgment = system.invariants[number].judge(state(of: combination, by: reading))
        if judgment != .notExercised { invariants[number].finding.isExercised = true }
        if judgment.isViolation { violating.append(diagrams.vector(combination)) }
      }
      guard !violating.isEmpty else { continue }
      let states = diagrams.image(of: front, under: diagrams.union(of: violating), reading)
      // Without room it lacks states, and no trace may lead to the others.
      if diagrams.isFull { return }
      invariants[number].violators = (layers.count - 1, states)
    }
  }
}

/// Explores a system of rules by sets of states.
///
/// - Parameters:
///   - observing: told how far the search has come; answers whether to go on.
///   - staying: told the number of states found and that of nodes made; answers whether this engine is
///     to go on.
/// - Returns: nothing when another engine is to go on.
func exploreSymbolically<State>(
  _ system: RuleSystem<State>, options: ExplorationOptions, because reason: String,
  observing: (ExplorationProgress) -> Bool,
  staying: (_ states: Int, _ nodes: Int) -> Bool = { _, _ in true }
) throws -> Exploration<State>? {
  var search = SymbolicSearch(system, options: options)
  let begin = ContinuousClock.now
  var isLeft = false
  try search.run { standing, nodes in
    isLeft = !staying(standing.states, nodes)
    return !isLeft && observing(standing.progress(since: begin))
  }
  if isLeft { return nil }
  var exploration = Exploration<State>(
    engine: .symbolic, reason: reason, states: search.states, transitions: search.transitions,
    depth: search.depth, completeness: search.completeness, verdicts: try search.verdicts(),
    faults: try search.systemFaults(), evaluations: search.evaluations)
  exploration.progress = try search.progressVerdicts()
  exploration.neverEnabled = system.rules.indices.filter { !search.enabled.contains($0) }
  return exploration
}
