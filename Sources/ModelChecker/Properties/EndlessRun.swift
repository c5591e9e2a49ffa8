/// A run that ends in a loop or at rest, with all that could happen on the loop.
public struct EndlessRun<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The states of the run, one more than it has steps; the last is the one where the loop begins.
  public var states: [State]

  /// The steps, those of the loop once.
  public var steps: [Step<State, Effect>]

  /// The number of steps before the loop; the number of all steps where the run rests.
  public var loopStart: Int

  /// The steps that could be taken in each state from the loop's first on, the last state left out
  /// unless the run rests in it.
  public var possible: [[Step<State, Effect>]]

  /// Makes a run; nil when its end is another state than the one where the loop begins.
  ///
  /// - Parameter possible: returns what could happen in a state of the run, given by its position.
  public init?(
    from start: State, steps: [Step<State, Effect>], loopStart: Int,
    possible: (_ position: Int, State) throws -> [Step<State, Effect>]
  ) rethrows {
    states = [start] + steps.compactMap(\.target)
    guard states.count == steps.count + 1, states.indices.contains(loopStart),
      states[loopStart] == states[steps.count]
    else { return nil }
    self.steps = steps
    self.loopStart = loopStart
    self.possible = []
    for position in loopStart..<max(steps.count, loopStart + 1) {
      self.possible.append(try possible(position, states[position]))
    }
  }
}

extension LeadsTo {
  /// Judges one run: whether something that it owes is never met, though nobody who must go on
  /// waits forever.
  public func judgment(on run: EndlessRun<State, Effect>) -> Judgment {
    let owed = run.states.indices.compactMap { position in
      obligation(run.states[position]).map { (position, $0) }
    }
    guard !owed.isEmpty else { return .notExercised }
    guard isFair(run) else { return .holds }
    // What is owed on the loop is owed again each time round, and may be met anywhere on it.
    let broken = owed.first { position, obligation in
      let position = min(position, run.loopStart)
      return run.states[position...].allSatisfy { !isMet(obligation, $0) }
        && run.steps[position...].allSatisfy(via)
    }
    return broken.map { .violated(why($0.1)) } ?? .holds
  }

  /// Returns a Boolean value that indicates whether each process rests somewhere on the loop or
  /// takes a step of it.
  private func isFair(_ run: EndlessRun<State, Effect>) -> Bool {
    let enabled = zip(run.possible, run.states[run.loopStart...]).map { steps, state in
      Set(steps.compactMap(process) + due(state))
    }
    let taken = Set(run.steps[run.loopStart...].compactMap(process))
    return enabled.dropFirst().reduce(enabled[0]) { $0.intersection($1) }.isSubset(of: taken)
  }
}
