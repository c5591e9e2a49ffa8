import Foundation
import HazardTestSupport
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
    status: Int32, byName: [String: [String: Any]]
  ) {
    let outcome = try toy.run(
      ["check", system, "--format", "json"] + options, environment: hazards)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let result = try XCTUnwrap(object as? [String: Any], outcome.errors)
    XCTAssertEqual(result["completeness"] as? String, "exhaustive")
    let list = try XCTUnwrap(result["verdicts"] as? [[String: Any]])
    return (
      outcome.status, Dictionary(uniqueKeysWithValues: list.map { ($0["property"] as! String, $0) })
    )
  }

  private func expect(
    _ hazard: Hazard, _ expected: Expected, line: UInt = #line
  ) throws {
    let (status, verdicts) = try verdicts(hazard.systemName)
    XCTAssertEqual(status, 1, line: line)
    let verdict = try XCTUnwrap(verdicts[expected.invariant])
    XCTAssertEqual(verdict["verdict"] as? String, "violated", line: line)
    XCTAssertEqual(verdict["events"] as? [String], expected.events, line: line)
    XCTAssertEqual(verdict["why"] as? String, expected.why, line: line)
    // A mistake of another kind is found all the same.
    let other = try XCTUnwrap(verdicts["BookkeepingAgrees"])
    XCTAssertEqual(other["events"] as? [String], ["light", "light"], line: line)
    XCTAssertFalse(verdicts.values.contains { $0["verdict"] as? String == "inconclusive" })
    let sound = expected.invariant == "NoTraps" ? "HomeStaysReachable" : "NoTraps"
    XCTAssertEqual(verdicts[sound]?["verdict"] as? String, "holds", line: line)
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
    XCTAssertFalse(verdicts.values.contains { $0["verdict"] as? String == "inconclusive" })
    for (name, steps) in [("NoTraps", 2), ("HomeStaysReachable", 1), ("BookkeepingAgrees", 2)] {
      XCTAssertEqual(verdicts[name]?["verdict"] as? String, "violated", name)
      XCTAssertEqual((verdicts[name]?["events"] as? [String])?.count, steps, name)
    }
  }
}

#if arch(x86_64) || arch(i386)
  private let trapSignal = "SIGILL (illegal instruction)"
#else
  private let trapSignal = "SIGTRAP (trap instruction)"
#endif
