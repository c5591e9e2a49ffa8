import ModelChecker
import NavigationModel
import NavigationReports

/// The judgment of invariants along one trace, and on what can be reached from its states.
package struct TraceCheck {
  /// An invariant that is violated.
  package struct Violation {
    package let answer: PropertyAnswer
    /// The result to which the answer belongs.
    package let result: CheckResult
    /// A Boolean value that indicates whether it is violated by what follows the trace.
    package let isBeyond: Bool
  }

  /// The result along the trace; the answers about what follows it stand in it, too.
  package private(set) var result: CheckResult

  /// The violations, in the order of the invariants.
  package private(set) var violations: [Violation] = []

  /// The answers that a limit left open.
  package private(set) var open: [PropertyAnswer] = []

  /// The faults by which no answer can be trusted.
  package let systemFaults: [SystemFault]

  /// Replays a trace and judges invariants.
  ///
  /// - Parameter options: the options of the search for what can be reached.
  /// - Throws: `ReplayError` when the system does not follow the trace.
  package init(
    _ trace: Trace, of system: any NavigationSystem, invariants: [any NavigationInvariant],
    options: ExplorationOptions
  ) throws {
    let run = try RecordedRun(trace, of: system)
    result = try check(
      run, invariants: invariants.map { TracedInvariant(original: $0, part: .run) })
    let beyond = try Beyond(run.states, of: system, invariants: invariants, options: options)
    systemFaults =
      result.systemFaults.isEmpty ? beyond?.result.systemFaults ?? [] : result.systemFaults
    for (index, answer) in result.answers.enumerated() {
      if answer.isViolated {
        violations.append(Violation(answer: answer, result: result, isBeyond: false))
      } else if let beyond, let answer = beyond.answers[index] {
        result.answers[index] = answer
        if answer.isViolated {
          violations.append(Violation(answer: answer, result: beyond.result, isBeyond: true))
        } else if answer.isOpen {
          open.append(answer)
        }
      }
    }
  }

  /// Returns the step of a trace whose event exists in a system but cannot happen there; nil when the
  /// trace makes no sense in the system.
  package static func refusedStep(
    _ error: ReplayError, of system: any NavigationSystem, options: ExplorationOptions
  ) throws -> Int? {
    switch error {
    case .disabled(let step, _, _, _): return step
    case .unknownEvent(let step, let name, _):
      // The platform's events have names only where they can happen.
      guard EventKind.mayBeOfPlatform(name) else { return nil }
      let result = try check(system, invariants: [], options: options)
      return result.graph.edges.contains { $0.event.name == name } ? step : nil
    case .startOutOfRange, .startFaulted, .unknownOrdinal, .noSuchChoice, .endedInFault: return nil
    }
  }
}

/// The exploration of a system for what invariants want to be reachable from some states.
private struct Beyond {
  let result: CheckResult
  /// The answers, by the position of their invariant.
  let answers: [Int: PropertyAnswer]

  /// Explores a system; nil when no invariant wants anything to be reachable.
  init?(
    _ states: [NavigationState], of system: any NavigationSystem,
    invariants: [any NavigationInvariant], options: ExplorationOptions
  ) throws {
    let onward = invariants.map {
      TracedInvariant(original: $0, part: .reachability(from: states))
    }
    let positions = onward.indices.filter { onward[$0].applies(to: system) }
    if positions.isEmpty { return nil }
    result = try check(system, invariants: positions.map { onward[$0] }, options: options)
    answers = Dictionary(uniqueKeysWithValues: zip(positions, result.answers))
  }
}

extension NavigationInvariant {
  /// Returns a Boolean value that indicates whether the invariant applies to a system.
  package func applies(to system: any NavigationSystem) -> Bool {
    if case .applicable = property(for: system) { true } else { false }
  }
}
