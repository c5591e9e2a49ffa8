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
  var isolation: SystemConfiguration.Isolation

  /// Replays the trace and judges the invariants.
  func run(for test: RunningTest?) -> (result: CheckResult, findings: [Finding]) {
    AssertionTurn.take(
      of: test, isolation: isolation, skipped: (.skipped(system, invariants), [])
    ) {
      replay(for: test)
    }
  }

  private func replay(for test: RunningTest?) -> (result: CheckResult, findings: [Finding]) {
    do {
      let trace = try Trace(parsing: text, catalogue: system.catalogue)
      do {
        return try judge(RecordedRun(trace, of: system), test: test?.name)
      } catch let error as ReplayError {
        return nothing(try finding(about: error, in: trace))
      }
    } catch let error as TraceTextError {
      return nothing(.inapplicable(text, system.name, "\(error)"))
    } catch {
      return nothing(.unexplored(system, error))
    }
  }

  /// What is to be said about a trace that cannot be followed; nil when that is as it should be.
  private func finding(about error: ReplayError, in trace: Trace) throws -> Finding? {
    guard let step = try refusedStep(error) else {
      return .inapplicable(text, system.name, "\(error)")
    }
    // A refusal before the last event would let a trace pass that has nothing to do with the fix.
    let isLast = step == trace.steps.count
    if isLast, expectation == .refused { return nil }
    var beginning = trace
    beginning.steps.removeSubrange(step...)
    let fix: Finding.Fix =
      isLast ? .refusesAll : .refuses(beginning.readable)
    return .inapplicable(text, system.name, "\(error)", fix: fix)
  }

  /// The step whose event exists but cannot happen there; nil when the trace makes no sense.
  private func refusedStep(_ error: ReplayError) throws -> Int? {
    switch error {
    case .disabled(let step, _, _, _): return step
    case .unknownEvent(let step, let name, _):
      // The platform's events have names only where they can happen.
      guard EventKind.mayBeOfPlatform(name) else { return nil }
      let result = try check(
        system, invariants: [], options: .ofAssertion(limits: limits))
      return result.graph.edges.contains { $0.event.name == name } ? step : nil
    case .startOutOfRange, .startFaulted, .unknownOrdinal, .noSuchChoice, .endedInFault: return nil
    }
  }

  private func judge(
    _ run: RecordedRun, test: String?
  ) throws -> (result: CheckResult, findings: [Finding]) {
    var along = try check(
      run, invariants: invariants.map { TracedInvariant(original: $0, part: .run) })
    let (ways, beyond) = try waysOn(from: run.states)

    var violations: [Finding] = []
    var open: [Finding] = []
    for (index, answer) in along.answers.enumerated() {
      if answer.isViolated {
        violations.append(.replayed(answer, in: along, weight: weight(answer), test: test))
      } else if let beyond, let way = ways[index] {
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
    let isKnown = faults.isEmpty && open.isEmpty
    let findings =
      faults + expected(violations, isAllKnown: isKnown) + (faults.isEmpty ? open : [])
    return (along, findings + [Finding.unjudged(along)].compactMap(\.self))
  }

  /// What the invariants, by their position, say of what can be reached from the states of a trace.
  private func waysOn(
    from states: [NavigationState]
  ) throws -> (answers: [Int: PropertyAnswer], result: CheckResult?) {
    let ways = invariants.map { TracedInvariant(original: $0, part: .reachability(from: states)) }
    let positions = ways.indices.filter { ways[$0].applies(to: system) }
    if positions.isEmpty { return ([:], nil) }
    let result = try check(
      system, invariants: positions.map { ways[$0] }, options: .ofAssertion(limits: limits))
    return (Dictionary(uniqueKeysWithValues: zip(positions, result.answers)), result)
  }

  private func weight(_ answer: PropertyAnswer) -> Finding.Weight {
    if case .knownViolation(let reason) = expectation { return .known(reason) }
    return answer.severity == .warning ? .warning : .failure
  }

  /// What is to be said about the violations, or about there being none.
  ///
  /// - Parameter isAllKnown: whether there is none where none was found.
  private func expected(_ violations: [Finding], isAllKnown: Bool) -> [Finding] {
    switch expectation {
    case .holds: violations
    case .refused: [.followed(text, system.name)] + violations
    case .knownViolation: violations.isEmpty && isAllKnown ? [.holdsAgain(text)] : violations
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

extension Finding {
  /// An invariant that a replayed trace violates.
  ///
  /// - Parameter isBeyond: whether it is about what follows the trace.
  fileprivate static func replayed(
    _ answer: PropertyAnswer, in result: CheckResult, weight: Weight, test: String?,
    isBeyond: Bool = false
  ) -> Finding {
    var finding = Finding.violation(
      answer, replay: nil, in: result, weight: weight, test: test, isReplay: true)
    let place = isBeyond ? "where the replayed trace leads" : "by the replayed trace"
    let headline = "\(answer.property) is violated \(place)"
    finding.text = headline + finding.text.dropFirst(finding.headline.count)
    return finding
  }

  /// The refusal of a trace that may be the fix of what it showed.
  fileprivate enum Fix {
    case refusesAll
    case refuses(String)
  }

  fileprivate static func inapplicable(
    _ trace: String, _ system: String, _ error: String, fix: Fix? = nil
  ) -> Finding {
    let advice =
      switch fix {
      case nil: ""
      case .refusesAll: " If that is the fix, write 'expecting: .refused'."
      case .refuses(let beginning):
        " If that is the fix, replay '\(beginning)' and write 'expecting: .refused'."
      }
    return Finding(
      .failure, "The trace '\(trace)' cannot be replayed in '\(system)'. \(error)\(advice)")
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
