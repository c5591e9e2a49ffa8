extension MemoizedEngine {
  /// The progress of a search.
  func checkpoint(
    of search: borrowing PackedSearch<MemoizedRules>, bits: [Int], evaluations: Int
  ) -> Checkpoint {
    Checkpoint(
      system: system.fingerprint, bits: bits, states: search.store.count,
      expanded: search.expanded, layerEnd: search.layerEnd, depth: search.depth,
      transitions: search.transitions, evaluations: evaluations, answers: search.system.answers,
      violations: search.violations, faults: search.faults)
  }

  /// Lets a search continue from a checkpoint file.
  ///
  /// The file holds numbers of values and faults. What they stand for is found again on the paths to
  /// the states that show each of them first, which must lead to the same states. Then the states
  /// that were expanded are expanded once more, without a look at the table of known states, and all
  /// are judged again: closures that answer otherwise than before make it another system. Each state
  /// must be the successor as which it was found, so that none is there that can't be reached.
  func resume(
    _ search: inout PackedSearch<MemoizedRules>, from path: String,
    by evaluation: RuleEvaluation<State>
  ) throws -> Checkpoint {
    let saved = try SavedSearch(path, system: system.fingerprint)
    let checkpoint = saved.checkpoint
    try search.resume(checkpoint, from: saved)
    let firsts = firstStates(in: search.store, layout: evaluation.layout)
    let other = CheckpointError.otherSystem(file: path)
    guard
      let naturals = naturalStates(
        firsts.flatMap(\.values) + checkpoint.faults.map(\.source), in: search.store),
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
    do {
      guard try search.startsAlike(evaluation.initialWords()), search.isJudgedAlike(),
        try search.answersAlike(checkpoint.answers)
      else { throw other }
    } catch is FieldOverflow {
      // There were fewer values before.
      throw other
    }
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

  /// Some states as natural ones, and all on the paths to them; nil where a path is not possible.
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
      let (source, position) = log.arrival(at: state)
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

  /// Returns a Boolean value that indicates whether a natural state is the one that some words
  /// stand for.
  fileprivate func isPacked(_ state: State, as words: UnsafePointer<UInt64>) -> Bool {
    values.indices.allSatisfy {
      values[$0].number(in: state) == layout.number(of: $0, in: words)
    }
  }
}

// MARK: - Whether closures answer as before

extension PackedSearch<MemoizedRules> {
  /// Returns a Boolean value that indicates whether the states that no other led to are the initial
  /// ones.
  fileprivate func startsAlike(_ words: [UInt64]) -> Bool {
    let width = store.width
    let initial = stride(from: 0, to: words.count, by: width).map {
      Array(words[$0..<$0 + width])
    }
    guard let log = store.log, initial.allSatisfy({ store.contains($0) }) else { return false }
    return (0..<store.count).allSatisfy { state in
      let (source, position) = log.arrival(at: state)
      guard source == ArrivalLog.initial else { return true }
      let words = UnsafeBufferPointer(start: store[state], count: width)
      return position < initial.count && words.elementsEqual(initial[position])
    }
  }

  /// Judges all states and answers whether the same ones are the first to violate invariants.
  fileprivate mutating func isJudgedAlike() -> Bool {
    var found: [(number: Int, state: Int)] = []
    for state in 0..<store.count {
      for number in system.violations(in: store[state], number: state) {
        found.append((number, state))
      }
    }
    return found.elementsEqual(violations) { $0 == $1 }
  }

  /// Expands the expanded states again and answers whether the closures say what they said, and each
  /// state was found as the file says.
  fileprivate mutating func answersAlike(_ answers: UInt64) throws -> Bool {
    var successors = PackedSuccessors(width: store.width)
    defer { successors.deallocate() }
    var transitions = 0
    var trail = Trail(in: store)
    for first in stride(from: 0, to: expanded, by: PackedSuccessors.batch) {
      successors.clear()
      let count = min(PackedSuccessors.batch, expanded - first)
      try system.expand(store[first], count: count, into: &successors)
      transitions += successors.count
      trail.follow(successors, from: first)
    }
    return transitions == self.transitions && system.answers == answers
      && trail.isWhole(expanded: expanded, layerEnd: layerEnd, depth: depth)
  }
}
