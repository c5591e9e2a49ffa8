import ModelChecker
import NavigationInvariants
import NavigationModel
import Testing

/// The verdict of one invariant on a toy.
func verdict(of invariant: some NavigationInvariant, on toy: Toy) throws -> Verdict {
  let result = try check(toy, invariants: [invariant])
  let answer = try #require(result.answers.first)
  #expect(answer.property == invariant.name)
  #expect(answer.severity == invariant.severity)
  return answer.verdict
}

/// Expects a violation with this trace, and this text word for word.
func expectViolation(
  of invariant: some NavigationInvariant, on toy: Toy, after trace: String, why: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let verdict = try verdict(of: invariant, on: toy)
  guard case .violated(let counterexample) = verdict else {
    Issue.record("\(invariant.name): \(verdict)", sourceLocation: sourceLocation)
    return
  }
  #expect(counterexample.trace.description == trace, sourceLocation: sourceLocation)
  #expect(counterexample.why == why, sourceLocation: sourceLocation)
}

/// Expects that the shortest violations, one for each event that they end with, are some traces.
func expectViolations(
  of invariant: some NavigationInvariant, on toy: Toy, after traces: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard case .applicable(let property) = invariant.property(for: toy) else {
    Issue.record("\(invariant.name) is not applicable", sourceLocation: sourceLocation)
    return
  }
  let found = violations(of: property, on: try explore(toy), groupedBy: { $0?.event })
  #expect(found.map(\.trace.description) == traces, sourceLocation: sourceLocation)
}

/// Expects that the invariant holds and was exercised.
func expectHolds(
  _ invariant: some NavigationInvariant, on toy: Toy,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let verdict = try verdict(of: invariant, on: toy)
  #expect(verdict == .holds(witness: nil), sourceLocation: sourceLocation)
}

/// Expects that what the invariant speaks about never occurred.
func expectVacuous(
  _ invariant: some NavigationInvariant, on toy: Toy,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let verdict = try verdict(of: invariant, on: toy)
  guard case .vacuous = verdict else {
    Issue.record("\(invariant.name): \(verdict)", sourceLocation: sourceLocation)
    return
  }
}

/// Expects that the invariant does not apply, for this reason.
func expectNotApplicable(
  _ invariant: some NavigationInvariant, on toy: Toy, _ reason: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let verdict = try verdict(of: invariant, on: toy)
  #expect(verdict == .notApplicable(reason), sourceLocation: sourceLocation)
}

extension Verdict {
  /// The counterexample of a violated property.
  var counterexample: Counterexample? {
    if case .violated(let counterexample) = self { counterexample } else { nil }
  }
}
