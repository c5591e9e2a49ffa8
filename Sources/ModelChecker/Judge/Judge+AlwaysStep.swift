extension Judge {
  func alwaysStep(_ judge: (Step<State, Effect>) -> Judgement) -> Ruling {
    var ruling = Ruling(vacuity: "no transition met its premise")
    for edge in graph.table.records.indices {
      let step = graph.step(at: edge)
      let source = Int(graph.table.records[edge].source)
      note(judge(step), fault: step.fault, at: source, then: [edge], in: &ruling)
    }
    return ruling
  }
}
