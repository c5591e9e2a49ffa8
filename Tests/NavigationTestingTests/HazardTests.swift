import HazardTestSupport
import Testing

/// An event that goes badly wrong fails an assertion of a living test, among its other failures.
@Suite struct HazardTests {
  /// Performs a scene under both frameworks and compares what fails and why.
  private func expect(
    _ scene: Scene, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let first = try Stage.inXCTest(scene)
    #expect(
      first.reportsOfXCTest.map(\.gist) == expected, "\(first.output)",
      sourceLocation: sourceLocation)
    #expect(first.status == 1, sourceLocation: sourceLocation)
    #expect(!first.isKilled, sourceLocation: sourceLocation)

    let second = try Stage.inSwiftTesting(scene)
    #expect(
      second.reportsOfSwiftTesting.map(\.gist) == expected, "\(second.output)",
      sourceLocation: sourceLocation)
    #expect(second.status == 1, sourceLocation: sourceLocation)
    #expect(!second.isKilled, sourceLocation: sourceLocation)
  }

  private let lamp =
    "BookkeepingAgrees violated after 2 events: Two records of the lamp disagree: 'the lamp is on "
    + "record' is true, 'the lamp is lit' is false."

  private let home = "HomeStaysReachable violated after 1 event: "

  @Test func anUnownedReferenceAfterItsTargetsEndFails() throws {
    try expect(
      .hazardUnowned, ["NoTraps violated after 2 events: 'draw' trapped: SIGABRT (abort).", lamp])
  }

  @Test func anIndexOutOfRangeFails() throws {
    try expect(
      .hazardOutOfRange,
      ["NoTraps violated after 2 events: 'turn' trapped: \(trapSignal).", lamp])
  }

  @Test func pushingTheSameInstanceTwiceFails() throws {
    try expect(
      .hazardPushedTwice,
      ["NoTraps violated after 2 events: 'details' trapped: \(trapSignal).", lamp])
  }

  @Test func aBlankScreenFails() throws {
    try expect(
      .hazardBlank,
      [
        home
          + "From here no taps, gestures and completions lead to 'at home'; no screen is visible.",
        lamp,
      ])
  }

  @Test func anEventThatNeverSettlesFails() throws {
    try expect(
      .hazardRestless,
      [home + "'refresh' never settles: after 50 jobs there was still work to do.", lamp])
  }

  @Test func aForgottenRouteFailsTheTestThatNeedsIt() throws {
    let error = "Route case 'stamps' has no sample. Add one to 'Ware.samples'."
    let first = try Stage.inXCTest(.forgottenRoute)
    #expect(first.output.contains("threw error \"\(error)\""), "\(first.output)")
    #expect(first.status == 1)
    let second = try Stage.inSwiftTesting(.forgottenRoute)
    #expect(second.output.contains("Caught error: \(error)"), "\(second.output)")
    #expect(second.status == 1)
  }
}

extension Report {
  /// The violated invariant, the number of events before, and the reason.
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
