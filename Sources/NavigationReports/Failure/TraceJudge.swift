import ModelChecker
import NavigationModel

/// Judges invariants along one trace, step by step.
///
/// Invariants that one trace cannot show to be violated are listed as not judged.
package struct TraceJudge {
  /// A violation by a state, or by the step that led to it.
  package struct Finding {
    package var invariant: String
    package var severity: Severity
    package var why: String
    /// A Boolean value that indicates whether the step before did not violate the invariant for the
    /// same reason.
    package var isNew: Bool
  }

  /// The reasons for which the step before violates each invariant.
  private var before: [Int: [String]] = [:]

  /// The invariants of which some part needs all states.
  package let notJudged: [String]

  /// The invariants of which no part needs more than the trace.
  let judged: [String]

  private var judges:
    [(
      name: String, severity: Severity, judge: RunJudge<NavigationState, NavigationEffect>
    )] = []

  /// Makes a judge of the invariants that apply to a system.
  ///
  /// - Parameter isEndless: a Boolean value that indicates whether the trace ends in a loop.
  package init(
    _ invariants: [any NavigationInvariant], of system: any NavigationSystem,
    isEndless: Bool = false
  ) {
    for invariant in invariants {
      guard case .applicable(let property) = invariant.property(for: system) else { continue }
      judges.append((invariant.name, property.severity, RunJudge(property)))
    }
    notJudged = judges.filter { $0.judge.needsAllStates(isEndless: isEndless) }.map(\.name)
    judged = judges.filter { !$0.judge.needsAllStates(isEndless: isEndless) }.map(\.name)
  }

  /// Judges the state in which the trace begins.
  package mutating func begin(in state: NavigationState) -> [Finding] {
    findings { $0.begin(in: state) }
  }

  /// Judges the next step and the state that it leads to.
  package mutating func advance(_ step: NavigationStep) -> [Finding] {
    findings { $0.advance(step) }
  }

  /// Judges what repeats forever at the end of the trace.
  package mutating func end(
    in run: EndlessRun<NavigationState, NavigationEffect>
  ) -> [Finding] {
    findings { $0.end(in: run) }
  }

  private mutating func findings(
    _ judge: (inout RunJudge<NavigationState, NavigationEffect>) -> [String]
  ) -> [Finding] {
    let known = before
    before = [:]
    return judges.indices.flatMap { index in
      let reasons = judge(&judges[index].judge)
      before[index] = reasons
      return reasons.map {
        Finding(
          invariant: judges[index].name, severity: judges[index].severity, why: $0,
          isNew: known[index]?.contains($0) != true)
      }
    }
  }
}
