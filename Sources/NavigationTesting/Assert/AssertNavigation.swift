// One import is enough for a test that declares a system and asserts on it.
@_exported import ModelChecker
@_exported import NavigationHarness
@_exported import NavigationInvariants
@_exported import NavigationModel

@_exported import struct NavigationReports.NavigationMap
@_exported import enum NavigationReports.NavigationMapError

/// Explores a system and fails the running test for each invariant that is violated.
///
/// Works in tests of XCTest and of Swift Testing alike. A violated invariant fails once, at the
/// line of this call, with the shortest sequence of events that violates it:
///
/// ```swift
/// @Test func ordersNavigate() throws {
///   try assertNavigation(orders(), [NoTraps(), HomeStaysReachable()])
/// }
/// ```
///
/// It fails as well when nothing could be judged, when a limit ended the search before every answer
/// was known, and when the system itself is at fault. Called outside of a running test it ends the
/// process with instructions, since its failures would reach nobody.
///
/// - Parameters:
///   - system: the system.
///   - invariants: what must hold; all of the ready-made invariants by default.
///   - known: violations that are known and do not fail the test; one that no longer occurs does.
///   - limits: when to give up the search; where the test says nothing else,
///     `.ofAssertions`.
///   - isolation: where live objects run; where the test says nothing else, in a worker.
///   - reductions: what live objects are spared; where the test says nothing else, all there is.
///   - workers: how many workers run live objects; where the test says nothing else, one, and a
///     second one where a processor is free.
///   - acceptBounded: whether answers that a limit left open pass.
///   - strict: whether invariants that say nothing and events that never happen fail, too.
///   - fileID: the file of the call, with its module.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: everything that was found.
@discardableResult
public func assertNavigation(
  _ system: any NavigationSystem, _ invariants: [any NavigationInvariant] = StandardInvariants.all,
  known: [KnownViolation] = [], limits: Limits? = nil,
  isolation: SystemConfiguration.Isolation? = nil, reductions: Reductions? = nil,
  workers: Int? = nil, acceptBounded: Bool = false,
  strict: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> CheckResult {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = RunningTest.orTrap("assertNavigation", at: site)
  let examination = Examination(
    system: system, invariants: invariants, known: known, limits: .inForce(limits),
    isolation: .inForce(isolation), reductions: reductions, workers: workers,
    acceptBounded: acceptBounded, strict: strict)
  let (result, findings) = examination.run(for: test)
  test.record(findings, at: site)
  return result
}
