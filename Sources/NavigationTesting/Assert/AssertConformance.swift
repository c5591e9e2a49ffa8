import Files
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

/// Explores a system and fails the running test for each place where it differs from a map.
///
/// The app must not do what the map does not have, and must be able to do all that it has:
///
/// ```swift
/// @Test func theLibraryIsAsDesigned() throws {
///   try assertNavigation(
///     library(isFixed: true), conformsTo: NavigationMap(contentsOf: "library.mmd"))
/// }
/// ```
///
/// It fails as well when a limit ended the search, since the app may do more than was seen, and when the
/// system itself is at fault. Invariants are not judged.
///
/// - Parameters:
///   - system: the system.
///   - map: the map.
///   - limits: when to give up the search; where the test says nothing else, `.ofAssertions`.
///   - isolation: where live objects run; where the test says nothing else, in a worker.
///   - acceptBounded: whether an answer that a limit left open passes.
///   - fileID: the file of the call, with its module.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: everything that was found.
@discardableResult
public func assertNavigation(
  _ system: any NavigationSystem, conformsTo map: NavigationMap, limits: Limits? = nil,
  isolation: SystemConfiguration.Isolation? = nil, acceptBounded: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> CheckResult {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = RunningTest.orTrap("assertNavigation", at: site)
  let (result, findings) = AssertionTurn.take(
    of: test, isolation: .inForce(isolation), skipped: (.skipped(system, []), [])
  ) {
    compare(system, with: map, limits: .inForce(limits), acceptBounded: acceptBounded)
  }
  test.record(findings, at: site)
  return result
}

/// Explores a system in one of its forms and fails the running test for each place where it differs from
/// a map.
///
/// - Parameters:
///   - system: the system.
///   - configuration: the form: variant, fixes left out, changed bounds of the scope, isolation.
///   - map: the map.
///   - limits: when to give up the search; where the test says nothing else, `.ofAssertions`.
///   - acceptBounded: whether an answer that a limit left open passes.
///   - fileID: the file of the call, with its module.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: everything that was found.
/// - Throws: what the system throws when it cannot be made in that form, such as `ScopeError`.
@discardableResult
public func assertNavigation(
  _ system: any VerifiableSystem, configuration: SystemConfiguration = SystemConfiguration(),
  conformsTo map: NavigationMap, limits: Limits? = nil, acceptBounded: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> CheckResult {
  assertNavigation(
    try system.system(configuration), conformsTo: map, limits: limits, acceptBounded: acceptBounded,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

private func compare(
  _ system: any NavigationSystem, with map: NavigationMap, limits: Limits, acceptBounded: Bool
) -> (result: CheckResult, findings: [Finding]) {
  do {
    let result = try check(system, invariants: [], options: .ofAssertion(limits: limits))
    let comparison = MapComparison(of: result, with: map)
    var findings = result.systemFaults.map { Finding.systemFault($0) }
    findings += comparison.findings.filter { !comparison.leavesOpen($0) }.map { finding in
      Finding(
        .failure, "\(comparison.words(for: finding)) (\(result.states), \(result.bounds))",
        because: [comparison.steps(of: finding)])
    }
    if comparison.isOpen, !acceptBounded, result.systemFaults.isEmpty {
      findings.append(.open(comparison))
    }
    return (result, findings)
  } catch {
    let result = CheckResult.nothing(of: system, invariants: [], reason: "\(error)")
    return (result, [.unexplored(system, error)])
  }
}

extension NavigationMap {
  /// Reads a map from a file: JSON as `verifier map` writes it, or a state diagram of Mermaid.
  ///
  /// - Parameters:
  ///   - path: the path of the file; a relative one begins at the folder of the calling file.
  ///   - filePath: the path of the calling file.
  /// - Throws: ``NavigationMapError``, or what reading the file throws.
  public init(contentsOf path: String, filePath: StaticString = #filePath) throws {
    let place =
      path.hasPrefix("/")
      ? path : String(describing: filePath).upToLastSlash + path
    let bytes = try FileContent.read(place, limit: 1 << 26)
    try self.init(String(decoding: bytes, as: UTF8.self))
  }
}

extension String {
  fileprivate var upToLastSlash: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }
}

extension Finding {
  fileprivate static func open(_ comparison: MapComparison) -> Finding {
    let result = comparison.result
    return Finding(
      .failure,
      "A limit ended the search (\(result.states), \(result.bounds)): '\(result.system.name)' may do more "
        + "than was seen. Raise 'limits', or narrow the system's scope. To let it pass, write "
        + "'acceptBounded: true'.",
      because: [
        comparison.findings.filter(comparison.leavesOpen).map { "  \(comparison.words(for: $0))" }
      ])
  }
}
