extension Judge {
  /// Nothing is found on a graph with gaps: what seems out of reach may lie behind one.
  func alwaysReachable(_ reachability: Reachability<State, Effect>) -> Ruling {
    var ruling = Ruling(vacuity: "no reachable state met its premise")
    guard doubt == nil else { return ruling }
    let goals = graph.states.indices.filter { reachability.goal(graph.states[$0]) }
    let reaches = graph.canReach(goals, within: reachability.within) {
      reachability.via(graph.step(at: $0))
    }
    for (number, state) in graph.states.enumerated() where reachability.premise(state) {
      ruling.isExercised = true
      if !reaches[number] { note(reachability.why(state), at: number, in: &ruling) }
    }
    return ruling
  }
}
