import HazardTestSupport
import XCTest

/// What goes badly wrong in an event fails an assertion of a living test, among its other failures.
final class HazardTests: XCTestCase {
  /// Performs a scene under both frameworks and compares what fails and why.
  private func expect(_ scene: Scene, _ expected: [String], line: UInt = #line) throws {
    let first = try Stage.inXCTest(scene)
    XCTAssertEqual(first.reportsOfXCTest.map(\.gist), expected, first.output, line: line)
    XCTAssertEqual(first.status, 1, line: line)
    XCTAssertFalse(first.isKilled, line: line)

    let second = try Stage.inSwiftTesting(scene)
    XCTAssertEqual(second.reportsOfSwiftTesting.map(\.gist), expected, second.output, line: line)
    XCTAssertEqual(second.status, 1, line: line)
    XCTAssertFalse(second.isKilled, line: line)
  }

  private let lamp =
    "BookkeepingAgrees violated after 2 events: Two records of the lamp disagree: 'the lamp is on "
    + "record' is true, 'the lamp is lit' is false."

  private let home = "HomeStaysReachable violated after 1 event: "

  func testAnUnownedReferenceAfterItsTargetsEnd() throws {
    try expect(
      .hazardUnowned, ["NoTraps violated after 2 events: 'draw' trapped: SIGABRT (abort).", lamp])
  }

  func testAnIndexOutOfRange() throws {
    try expect(
      .hazardOutOfRange,
      ["NoTraps violated after 2 events: 'turn' trapped: \(trapSignal).", lamp])
  }

  func testTheSameInstancePushedTwice() throws {
    try expect(
      .hazardPushedTwice,
      ["NoTraps violated after 2 events: 'details' trapped: \(trapSignal).", lamp])
  }

  func testABlankScreen() throws {
    try expect(
      .hazardBlank,
      [
        home
          + "From here no taps, gestures and completions lead to 'at home'; no screen is visible.",
        lamp,
      ])
  }

  func testAnEventThatNeverSettles() throws {
    try expect(
      .hazardRestless,
      [home + "'refresh' never settles: after 50 jobs there was still work to do.", lamp])
  }

  func testAForgottenRouteFailsTheTestThatNeedsIt() throws {
    let error = "Route case 'stamps' has no sample. Add one to 'Ware.samples'."
    let first = try Stage.inXCTest(.forgottenRoute)
    XCTAssertTrue(first.output.contains("threw error \"\(error)\""), first.output)
    XCTAssertEqual(first.status, 1)
    let second = try Stage.inSwiftTesting(.forgottenRoute)
    XCTAssertTrue(second.output.contains("Caught error: \(error)"), second.output)
    XCTAssertEqual(second.status, 1)
  }
}

extension Report {
  /// What is violated, after how many events, and why.
  fileprivate var gist: String {
    let lines = texts[0].split(separator: "\n")
    let headline = lines[0].prefix { $0 != "(" }.dropLast()
    let why = lines.first { $0.hasPrefix("  Why: ") }?.dropFirst(7) ?? ""
    return "\(headline): \(why)"
  }
}

#if arch(x86_64) || arch(i386)
  private let trapSignal = "SIGILL (illegal instruction)"
#else
  private let trapSignal = "SIGTRAP (trap instruction)"
#endif
