import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

/// One exploration of a system on behalf of an assertion, with its findings.
struct Examination {
  var system: any NavigationSystem
  var invariants: [any NavigationInvariant]
  var known: [KnownViolation] = []
  var limits: Limits
  var isolation: SystemConfiguration.Isolation
  var reductions: Reductions?
  var workers: Int?
  var acceptBounded = false
  var strict = false

  /// Explores the system and judges the invariants.
  func run(for test: RunningTest?) -> (result: CheckResult, findings: [Finding]) {
    AssertionTurn.take(
      of: test, isolation: isolation, skipped: (.skipped(system, invariants), [])
    ) {
      explore(for: test)
    }
  }

  private func explore(for test: RunningTest?) -> (result: CheckResult, findings: [Finding]) {
    do {
      var result = try check(
        system, invariants: invariants,
        options: .ofAssertion(limits: limits, reductions: reductions, workers: workers))
      let exercised = result.accept(known)
      return (result, findings(result, exercised: exercised, test: test?.name))
    } catch {
      let result = CheckResult.nothing(of: system, invariants: invariants, reason: "\(error)")
      return (result, [.unexplored(system, error)])
    }
  }

  private func findings(
    _ result: CheckResult, exercised: [KnownViolation], test: String?
  ) -> [Finding] {
    let comparison = BaselineComparison(
      result, invariants: invariants, known: known.filter { !$0.isNotExercised },
      newPlaces: .first)
    var findings = result.systemFaults.map { Finding.systemFault($0) }
    findings += comparison.unknownNames.map { .unknownName($0, among: invariants.map(\.name)) }
    findings += known.compactMap { .withoutReason($0.invariant, $0.reason) }
    findings += exercised.map { .exercised($0, in: result) }
    for invariant in invariants {
      findings += self.findings(about: invariant, comparison, in: result, test: test)
    }
    findings += [Finding.unjudged(result)].compactMap(\.self)
    if !acceptBounded, result.systemFaults.isEmpty {
      findings += [Finding.inconclusive(result)].compactMap(\.self)
    }
    findings += [strict ? Finding.idle(result) : .neverShown(result)].compactMap(\.self)
    return findings
  }

  /// The violations of one invariant, new ones first, and what is known of it and does not occur.
  private func findings(
    about invariant: any NavigationInvariant, _ comparison: BaselineComparison,
    in result: CheckResult, test: String?
  ) -> [Finding] {
    let occurrences = comparison.occurrences.filter { $0.answer.property == invariant.name }
    let new = occurrences.filter { $0.reason == nil }
    let known = occurrences.filter { $0.reason != nil }
    let violations = (new + known).map { one -> Finding in
      let weight: Finding.Weight =
        one.reason.map { .known($0) } ?? (one.answer.severity == .warning ? .warning : .failure)
      return .violation(
        one.answer, replay: ReplayCall(invariant), in: result, weight: weight, test: test,
        place: one.reason == nil ? nil : one.place)
    }
    let stale = comparison.stale.filter { invariant.isCalled($0.invariant) }
    return violations + stale.map { .stale($0, of: invariant.name, in: result) }
  }
}
