import ModelChecker
import NavigationModel
import NavigationReports

/// Fails the running test unless a system can reach a state of a certain kind.
///
/// The other side of an invariant: what should be possible is. It guards against an exploration
/// that holds because it goes nowhere.
///
/// ```swift
/// assertSometimes(orders, "a receipt is shown") { state in
///   state.views.contains { $0.name == "ReceiptView" && $0.isHittable }
/// }
/// ```
///
/// - Parameters:
///   - system: the system.
///   - name: what should be possible, in words.
///   - limits: when to give up the search; where the test says nothing else,
///     `.ofAssertions`.
///   - isolation: where live objects run; where the test says nothing else, in a worker.
///   - fileID: the file of the call, with its module.
///   - filePath: the path of that file.
///   - line: the line of the call.
///   - column: the column of the call.
///   - condition: says whether a state shows it.
/// - Returns: the shortest trace that shows it; nil when there is none.
@discardableResult
public func assertSometimes(
  _ system: any NavigationSystem, _ name: String, limits: Limits? = nil,
  isolation: SystemConfiguration.Isolation? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ condition: @escaping @Sendable (NavigationState) -> Bool
) -> Trace? {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = RunningTest.orTrap("assertSometimes", at: site)
  let (witness, findings) = AssertionTurn.take(
    of: test, isolation: .inForce(isolation), skipped: (nil, [])
  ) {
    search(system, for: Journey(name, name, isReached: condition), limits: .inForce(limits))
  }
  test.record(findings, at: site)
  return witness
}

private func search(
  _ system: any NavigationSystem, for wanted: Journey, limits: Limits
) -> (witness: Trace?, findings: [Finding]) {
  do {
    let result = try check(
      system, invariants: [wanted], options: .ofAssertion(limits: limits))
    switch result.answers[0].verdict {
    case .holds(let witness): return (witness, [])
    case .inconclusive(let reason) where result.systemFaults.isEmpty:
      return (nil, [.notMet(wanted.name, reason, result)])
    case .inconclusive: return (nil, result.systemFaults.map { .systemFault($0) })
    default: return (nil, [.never(wanted.name, result)])
    }
  } catch {
    return (nil, [.unexplored(system, error)])
  }
}

extension Finding {
  fileprivate static func never(_ name: String, _ result: CheckResult) -> Finding {
    Finding(
      .failure, "'\(name)' never happens (\(result.states), \(result.bounds))",
      because: [reached(in: result)])
  }

  fileprivate static func notMet(
    _ name: String, _ reason: String, _ result: CheckResult
  ) -> Finding {
    Finding(
      .failure,
      "'\(name)' was not met (\(result.states), \(result.bounds)): \(reason). "
        + "Raise 'limits' or narrow the system's scope.")
  }
}
