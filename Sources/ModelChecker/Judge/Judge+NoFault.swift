extension Judge {
  func noFault(of kinds: [Fault.Kind]) -> Ruling {
    var ruling = Ruling(vacuity: "")
    ruling.isExercised = true
    for located in graph.faults where kinds.contains(located.fault.kind) {
      if let state = located.state {
        note(located.fault.message, fault: located.fault, at: state, in: &ruling)
      } else if let start = located.start, ruling.best?.length != 0 {
        // No step leads to a state that cannot be made: its trace is as short as can be.
        ruling.best = Violation(
          path: GraphPath(start: start, edges: []), why: located.fault.message,
          fault: located.fault)
        ruling.bestOrdinary = ruling.best
        ruling.best.map { groups?.note($0) }
      }
    }
    for edge in graph.table.records.indices {
      guard let fault = graph.fault(ofEdge: edge), kinds.contains(fault.kind) else { continue }
      let source = Int(graph.table.records[edge].source)
      note(fault.message, fault: fault, at: source, then: [edge], in: &ruling)
    }
    return ruling
  }
}
