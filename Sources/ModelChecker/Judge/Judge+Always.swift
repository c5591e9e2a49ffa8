extension Judge {
  func always(_ judge: (State) -> Judgement) -> Ruling {
    var ruling = Ruling(vacuity: Vacuity.always)
    for (number, state) in graph.states.enumerated() {
      note(judge(state), at: number, in: &ruling)
    }
    return ruling
  }
}

// MARK: - Saying that nothing was said

enum Vacuity {
  static let always = "no reachable state met its premise"
}
