extension MemoisedEngine {
  /// How far a search has come.
  func checkpoint(
    of search: borrowing PackedSearch<MemoisedRules>, bits: [Int], evaluations: Int
  ) -> Checkpoint {
    Checkpoint(
      system: system.fingerprint, bits: bits, states: search.store.count,
      expanded: search.expanded, layerEnd: search.layerEnd, depth: search.depth,
      transitions: search.transitions, evaluations: evaluations,
      exercised: search.system.findings.map(\.isExercised), objections: search.objections,
      faults: search.faults)
  }

  /// Lets a search go on from what a file says.
  ///
  /// The file holds numbers of values and faults. What they stand for is found again on the ways to
  /// the states that show each of them first, which must lead to the same states.
  func resume(
    _ search: inout PackedSearch<MemoisedRules>, from path: String,
    by evaluation: RuleEvaluation<State>
  ) throws -> Checkpoint {
    let saved = try SavedSearch(path, system: system.fingerprint)
    let checkpoint = saved.checkpoint
    try search.resume(checkpoint, from: saved)
    let firsts = firstStates(in: search.store, layout: evaluation.layout)
    let ways = checkpoint.faults.map(\.source) + checkpoint.objections.map(\.state)
    let other = CheckpointError.otherSystem(file: path)
    guard
      let naturals = naturalStates(
        firsts.flatMap(\.values) + ways, in: search.store),
      evaluation.recall(firsts, in: naturals)
    else { throw other }
    for (number, state) in naturals {
      guard evaluation.isPacked(state, as: search.store[number]) else { throw other }
    }
    for found in checkpoint.faults.sorted(by: { $0.fault < $1.fault }) {
      let transitions = system.transitions(from: naturals[found.source]!)
      guard transitions.indices.contains(found.position),
        case .fault(let fault) = transitions[found.position].outcome,
        evaluation.number(of: fault) == found.fault
      else { throw other }
    }
    guard checkpoint.exercised.count == system.invariants.count else { throw other }
    var findings = checkpoint.exercised.map { InvariantFinding(isExercised: $0) }
    for (number, state) in checkpoint.objections {
      guard findings.indices.contains(number),
        case .violated(let why) = system.invariants[number].judge(naturals[state]!)
      else { throw other }
      findings[number].why = why
    }
    search.system.findings = findings
    return checkpoint
  }

  /// For each component, by the numbers of its values, the first state with each of them.
  private func firstStates(in store: StateStore, layout: StateLayout) -> [[Int: Int]] {
    var firsts = layout.fields.map { _ in [Int: Int]() }
    var known = layout.fields.map { _ in [Bool]() }
    for state in 0..<store.count {
      for component in layout.fields.indices {
        let number = layout.number(of: component, in: store[state])
        if number < known[component].count, known[component][number] { continue }
        let missing = max(0, number + 1 - known[component].count)
        known[component] += Array(repeating: false, count: missing)
        known[component][number] = true
        firsts[component][number] = state
      }
    }
    return firsts
  }

  /// Some states as natural ones, and all on the ways to them; nil where a way is not possible.
  private func naturalStates(_ states: [Int], in store: StateStore) -> [Int: State]? {
    guard let log = store.log else { return nil }
    var needed: Set<Int> = []
    for var state in states {
      while needed.insert(state).inserted {
        let source = Int(log.sources.base[state])
        if source == ArrivalLog.initial { break }
        guard source < state else { return nil }
        state = source
      }
    }
    var naturals: [Int: State] = [:]
    for state in needed.sorted() {
      let (source, position) = (Int(log.sources.base[state]), Int(log.positions.base[state]))
      if source == ArrivalLog.initial {
        guard system.initial.indices.contains(position) else { return nil }
        naturals[state] = system.initial[position]
      } else {
        let transitions = system.transitions(from: naturals[source]!)
        guard transitions.indices.contains(position),
          case .state(let natural) = transitions[position].outcome
        else { return nil }
        naturals[state] = natural
      }
    }
    return naturals
  }
}

extension RuleEvaluation {
  /// Gives values the numbers that they had.
  ///
  /// - Parameter firsts: for each component, by numbers, a state that has the value.
  /// - Returns: whether no value has two numbers.
  fileprivate func recall(_ firsts: [[Int: Int]], in naturals: [Int: State]) -> Bool {
    for (component, states) in firsts.enumerated() {
      for (number, state) in states.sorted(by: { $0.key < $1.key }) {
        guard values[component].assign(number, toValueIn: naturals[state]!) else { return false }
      }
    }
    return true
  }

  /// Whether a natural state is the one that some words stand for.
  fileprivate func isPacked(_ state: State, as words: UnsafePointer<UInt64>) -> Bool {
    values.indices.allSatisfy {
      values[$0].number(in: state) == layout.number(of: $0, in: words)
    }
  }
}
