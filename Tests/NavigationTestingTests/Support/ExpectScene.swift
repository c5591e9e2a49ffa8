import Foundation
import Testing

/// Performs a scene under both frameworks and compares what they print.
func expect(
  _ scene: Scene, _ expected: Report..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let place = try lineOfAssertion(scene)
  let expected = expected.map { report in
    var report = report
    report.line = place
    return report
  }
  let fails: Int32 = expected.contains { $0.kind == .failure } ? 1 : 0

  let first = try Stage.inXCTest(scene)
  #expect(
    first.reportsOfXCTest == expected.map(\.inXCTest), "\(first.output)",
    sourceLocation: sourceLocation)
  #expect(first.status == fails, "\(first.output)", sourceLocation: sourceLocation)

  let second = try Stage.inSwiftTesting(scene)
  #expect(
    second.reportsOfSwiftTesting == expected, "\(second.output)", sourceLocation: sourceLocation)
  #expect(second.status == fails, "\(second.output)", sourceLocation: sourceLocation)
  #expect(
    second.output.contains("Test scene() "), "\(second.output)", sourceLocation: sourceLocation)
}

/// The line of the first assertion of a scene, counted from one.
private func lineOfAssertion(_ scene: Scene) throws -> Int {
  let lines = try String(contentsOfFile: Scene.path, encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
  let begin = try #require(lines.firstIndex { $0.contains("    case .\(scene):") })
  return try #require(
    lines[begin...].firstIndex { $0.contains("assert") || $0.contains("require") })
    + 1
}

extension String {
  /// The violation of the shop whose payment traps.
  static let trap = """
    NoTraps violated after 1 event (shortest; 5 states, exhaustive; cart ≤ 1)

      0  start      Shop[Catalog]
      1  tap pay    the app traps  ← violates

      Why: 'pay' trapped.
      Last output:
        Fatal error: Index out of range
      A user can reach this: every step is a tap, a gesture or something the app is sent.

    Replay: assertReplay(system, trace: "pay", [NoTraps()])
    """
}
