extension StateGraph {
  /// Adds runs of the system that the search did not come to.
  ///
  /// A state that is new has the transitions of these runs alone, and counts as not expanded. A run ends
  /// where a cap ended the path, and where the search saw a state's transitions and the run takes
  /// another one. Add all runs at once: later there may be no room for more.
  ///
  /// - Parameter runs: the numbers of the initial states and the steps from there.
  /// - Complexity: linear in the graph, where something is new.
  package mutating func add(runs: [(start: Int, steps: [Step<State, Effect>])]) {
    var numbers = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1, $0) })
    // The transitions of a state lie next to one another.
    var sources: [Int] = []
    var added: [Int: [Transition<State, Effect>]] = [:]
    for run in runs where initial.indices.contains(run.start) {
      guard var state = initial[run.start] else { continue }
      for step in run.steps {
        if !has(step.transition, from: state, in: numbers) {
          guard !isDone(state), canHaveMore(state) else { break }
          if added[state] == nil { sources.append(state) }
          if added[state]?.contains(step.transition) != true {
            added[state, default: []].append(step.transition)
          }
        }
        guard case .state(let target) = step.transition.outcome else { break }
        if numbers[target] == nil {
          numbers[target] = states.count
          append(target)
        }
        state = numbers[target]!
      }
    }
    guard !sources.isEmpty else { return }
    // The state at which the limit of states ended the search has the last transitions.
    for source in sources.filter(hasTransitions) + sources.filter({ !hasTransitions($0) }) {
      let first = hasTransitions(source) ? table.outgoing[source].lowerBound : table.records.count
      for transition in added[source]! { append(transition, from: source, to: numbers) }
      table.outgoing[source] = first..<table.records.count
    }
    shortestPaths = ShortestPaths(table: table, reached: initial.compactMap(\.self))
  }

  private func hasTransitions(_ state: Int) -> Bool { !table.outgoing[state].isEmpty }

  /// A Boolean value that indicates whether transitions can be put next to those that a state has.
  private func canHaveMore(_ state: Int) -> Bool {
    !hasTransitions(state) || table.outgoing[state].upperBound == table.records.count
  }

  private func has(
    _ transition: Transition<State, Effect>, from state: Int, in numbers: [State: Int]
  ) -> Bool {
    table.outgoing[state].contains { edge in
      let record = table.records[edge]
      guard pools.events[Int(record.event)].name == transition.event.name,
        pools.choices[Int(record.choices)] == transition.choices
      else { return false }
      return switch transition.outcome {
      case .state(let target): numbers[target] == Int(record.target)
      case .fault: record.target < 0
      }
    }
  }

  private mutating func append(_ state: State) {
    states.append(state)
    isExpanded.append(false)
    table.outgoing.append(0..<0)
  }

  private mutating func append(
    _ transition: Transition<State, Effect>, from source: Int, to numbers: [State: Int]
  ) {
    let target: Int32 =
      switch transition.outcome {
      case .state(let state): Int32(numbers[state]!)
      case .fault(let fault): ~Int32(position(of: fault, in: &pools.faults))
      }
    table.records.append(
      EdgeRecord(
        source: UInt32(source), target: target,
        event: UInt32(position(of: transition.event, in: &pools.events)),
        choices: UInt32(position(of: transition.choices, in: &pools.choices)),
        effects: UInt32(position(of: transition.effects, in: &pools.effects))))
  }
}

/// The position of a value in a pool, to which it is added if it is new.
private func position<Value: Equatable>(of value: Value, in pool: inout [Value]) -> Int {
  if let position = pool.firstIndex(of: value) { return position }
  pool.append(value)
  return pool.count - 1
}
