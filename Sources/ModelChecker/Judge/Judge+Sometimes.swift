extension Judge {
  func sometimes(_ isLike: (State) -> Bool) -> Ruling {
    var shown = Ruling(vacuity: "")
    for (number, state) in graph.states.enumerated() where isLike(state) {
      note("", at: number, in: &shown)
    }
    var ruling = Ruling(vacuity: "")
    ruling.isExercised = true
    if let best = shown.best {
      let ordinary = shown.bestOrdinary.flatMap { $0.length == best.length ? $0 : nil }
      ruling.isSettled = true
      ruling.witness = graph.trace(along: (ordinary ?? best).path)
    } else if doubt == nil {
      ruling.best = Violation(
        path: GraphPath(start: 0, edges: []), why: "no reachable state satisfies it", fault: nil,
        isAbsence: true)
      ruling.bestOrdinary = ruling.best
    }
    return ruling
  }
}
