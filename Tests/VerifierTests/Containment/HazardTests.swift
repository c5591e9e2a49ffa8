import Foundation
import HazardTestSupport
import NavigationReports
import XCTest

/// What goes badly wrong in an event is a verdict with its trace, and every other verdict still
/// comes out.
final class HazardTests: XCTestCase {
  private let toy = Executable.toy
  private let hazards = ["TOYS": "hazards"]

  private struct Expected {
    var invariant: String
    var events: [String]
    var why: String
  }

  private func verdicts(_ system: String, _ options: String...) throws -> (
    status: Int32, byName: [String: ResultDocument.Verdict]
  ) {
    let outcome = try toy.run(
      ["check", system, "--format", "json"] + options, environment: hazards)
    let result = try XCTUnwrap(ResultDocument.read(outcome.output).first, outcome.errors)
    XCTAssertEqual(result.search.completeness, .exhaustive)
    return (
      outcome.status, Dictionary(uniqueKeysWithValues: result.verdicts.map { ($0.property, $0) })
    )
  }

  private func expect(
    _ hazard: Hazard, _ expected: Expected, line: UInt = #line
  ) throws {
    let (status, verdicts) = try verdicts(hazard.systemName)
    XCTAssertEqual(status, 1, line: line)
    let verdict = try XCTUnwrap(verdicts[expected.invariant])
    XCTAssertEqual(verdict.outcome, .violated, line: line)
    XCTAssertEqual(verdict.events, expected.events, line: line)
    XCTAssertEqual(verdict.finding?.why, expected.why, line: line)
    // A mistake of another kind is found all the same.
    let other = try XCTUnwrap(verdicts["BookkeepingAgrees"])
    XCTAssertEqual(other.events, ["light", "light"], line: line)
    XCTAssertFalse(verdicts.values.contains { $0.outcome == .inconclusive })
    let sound = expected.invariant == "NoTraps" ? "HomeStaysReachable" : "NoTraps"
    XCTAssertEqual(verdicts[sound]?.outcome, .holds, line: line)
  }

  func testAnUnownedReferenceAfterItsTargetsEnd() throws {
    try expect(
      .unowned,
      Expected(
        invariant: "NoTraps", events: ["tear off", "draw"], why: "'draw' trapped: SIGABRT (abort).")
    )
  }

  func testAnIndexOutOfRange() throws {
    try expect(
      .outOfRange,
      Expected(
        invariant: "NoTraps", events: ["turn", "turn"], why: "'turn' trapped: \(trapSignal)."))
  }

  func testTheSameInstancePushedTwice() throws {
    try expect(
      .pushedTwice,
      Expected(
        invariant: "NoTraps", events: ["details", "details"],
        why: "'details' trapped: \(trapSignal)."))
  }

  /// UIKit accepts an empty stack: no trap, but a blank screen from which nobody gets anywhere.
  func testABlankScreen() throws {
    try expect(
      .blank,
      Expected(
        invariant: "HomeStaysReachable", events: ["clear"],
        why: "From here no taps, gestures and completions lead to 'at home'; no screen is visible."
      ))
  }

  func testAnEventThatNeverSettles() throws {
    try expect(
      .restless,
      Expected(
        invariant: "HomeStaysReachable", events: ["refresh"],
        why: "'refresh' never settles: after 50 jobs there was still work to do."))
  }

  func testAllAtOnce() throws {
    let (status, verdicts) = try verdicts("Hazards", "--scope", "stack=0")
    XCTAssertEqual(status, 1)
    XCTAssertFalse(verdicts.values.contains { $0.outcome == .inconclusive })
    for (name, steps) in [("NoTraps", 2), ("HomeStaysReachable", 1), ("BookkeepingAgrees", 2)] {
      XCTAssertEqual(verdicts[name]?.outcome, .violated, name)
      XCTAssertEqual(verdicts[name]?.events.count, steps, name)
    }
  }
}

extension ResultDocument.Verdict {
  /// The events of its counterexample.
  fileprivate var events: [String] { finding?.run.steps.compactMap(\.event) ?? [] }
}

#if arch(x86_64) || arch(i386)
  private let trapSignal = "SIGILL (illegal instruction)"
#else
  private let trapSignal = "SIGTRAP (trap instruction)"
#endif
