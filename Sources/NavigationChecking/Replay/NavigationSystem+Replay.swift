import ModelChecker
import NavigationModel

/// Where a trace begins: one of the initial states of its system.
struct TraceStart {
  /// The number of the initial state.
  var number: Int

  /// The state.
  var state: NavigationState
}

// These open the existential, which the engine's generic functions need.
extension NavigationSystem {
  /// Replays a trace: where it begins, and its steps.
  func replayed(_ trace: Trace) throws -> (start: TraceStart, steps: [NavigationStep]) {
    let start = TraceStart(number: trace.start, state: try initialState(of: self, for: trace))
    return (start, try replay(trace, in: self))
  }

  /// The transitions that are possible after some steps; nil when they end in a fault.
  func onward(
    from start: TraceStart, along steps: [NavigationStep]
  ) throws -> Expansion<NavigationState, NavigationEffect>? {
    if steps.last?.fault != nil { return nil }
    let visit = Visit(
      state: steps.last?.target ?? start.state, trace: steps.ordinals(from: start.number))
    return try expand([visit])[0]
  }

  /// The names of the ways on which steps go on that come out another way than usual, by position.
  func ways(from start: TraceStart, along steps: [NavigationStep]) throws -> [Int: String] {
    var names: [Int: String] = [:]
    for (position, step) in steps.enumerated() where step.transition.choices.anotherWay != nil {
      // What tells a way from the others is known where all of them are.
      let before = try onward(from: start, along: Array(steps.prefix(position)))
      names[position] = before?.optionName(of: step)
    }
    return names
  }

  /// The run of steps of which those from a number on repeat forever; nil when they lead elsewhere.
  func endlessRun(
    from start: TraceStart, along steps: [NavigationStep], loopStart: Int
  ) throws -> EndlessRun<NavigationState, NavigationEffect>? {
    try EndlessRun(from: start.state, steps: steps, loopStart: loopStart) { position, state in
      let transitions =
        try onward(from: start, along: Array(steps.prefix(position)))?.transitions ?? []
      return transitions.map { Step(source: state, transition: $0) }
    }
  }
}

extension [NavigationStep] {
  /// The trace of the steps from an initial state on, as their system numbers the events.
  func ordinals(from start: Int) -> Trace {
    Trace(
      start: start,
      steps: map {
        Trace.Step(.ordinal($0.transition.event.ordinal), choices: $0.transition.choices)
      })
  }
}
