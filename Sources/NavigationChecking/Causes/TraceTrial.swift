import ModelChecker
import NavigationModel

/// A trial of a counterexample in another form of its system.
struct TraceTrial {
  let counterexample: Counterexample
  let invariant: any NavigationInvariant

  /// A trace of another form that shows what never happens in this one.
  var witness: Trace?

  /// The number of states within which a goal must be found again.
  private static let stateLimit = 400

  /// Returns the outcome of the counterexample's trace in a system.
  func outcome(in system: any NavigationSystem) throws -> FixSearch.Outcome {
    guard case .applicable(let property) = invariant.property(for: system) else { return .holds }
    do {
      if counterexample.isAbsence { return try outcomeOfWitness(in: system) }
      if let loopStart = counterexample.trace.loopStart {
        return try outcome(of: property.kind.parts, repeating: loopStart, in: system)
      }
      let others = counterexample.other.map { [$0.trace] } ?? []
      let run = try RecordedRun(counterexample.trace, and: others, of: system)
      let along = TracedInvariant(original: invariant, part: .run)
      if try check(run, invariants: [along]).answers[0].isViolated { return .violates }
      guard others.isEmpty, counterexample.fault == nil, let end = run.states.last else {
        return .holds
      }
      let goals = property.kind.parts
      return try leads(end, after: run.steps, to: goals, in: system) ? .holds : .violates
    } catch is ReplayError {
      return .refused
    }
  }

  /// Returns a Boolean value that indicates whether the witness shows in a system, too, what never
  /// happened.
  private func outcomeOfWitness(in system: any NavigationSystem) throws -> FixSearch.Outcome {
    guard let witness else { return .violates }
    do {
      let run = try RecordedRun(witness, of: system)
      return try check(run, invariants: [invariant]).answers[0].isViolated ? .violates : .holds
    } catch is ReplayError {
      return .violates
    }
  }

  private func outcome(
    of parts: [NavigationProperty.Kind], repeating loopStart: Int, in system: any NavigationSystem
  ) throws -> FixSearch.Outcome {
    let (start, steps) = try system.replayed(counterexample.trace)
    let run = try system.endlessRun(from: start, along: steps, loopStart: loopStart)
    // Where the loop is no loop any more the trace shows nothing that never comes.
    guard let run else { return .refused }
    for case .leadsTo(let promise) in parts {
      if case .violated = promise.judgment(on: run) { return .violates }
    }
    return .holds
  }

  /// Returns a Boolean value that indicates whether every goal that must be reachable from the end
  /// of the trace is, within a number of states.
  private func leads(
    _ end: NavigationState, after steps: [NavigationStep], to parts: [NavigationProperty.Kind],
    in system: any NavigationSystem
  ) throws -> Bool {
    let path = steps.ordinals(from: counterexample.trace.start)
    for case .alwaysReachable(let goal) in parts where goal.premise(end) && !goal.goal(end) {
      let onward = OnwardRun(original: system, begin: end, path: path, via: goal.via)
      let isReached = NavigationProperty("Goal", .always { goal.goal($0) ? .violated("") : .holds })
      let options = ExplorationOptions(
        limits: Limits(states: Self.stateLimit), stop: .firstViolation, comparesTraces: false)
      let graph = try explore(onward, options: options, watching: [isReached])
      // Beyond a cap the way may go on.
      if graph.cut.isEmpty, !graph.states.contains(where: goal.goal) { return false }
    }
    return true
  }
}

/// A system from a state on, over some of its steps.
private struct OnwardRun: PartOfSystem {
  let original: any NavigationSystem
  let begin: NavigationState
  /// A trace of ordinals that leads to the state.
  let path: Trace
  let via: (NavigationStep) -> Bool

  var readsTraces: Bool { original.readsTraces }

  func start() -> [Outcome<NavigationState>] { [.state(begin)] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) throws -> [Expansion<NavigationState, NavigationEffect>] {
    let expansions = try original.expand(
      visits.map { visit in
        Visit(
          state: visit.state,
          trace: Trace(start: path.start, steps: path.steps + visit.trace.steps))
      })
    return zip(visits, expansions).map { visit, expansion in
      Expansion(
        transitions: expansion.transitions.filter {
          via(Step(source: visit.state, transition: $0))
        }, cut: expansion.cut)
    }
  }
}
