import ModelChecker
import NavigationInvariants
import NavigationModel

/// Replays a trace and fails the running test when it violates an invariant.
///
/// Turns a finding into a regression test: the failure block of an assertion ends with the call.
/// The test fails while the bug is there, passes once it is fixed, and fails again should it come
/// back:
///
/// ```swift
/// @Test func aSecondTapOnPayIsHarmless() throws {
///   try assertReplay(orders(), trace: "pay/pay", [NoTraps()])
/// }
/// ```
///
/// What the invariants say of states, steps and runs is judged along the trace; what they want to
/// be reachable, from the states of the trace. A trace that does not fit the system fails: the test
/// would say nothing. Where the fix is that the last event cannot happen, expect `.refused`.
///
/// - Parameters:
///   - system: the system.
///   - trace: the trace, by names or by numbers, in its text form.
///   - invariants: what must hold; all of the ready-made invariants by default.
///   - expectation: what should come of it.
///   - limits: when to give up the search for what must be reachable; where the test says nothing else,
///     `.ofAssertions`.
///   - isolation: where live objects run; where the test says nothing else, in a worker.
///   - fileID: the file of the call, with its module.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: what was found along the trace.
@discardableResult
public func assertReplay(
  _ system: any NavigationSystem, trace: String,
  _ invariants: [any NavigationInvariant] = StandardInvariants.all,
  expecting expectation: ReplayExpectation = .holds, limits: Limits? = nil,
  isolation: SystemConfiguration.Isolation? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> CheckResult {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = RunningTest.orTrap("assertReplay", at: site)
  let replay = ReplayExamination(
    system: system, text: trace, invariants: invariants, expectation: expectation,
    limits: .inForce(limits), isolation: .inForce(isolation))
  let (result, findings) = replay.run(for: test)
  test.record(findings, at: site)
  return result
}
