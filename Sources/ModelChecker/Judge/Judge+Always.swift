extension Judge {
  func always(_ judge: (State) -> Judgment) -> Ruling {
    var ruling = Ruling(vacuity: Vacuity.always)
    for (number, state) in graph.states.enumerated() {
      note(judge(state), at: number, in: &ruling)
    }
    return ruling
  }

  func alwaysStep(_ judge: (Step<State, Effect>) -> Judgment) -> Ruling {
    var ruling = Ruling(vacuity: "no transition met its premise")
    for edge in graph.table.records.indices {
      let step = graph.step(at: edge)
      let source = Int(graph.table.records[edge].source)
      note(judge(step), fault: step.fault, at: source, then: [edge], in: &ruling)
    }
    return ruling
  }

  func noFault(of kinds: [Fault.Kind]) -> Ruling {
    var ruling = Ruling(vacuity: "")
    ruling.isExercised = true
    for located in graph.faults where kinds.contains(located.fault.kind) {
      if let state = located.state {
        note(located.fault.message, fault: located.fault, at: state, in: &ruling)
      } else if let start = located.start, ruling.best?.length != 0 {
        // No step leads to a state that cannot be made: its trace is as short as can be.
        ruling.best = Violation(
          path: Path(start: start, edges: []), why: located.fault.message,
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

  /// Rules by what is known before anything is searched; a violation shows in the first state.
  func given(_ judgment: Judgment) -> Ruling {
    var ruling = Ruling(vacuity: Vacuity.always)
    if let start = graph.initial.compactMap(\.self).first {
      note(judgment, at: start, in: &ruling)
    }
    ruling.isSettled = judgment == .holds
    return ruling
  }

  /// What was not followed may lead to the goal, so that only the states are out of reach from which
  /// every way was followed to its end, and every outcome tried. A cap counts for this where it is no
  /// farther away than the goal is from any state that has a way to it: an app whose stack can always
  /// grow would never be judged otherwise. Where the system itself is at fault, nobody knows where a way ends.
  func alwaysReachable(_ reachability: Reachability<State, Effect>) -> Ruling {
    var ruling = Ruling(vacuity: Vacuity.always)
    guard graph.firstSystemFault == nil else { return ruling }
    func distances(to goals: [Int]) -> [Int?] {
      graph.distances(to: goals, within: reachability.within) {
        reachability.via(graph.step(at: $0))
      }
    }
    let toGoal = distances(
      to: graph.states.indices.filter { reachability.goal(graph.states[$0]) })
    let asked = graph.states.indices.filter {
      graph.isExpanded[$0] && reachability.premise(graph.states[$0])
    }
    ruling.isExercised = !asked.isEmpty
    let unreached = asked.filter { toGoal[$0] == nil }
    // Where a way leads to the goal from everywhere, nobody asks for what was not followed.
    guard !unreached.isEmpty else { return ruling }
    let isCutShort = doubt != nil
    let ends = graph.states.indices.filter {
      !graph.isExpanded[$0] || isCutShort && graph.statesWithUntried.contains($0)
    }
    let toEnd = distances(to: ends)
    let longest = asked.compactMap { toGoal[$0] }.reduce(1, max)
    var open: [Int] = []
    for number in unreached {
      if let steps = toEnd[number], isCutShort || steps <= longest {
        open.append(number)
      } else {
        note(reachability.why(graph.states[number]), at: number, in: &ruling)
      }
    }
    // A search that was cut short has its own reason to doubt.
    if !open.isEmpty, !isCutShort {
      let caps = Set(graph.cut.values).sorted().filter { cap in
        let toCap = distances(to: ends.filter { graph.cut[$0] == cap })
        return open.contains { toCap[$0] != nil }
      }
      ruling.doubt = Doubt.beyond(caps, from: open.count)
    }
    return ruling
  }
}

// MARK: - Saying that nothing was said

package enum Vacuity {
  package static let always = "no reachable state met its premise"
}
