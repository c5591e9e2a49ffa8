extension Judge {
  /// Compares each transition of an event with those before it.
  ///
  /// A transition with choices exercises the property even where no other ends elsewhere: those that
  /// end alike are one transition.
  func confluent(_ confluence: Confluence<State, Effect>) -> Ruling {
    var ruling = Ruling(vacuity: "no event left anything open")
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
    var earlier: [(edge: Int, key: AnyHashable, target: Int)] = []
    for edge in edges where graph.table.records[edge].target >= 0 {
      let step = graph.step(at: edge)
      guard let key = confluence.key(step) else { continue }
      let target = Int(graph.table.records[edge].target)
      if !step.transition.choices.isEmpty { ruling.isExercised = true }
      for other in earlier where other.key == key {
        note(
          confluence.relation(graph.states[other.target], graph.states[target]), at: state,
          then: [edge], insteadOf: [other.edge], in: &ruling)
      }
      earlier.append((edge, key, target))
    }
  }
}
