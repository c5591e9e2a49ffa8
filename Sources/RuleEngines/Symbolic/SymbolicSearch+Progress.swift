import ModelChecker

extension SymbolicSearch {
  /// The verdicts on what must be possible in each state.
  mutating func progressVerdicts() throws -> [Verdict] {
    let unseen = Exploration<State>.unseen(
      system.progress, completeness, limits: options.limits)
    if let unseen { return unseen }
    return try system.progress.indices.map { number in
      diagrams.makeRoom(isFinal: true)
      let stuck = try stuckStates(of: number)
      if diagrams.isFull { throw EngineError.noAddressSpace(bytes: 2 * diagrams.bytes) }
      for (layer, states) in layers.enumerated() {
        let first = diagrams.intersection(states, stuck)
        if first == 0 { continue }
        return system.verdict(
          on: system.progress[number], failingAt: try path(to: first, in: layer))
      }
      return .holds(witness: nil)
    }
  }

  /// The reached states in which something is impossible.
  private mutating func stuckStates(of number: Int) throws -> Node {
    let progress = system.progress[number]
    let rules = system.progressing[number]
    var ways: [Group] = []
    for rule in rules {
      let touched = system.touched[rule]
      ways.append(
        Group(
          rules: [rule], shape: shape(reads: touched.reads, writes: touched.writes),
          reading: shape(reads: touched.reads)))
      learn(&ways[ways.count - 1], from: reached, notesFaults: false)
    }
    guard let goal = progress.goal else {
      let enabled = ways.flatMap { way in
        way.byTransitions.filter { $0.key > 0 }.values.map {
          diagrams.image(of: reached, under: $0, way.reading)
        }
      }
      return diagrams.subtract(diagrams.union(of: enabled), from: reached)
    }
    var hopeful = states(where: goal, reading: system.goals[number]!)
    var rest = diagrams.subtract(hopeful, from: reached)
    var news = hopeful
    while news != 0, rest != 0, !diagrams.isFull {
      let sources = ways.map {
        diagrams.preimage(of: news, under: $0.relation, $0.shape, within: rest)
      }
      news = diagrams.union(of: sources)
      hopeful = diagrams.union(hopeful, news)
      rest = diagrams.subtract(news, from: rest)
    }
    return rest
  }

  /// The reached states in which a condition holds.
  private mutating func states(where condition: Condition<State>, reading: Set<Int>) -> Node {
    let reading = shape(reads: reading)
    var holding: [Node] = []
    for combination in vectors(diagrams.project(reached, by: reading)) {
      if condition.holds(state(of: combination, by: reading)) {
        holding.append(diagrams.vector(combination))
      }
    }
    return diagrams.image(of: reached, under: diagrams.union(of: holding), reading)
  }
}
