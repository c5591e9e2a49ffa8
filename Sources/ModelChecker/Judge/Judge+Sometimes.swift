extension Judge {
  func sometimes(_ isLike: (State) -> Bool) -> Ruling {
    var shown = Ruling(vacuity: "")
    for (number, state) in graph.states.enumerated() where isLike(state) {
      keep("", at: number, in: &shown)
    }
    return existence(shown, orElse: "no reachable state satisfies it")
  }

  func sometimesStep(_ isLike: (Step<State, Effect>) -> Bool, why: String) -> Ruling {
    var shown = Ruling(vacuity: "")
    for edge in graph.table.records.indices where isLike(graph.step(at: edge)) {
      keep("", at: Int(graph.table.records[edge].source), then: [edge], in: &shown)
    }
    return existence(shown, orElse: why)
  }

  /// Rules by what shows that there is one; that there is none is known only when all was seen.
  private func existence(_ shown: Ruling, orElse why: String) -> Ruling {
    var ruling = Ruling(vacuity: "")
    ruling.isExercised = true
    if let best = shown.best {
      let ordinary = shown.bestOrdinary.flatMap { $0.length == best.length ? $0 : nil }
      ruling.isSettled = true
      ruling.witness = graph.trace(along: (ordinary ?? best).path)
    } else if doubt == nil {
      ruling.best = Violation(
        path: Path(start: 0, edges: []), why: why, fault: nil, isAbsence: true)
      ruling.bestOrdinary = ruling.best
      ruling.best.map { groups?.note($0) }
    }
    return ruling
  }
}
