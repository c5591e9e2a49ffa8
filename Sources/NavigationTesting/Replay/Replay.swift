import ModelChecker
import NavigationModel
import NavigationReports

/// One trace of a system, replayed and judged on behalf of an assertion.
struct Replay {
  var system: any NavigationSystem
  var text: String
  var invariants: [any NavigationInvariant]
  var expectation: ReplayExpectation
  var limits: Limits

  /// Replays the trace and judges the invariants.
  func run(for test: RunningTest?) -> (result: CheckResult, findings: [Finding]) {
    AssertionTurn.take(of: test, skipped: (.skipped(system, invariants), [])) {
      replay(for: test)
    }
  }

  private func replay(for test: RunningTest?) -> (result: CheckResult, findings: [Finding]) {
    do {
      let trace = try Trace(parsing: text, catalogue: system.catalogue)
      return try judge(RecordedRun(trace, of: system), test: test?.name)
    } catch let error as ReplayError {
      if expectation == .refused, error.isRefusal { return nothing(nil) }
      return nothing(
        .inapplicable(
          text, system.name, "\(error)", mayBeMend: error.isRefusal && expectation == .holds))
    } catch let error as TraceTextError {
      return nothing(.inapplicable(text, system.name, "\(error)", mayBeMend: false))
    } catch {
      return nothing(.unexplored(system, error))
    }
  }

  private func judge(
    _ run: RecordedRun, test: String?
  ) throws -> (result: CheckResult, findings: [Finding]) {
    var along = try check(
      run, invariants: invariants.map { TracedInvariant(original: $0, part: .run) })
    let ways = invariants.map {
      TracedInvariant(original: $0, part: .reachability(from: run.states))
    }.filter { $0.applies(to: system) }
    let beyond =
      try ways.isEmpty
      ? nil : check(system, invariants: ways, options: ExplorationOptions(limits: limits))

    var violations: [Finding] = []
    var open: [Finding] = []
    for (index, answer) in along.answers.enumerated() {
      let way = beyond?.answers.first { $0.property == answer.property }
      if answer.isViolated {
        violations.append(.replayed(answer, in: along, weight: weight(answer), test: test))
      } else if let way, let beyond {
        along.answers[index] = way
        if way.isViolated {
          violations.append(
            .replayed(way, in: beyond, weight: weight(way), test: test, isBeyond: true))
        } else if case .inconclusive(let reason) = way.verdict {
          open.append(.unknownBeyond(way.property, reason))
        }
      }
    }
    let faults = ((along.systemFaults.isEmpty ? beyond : along)?.systemFaults ?? []).map {
      Finding.systemFault($0, in: along)
    }
    let findings = faults + expected(violations) + (faults.isEmpty ? open : [])
    return (along, findings + [Finding.unjudged(along)].compactMap(\.self))
  }

  private func weight(_ answer: PropertyAnswer) -> Finding.Weight {
    if case .knownViolation(let reason) = expectation { return .known(reason) }
    return answer.severity == .warning ? .warning : .failure
  }

  /// What is to be said about the violations, or about there being none.
  private func expected(_ violations: [Finding]) -> [Finding] {
    switch expectation {
    case .holds: violations
    case .refused: [.followed(text, system.name)] + violations
    case .knownViolation: violations.isEmpty ? [.holdsAgain(text)] : violations
    }
  }

  private func nothing(_ finding: Finding?) -> (result: CheckResult, findings: [Finding]) {
    let reason = "the trace was not judged"
    return (
      .nothing(of: system, invariants: invariants, reason: reason), [finding].compactMap(\.self)
    )
  }
}

extension NavigationInvariant {
  fileprivate func applies(to system: any NavigationSystem) -> Bool {
    if case .applicable = property(for: system) { true } else { false }
  }
}

extension ReplayError {
  /// Whether the trace makes sense, but an event of it cannot happen when it should.
  fileprivate var isRefusal: Bool {
    switch self {
    // The platform's events have names only where they can happen.
    case .unknownEvent(_, let name, _): name.contains("@")
    case .disabled, .unknownOrdinal: true
    case .startOutOfRange, .startFaulted, .noSuchChoice, .endedInFault: false
    }
  }
}

extension Finding {
  /// An invariant that a replayed trace violates.
  ///
  /// - Parameter isBeyond: whether it is about what follows the trace.
  fileprivate static func replayed(
    _ answer: PropertyAnswer, in result: CheckResult, weight: Weight, test: String?,
    isBeyond: Bool = false
  ) -> Finding {
    var finding = Finding.violation(
      answer, replay: nil, in: result, weight: weight, test: test)
    let place = isBeyond ? "where the replayed trace leads" : "by the replayed trace"
    let headline = "\(answer.property) is violated \(place)"
    finding.text = headline + finding.text.dropFirst(finding.headline.count)
    return finding
  }

  fileprivate static func inapplicable(
    _ trace: String, _ system: String, _ error: String, mayBeMend: Bool
  ) -> Finding {
    Finding(
      .failure,
      "The trace '\(trace)' cannot be replayed in '\(system)'. \(error)"
        + (mayBeMend ? " If that is the mend, write 'expecting: .refused'." : ""))
  }

  fileprivate static func followed(_ trace: String, _ system: String) -> Finding {
    Finding(
      .failure,
      "The trace '\(trace)' should be refused by '\(system)', but can be followed to its end.")
  }

  fileprivate static func holdsAgain(_ trace: String) -> Finding {
    Finding(
      .failure,
      "The trace '\(trace)' is known to violate an invariant, but violates none any more. "
        + "Remove 'expecting: .knownViolation'.")
  }

  fileprivate static func unknownBeyond(_ property: String, _ reason: String) -> Finding {
    Finding(
      .failure,
      "\(property) is inconclusive: what can be reached from the trace is not known, since "
        + "\(reason). Raise 'limits' or narrow the system's scope.")
  }
}
