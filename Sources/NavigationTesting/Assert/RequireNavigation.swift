import ModelChecker
import NavigationInvariants
import NavigationModel

/// Explores a system and throws when an invariant is violated.
///
/// Finds the same as ``assertNavigation(_:_:known:limits:isolation:reductions:workers:acceptBounded:strict:fileID:filePath:line:column:)``,
/// but ends the test that does not catch the error, and can be called anywhere.
///
/// - Parameters:
///   - system: the system.
///   - invariants: what must hold; all of the ready-made invariants by default.
///   - known: violations that are known and are not thrown; one that no longer occurs is.
///   - limits: when to give up the search; where the test says nothing else,
///     `.ofAssertions`.
///   - isolation: where live objects run; where the test says nothing else, in a worker.
///   - reductions: what live objects are spared; where the test says nothing else, all there is.
///   - workers: how many workers run live objects; where the test says nothing else, one, and a
///     second one where a processor is free.
///   - acceptBounded: whether answers that a limit left open pass.
///   - strict: whether invariants that say nothing and events that never happen are thrown, too.
/// - Returns: everything that was found.
/// - Throws: ``NavigationFailure``.
@discardableResult
public func requireNavigation(
  _ system: any NavigationSystem, _ invariants: [any NavigationInvariant] = StandardInvariants.all,
  known: [KnownViolation] = [], limits: Limits? = nil,
  isolation: SystemConfiguration.Isolation? = nil, reductions: Reductions? = nil,
  workers: Int? = nil, acceptBounded: Bool = false,
  strict: Bool = false
) throws -> CheckResult {
  let examination = Examination(
    system: system, invariants: invariants, known: known, limits: .inForce(limits),
    isolation: .inForce(isolation), reductions: reductions, workers: workers,
    acceptBounded: acceptBounded, strict: strict)
  let (result, findings) = examination.run(for: RunningTest.current)
  let failures = findings.filter(\.isFailure)
  if !failures.isEmpty { throw NavigationFailure(texts: failures.map(\.text)) }
  return result
}

/// The failures of a navigation that a test requires.
public struct NavigationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The failures, one text each.
  public var texts: [String]

  /// All failures, with an empty line between two.
  public var description: String { texts.joined(separator: "\n\n") }
}
