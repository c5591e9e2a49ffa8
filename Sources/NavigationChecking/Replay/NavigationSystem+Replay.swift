import ModelChecker
import NavigationModel

// These open the existential, which the engine's generic functions need.
extension NavigationSystem {
  /// Replays a trace: the state in which it begins, and its steps.
  func replayed(
    _ trace: Trace
  ) throws -> (start: NavigationState, steps: [NavigationStep]) {
    (try initialState(of: self, for: trace), try replay(trace, in: self))
  }

  /// The transitions that are possible after some steps; nil when they end in a fault.
  func onward(
    from start: NavigationState, along steps: [NavigationStep]
  ) throws -> Expansion<NavigationState, NavigationEffect>? {
    if steps.last?.fault != nil { return nil }
    return try expand([Visit(state: steps.last?.target ?? start, trace: steps.ordinals)])[0]
  }

  /// The names of the ways on which steps go on that come out another way than usual, by position.
  func ways(from start: NavigationState, along steps: [NavigationStep]) throws -> [Int: String] {
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
    from start: NavigationState, along steps: [NavigationStep], loopStart: Int
  ) throws -> EndlessRun<NavigationState, NavigationEffect>? {
    try EndlessRun(from: start, steps: steps, loopStart: loopStart) { position, state in
      let transitions =
        try onward(from: start, along: Array(steps.prefix(position)))?.transitions ?? []
      return transitions.map { Step(source: state, transition: $0) }
    }
  }
}

extension [NavigationStep] {
  /// The trace of the steps as their system numbers the events.
  var ordinals: Trace {
    Trace(
      steps: map {
        Trace.Step(.ordinal($0.transition.event.ordinal), choices: $0.transition.choices)
      })
  }
}
