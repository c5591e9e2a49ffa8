extension Judge {
  func always(_ judge: (State) -> Judgement) -> Ruling {
    var ruling = Ruling(vacuity: "no reachable state met its premise")
    for (number, state) in graph.states.enumerated() {
      note(judge(state), at: number, in: &ruling)
    }
    return ruling
  }
}
