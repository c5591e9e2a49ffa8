extension Judge {
  /// Compares each transition of an event with those before it.
  ///
  /// A choice of an order exercises the property even where no other ends elsewhere: transitions
  /// that end alike are one.
  func confluent(_ confluence: Confluence<State, Effect>) -> Ruling {
    var ruling = Ruling(vacuity: "no event left an order open")
    let records = graph.table.records
    for (state, outgoing) in graph.table.outgoing.enumerated() {
      var first = outgoing.lowerBound
      while first < outgoing.upperBound {
        // The transitions of a state are in the order of their events.
        let next =
          outgoing[first...].first { records[$0].event != records[first].event }
          ?? outgoing.upperBound
        if next - first > 1 || !ruling.isExercised && records[first].choices != 0 {
          compare(first..<next, from: state, by: confluence, in: &ruling)
        }
        first = next
      }
    }
    return ruling
  }

  private func compare(
    _ edges: Range<Int>, from state: Int, by confluence: Confluence<State, Effect>,
    in ruling: inout Ruling
  ) {
    let ways = edges.compactMap { way(at: $0, by: confluence) }
    // Outcomes that differ are transitions of their own, so each tells what its siblings chose.
    let outcomes = ways.reduce(into: Set<Int>()) { $0.formUnion($1.outcomes) }
    if ways.contains(where: { !outcomes.isSuperset(of: $0.choices.indices) }) {
      ruling.isExercised = true
    }
    for (position, way) in ways.enumerated() {
      var unlike: (way: Way, why: String)?
      var isLikeAnother = false
      for other in ways[..<position] where other.key == way.key {
        let judgment = confluence.relation(
          graph.states[other.target], graph.states[way.target])
        if judgment != .notExercised, other.order != way.order { ruling.isExercised = true }
        switch judgment {
        case .holds: isLikeAnother = true
        case .notExercised: break
        case .violated(let why):
          if unlike == nil, other.order != way.order { unlike = (other, why) }
        }
      }
      if let unlike, !isLikeAnother {
        note(
          .violated(unlike.why), at: state, then: [way.edge], insteadOf: [unlike.way.edge],
          in: &ruling)
      }
    }
  }

  private func way(at edge: Int, by confluence: Confluence<State, Effect>) -> Way? {
    let target = Int(graph.table.records[edge].target)
    guard target >= 0 else { return nil }
    let step = graph.step(at: edge)
    return confluence.key(step).map {
      Way(
        edge: edge, target: target, key: $0, choices: step.transition.choices,
        outcomes: confluence.outcomes(step))
    }
  }
}

/// A way in which an event can happen.
private struct Way {
  let edge: Int
  let target: Int
  let key: AnyHashable
  let choices: [Int]
  let outcomes: Set<Int>

  /// The choices of an order that are not the usual ones, by position.
  var order: [Int: Int] {
    choices.enumerated().reduce(into: [:]) { order, choice in
      guard choice.element != 0, !outcomes.contains(choice.offset) else { return }
      order[choice.offset] = choice.element
    }
  }
}
