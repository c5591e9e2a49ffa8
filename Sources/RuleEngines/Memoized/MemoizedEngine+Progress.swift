import ModelChecker

/// The states of a finished search from which something is possible.
struct ProgressSearch<State: Hashable & Sendable> {
  private let system: RuleSystem<State>
  private let evaluation: RuleEvaluation<State>
  private let search: PackedSearch<MemoizedRules>

  init(
    _ system: RuleSystem<State>, _ evaluation: RuleEvaluation<State>,
    _ search: PackedSearch<MemoizedRules>
  ) {
    self.system = system
    self.evaluation = evaluation
    self.search = search
  }

  /// The first state, by number, in which something is impossible.
  func firstStuck(in number: Int) throws -> Int? {
    // Its values are numbered as those of the search are, so that the words mean the same.
    let part = RuleEvaluation(
      system.keeping(system.progressing[number]), layout: evaluation.layout,
      values: evaluation.values)
    var rules = try MemoizedRules(part)
    var successors = PackedSuccessors(width: search.store.width)
    defer {
      rules.deallocate()
      successors.deallocate()
    }
    guard let goal = system.progress[number].goal else {
      return try (0..<search.store.count).first { state in
        try expand(state, by: &rules, into: &successors)
        return successors.count == 0
      }
    }
    return try firstHopeless(
      goal, reading: system.goals[number]!, by: &rules, into: &successors)
  }

  private func expand(
    _ state: Int, by rules: inout MemoizedRules, into successors: inout PackedSuccessors
  ) throws {
    successors.clear()
    try rules.expand(search.store[state], count: 1, into: &successors)
  }

  /// The first state from which no rules lead to a goal.
  private func firstHopeless(
    _ goal: Condition<State>, reading: Set<Int>, by rules: inout MemoizedRules,
    into successors: inout PackedSuccessors
  ) throws -> Int? {
    let store = search.store
    var memo = Memo(mask: evaluation.layout.mask(of: reading))
    defer { memo.deallocate() }
    var isHopeful = [Bool](repeating: false, count: store.count)
    var rest: [UInt32] = []
    for state in 0..<store.count {
      var answer = memo.find(store[state])
      if answer < 0 {
        answer = goal.holds(evaluation.unpack(store[state])) ? 1 : 0
        memo.keep(answer, for: store[state])
      }
      if answer == 1 { isHopeful[state] = true } else { rest.append(UInt32(state)) }
    }
    // Every pass comes at least one step nearer to the states that are farthest from the goal.
    while !rest.isEmpty {
      let before = rest.count
      var left: [UInt32] = []
      for state in rest {
        try expand(Int(state), by: &rules, into: &successors)
        let leads = (0..<successors.count).contains { index in
          successors.marks[index] != .fault
            && isHopeful[store.number(of: successors.words + index * store.width)!]
        }
        if leads { isHopeful[Int(state)] = true } else { left.append(state) }
      }
      rest = left
      if rest.count == before { return rest.first.map { Int($0) } }
    }
    return nil
  }
}

extension MemoizedEngine {
  /// The verdicts on what must be possible in each state.
  func progressVerdicts(
    on search: PackedSearch<MemoizedRules>, by evaluation: RuleEvaluation<State>
  ) throws -> [Verdict] {
    let unseen = Exploration<State>.unseen(
      system.progress, search.completeness, limits: search.limits)
    if let unseen { return unseen }
    let possible = ProgressSearch(system, evaluation, search)
    return try system.progress.enumerated().map { number, progress in
      guard let state = try possible.firstStuck(in: number) else { return .holds(witness: nil) }
      let path = try search.path(to: state, in: system) {
        evaluation.unpack(search.store[$0]) == $1
      }
      guard let path else {
        let end = evaluation.unpack(search.store[state])
        return system.verdict(
          on: progress, failingAt: PlainPath(start: 0, steps: [], end: end))
      }
      return system.verdict(on: progress, failingAt: path)
    }
  }
}
