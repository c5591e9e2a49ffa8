import ModelChecker
import NavigationInvariants
import NavigationModel

/// Explores a system in one of its forms and fails the running test for each invariant that is
/// violated.
///
/// For systems that come in variants, with fixes to leave out and bounds to change:
///
/// ```swift
/// @Test func theRepairedAppNavigates() throws {
///   try assertNavigation(
///     Shop(), configuration: SystemConfiguration(variant: "repaired", scope: ["stack": 3]))
/// }
/// ```
///
/// - Parameters:
///   - system: the system.
///   - configuration: the form: variant, fixes left out, changed bounds of the scope, isolation.
///   - invariants: what must hold; the ready-made invariants and the system's own by default.
///   - known: violations that are known and do not fail the test; one that no longer occurs does.
///   - limits: when to give up the search; where the test says nothing else, `.ofAssertions`.
///   - acceptBounded: whether answers that a limit left open pass.
///   - strict: whether invariants that say nothing and events that never happen fail, too.
///   - fileID: the file of the call, with its module.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: everything that was found.
/// - Throws: what the system throws when it cannot be made in that form, such as `ScopeError`.
@discardableResult
public func assertNavigation(
  _ system: any VerifiableSystem, configuration: SystemConfiguration = SystemConfiguration(),
  _ invariants: [any NavigationInvariant]? = nil, known: [KnownViolation] = [],
  limits: Limits? = nil, acceptBounded: Bool = false, strict: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> CheckResult {
  assertNavigation(
    try system.system(configuration), invariants ?? system.invariants, known: known,
    limits: limits, acceptBounded: acceptBounded, strict: strict, fileID: fileID,
    filePath: filePath, line: line, column: column)
}
