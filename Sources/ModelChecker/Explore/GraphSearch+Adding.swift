extension GraphSearch {
  /// Adds an initial state, or the fault of making it, and answers whether that violates a property.
  mutating func addInitial(_ outcome: Outcome<State>, at start: Int) -> Bool {
    switch outcome {
    case .fault(let fault):
      graph.initial.append(nil)
      graph.faults.append(StateFault(state: nil, start: start, fault: fault))
      return watch.isViolated(by: fault)
    case .state(let state):
      let found = number(of: state, depth: 0, arrival: -1)
      graph.initial.append(found?.number)
      if found == nil { completeness = .bounded(by: .states) }
      return found?.isNew == true && watch.isViolated(byInitial: state)
    }
  }

  /// Adds the transitions of a state, and the states to which they lead.
  mutating func add(_ expansion: Expansion<State, Effect>, of source: Int) {
    let first = graph.table.records.count
    var isWhole = true
    var isViolated = false
    for transition in expansion.transitions {
      guard
        let (target, isNew) = add(transition.outcome, after: source, cutting: expansion.cut)
      else {
        isWhole = false
        continue
      }
      if watch.isViolated(
        by: transition, from: graph.states[source], number: source, isNew: isNew)
      {
        isViolated = true
      }
      graph.table.records.append(
        EdgeRecord(
          source: UInt32(source), target: target, event: pools.number(of: transition.event),
          choices: pools.number(ofChoices: transition.choices),
          effects: pools.number(ofEffects: transition.effects)))
    }
    graph.table.outgoing[source] = first..<graph.table.records.count
    graph.isExpanded[source] = isWhole
    graph.faults += expansion.faults.map { StateFault(state: source, start: nil, fault: $0) }
    graph.guards.note(expansion.disabled, in: source)
    if !expansion.untried.isEmpty { graph.statesWithUntried.insert(source) }
    for event in expansion.untried { graph.untried[event.name, default: 0] += 1 }
    for event in expansion.refused { graph.refused[event.name, default: 0] += 1 }
    if options.limits.depth != nil { shorten(from: source) }
    if !isWhole {
      completeness = .bounded(by: .states)
    } else if isViolated {
      completeness = .interrupted(Self.violated)
    } else if expansion.faults.contains(where: { $0.kind == .replayDiverged }) {
      // Whatever comes next may be another state each time.
      completeness = .interrupted(Self.diverged)
    }
  }

  /// Adds the end of the next transition of a state; nil where there is no room for it.
  private mutating func add(
    _ outcome: Outcome<State>, after source: Int, cutting cut: [State: String]
  ) -> (target: Int32, isNew: Bool)? {
    switch outcome {
    case .fault(let fault):
      return (~pools.number(ofFault: fault), false)
    case .state(let state):
      let edge = Int32(graph.table.records.count)
      guard let found = number(of: state, depth: depths[source] + 1, arrival: edge) else {
        return nil
      }
      let cap = cut.isEmpty ? nil : cut[state]
      if found.isNew {
        graph.cut[found.number] = cap
        if canBeExpanded(found.number) { frontier.add(found.number) }
      } else if cap == nil, graph.cut.removeValue(forKey: found.number) != nil,
        canBeExpanded(found.number)
      {
        // Another step leads there within the caps.
        frontier.add(found.number)
      }
      return (Int32(found.number), found.isNew)
    }
  }

  /// Returns the number of a state, a new one when it was not found before; nil beyond the limit.
  private mutating func number(
    of state: State, depth: Int32, arrival: Int32
  ) -> (number: Int, isNew: Bool)? {
    switch index.find(state, in: graph.states) {
    case .known(let number):
      return (number, false)
    case .free(let slot, let hash):
      let number = graph.states.count
      if let limit = options.limits.states, number >= limit { return nil }
      index.insert(number, slot: slot, hash: hash)
      graph.states.append(state)
      graph.isExpanded.append(false)
      graph.table.outgoing.append(0..<0)
      depths.append(depth)
      arrivals.append(arrival)
      return (number, true)
    }
  }
}

// MARK: - Paths

extension GraphSearch {
  /// Carries a shorter path to a state on to the states behind it.
  ///
  /// A search that is not breadth-first may meet the limit of depth in a state on a detour; when
  /// it finds the shorter path later, the state must be expanded after all.
  private mutating func shorten(from source: Int) {
    var waiting = [source]
    while let state = waiting.popLast() {
      for edge in graph.table.outgoing[state] {
        let target = Int(graph.table.records[edge].target)
        guard target >= 0, depths[state] + 1 < depths[target] else { continue }
        let couldBeExpanded = canBeExpanded(target)
        depths[target] = depths[state] + 1
        arrivals[target] = Int32(edge)
        if graph.isExpanded[target] {
          waiting.append(target)
        } else if !couldBeExpanded, canBeExpanded(target) {
          frontier.add(target)
        }
      }
    }
  }

  /// A Boolean value that indicates whether a state is nearer than the limit of depth, and no cap
  /// ends the path there.
  func canBeExpanded(_ state: Int) -> Bool {
    graph.cut[state] == nil && options.limits.depth.map { Int(depths[state]) < $0 } ?? true
  }

  /// The trace of ordinals by which a state was found.
  func trace(to state: Int) -> Trace {
    guard system.readsTraces else { return Trace() }
    var steps: [Trace.Step] = []
    steps.reserveCapacity(Int(depths[state]))
    var state = state
    while arrivals[state] >= 0 {
      let record = graph.table.records[Int(arrivals[state])]
      steps.append(
        Trace.Step(
          .ordinal(pools.pools.events[Int(record.event)].ordinal),
          choices: pools.pools.choices[Int(record.choices)]))
      state = Int(record.source)
    }
    return Trace(start: graph.initial.firstIndex(of: state) ?? 0, steps: steps.reversed())
  }
}
