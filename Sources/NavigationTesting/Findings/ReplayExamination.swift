import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

/// The outcome that an assertion expects of a trace that is replayed.
public enum ReplayExpectation: Hashable, Sendable {
  /// The trace can be followed to its end, and violates nothing.
  case holds

  /// The last event of the trace can no longer happen, which is the fix.
  case refused

  /// The trace still violates an invariant, which is known, for the reason given.
  case knownViolation(reason: String)
}

/// One trace of a system, replayed and judged on behalf of an assertion.
struct ReplayExamination {
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
      let trace = try Trace(parsing: text, catalog: system.catalog)
      do {
        let check = try TraceCheck(
          trace, of: system, invariants: invariants, options: .ofAssertion(limits: limits))
        return (check.result, findings(check, test: test?.name))
      } catch let error as ReplayError {
        return nothing(try finding(about: error, in: trace))
      }
    } catch let error as TraceTextError {
      return nothing(.inapplicable(text, system.name, "\(error)"))
    } catch {
      return nothing(.unexplored(system, error))
    }
  }

  /// The finding about a trace that cannot be followed; nil when that is as it should be.
  private func finding(about error: ReplayError, in trace: Trace) throws -> Finding? {
    let step = try TraceCheck.refusedStep(
      error, of: system, options: .ofAssertion(limits: limits))
    guard let step else { return .inapplicable(text, system.name, "\(error)") }
    // A refusal before the last event would let a trace pass that has nothing to do with the fix.
    let isLast = step == trace.steps.count
    if isLast, expectation == .refused { return nil }
    var beginning = trace
    beginning.steps.removeSubrange(step...)
    let fix: Finding.Fix =
      isLast ? .refusesAll : .refuses(beginning.readable)
    return .inapplicable(text, system.name, "\(error)", fix: fix)
  }

  private func findings(_ check: TraceCheck, test: String?) -> [Finding] {
    let violations = check.violations.map { one in
      Finding.replayed(one, weight: weight(one.answer), test: test)
    }
    let faults = check.systemFaults.map { Finding.systemFault($0) }
    let open = check.open.map { Finding.unknownBeyond($0) }
    let isKnown = faults.isEmpty && open.isEmpty
    let findings =
      faults + expected(violations, isAllKnown: isKnown) + (faults.isEmpty ? open : [])
    return findings + [Finding.unjudged(check.result)].compactMap(\.self)
  }

  private func weight(_ answer: PropertyAnswer) -> Finding.Weight {
    if case .knownViolation(let reason) = expectation { return .known(reason) }
    return answer.severity == .warning ? .warning : .failure
  }

  /// The findings about the violations, or about there being none.
  ///
  /// - Parameter isAllKnown: a Boolean value that indicates whether there is none where none was
  ///   found.
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

extension Finding {
  /// An invariant that a replayed trace violates.
  fileprivate static func replayed(
    _ violation: TraceCheck.Violation, weight: Weight, test: String?
  ) -> Finding {
    var finding = Finding.violation(
      violation.answer, replay: nil, in: violation.result, weight: weight, test: test)
    if case .violation(var block) = finding.what {
      block.headline.violation =
        violation.isBeyond ? leadsToViolation : violatedByTrace
      (block.headline.circumstances, block.headline.extent) = ([], "")
      finding.what = .violation(block)
    }
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
      "The trace '\(trace)' is known to violate an invariant, but no longer violates any. "
        + "Remove 'expecting: .knownViolation'.")
  }

  fileprivate static func unknownBeyond(_ answer: PropertyAnswer) -> Finding {
    guard case .inconclusive(let reason) = answer.verdict else {
      preconditionFailure("The answer is known.")
    }
    return Finding(
      .failure,
      "\(answer.property) is inconclusive: what can be reached from the trace is not known, since "
        + "\(reason). Raise 'limits' or narrow the system's scope.")
  }
}

private let violatedByTrace = "is violated by the replayed trace"
private let leadsToViolation = "is violated where the replayed trace leads"
