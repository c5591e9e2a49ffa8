import Foundation
import HazardTestSupport
import NavigationReports
import Testing

/// An event that goes badly wrong is a verdict with its trace, and every other verdict still comes
/// out.
@Suite struct HazardTests {
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
    let result = try #require(ResultDocument.read(outcome.output).first, "\(outcome.errors)")
    #expect(result.search.completeness == .exhaustive)
    return (
      outcome.status, Dictionary(uniqueKeysWithValues: result.verdicts.map { ($0.property, $0) })
    )
  }

  private func expect(
    _ hazard: Hazard, _ expected: Expected, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (status, verdicts) = try verdicts(hazard.systemName)
    #expect(status == 1, sourceLocation: sourceLocation)
    let verdict = try #require(verdicts[expected.invariant])
    #expect(verdict.outcome == .violated, sourceLocation: sourceLocation)
    #expect(verdict.events == expected.events, sourceLocation: sourceLocation)
    #expect(verdict.finding?.why == expected.why, sourceLocation: sourceLocation)
    // A mistake of another kind is found all the same.
    let other = try #require(verdicts["BookkeepingAgrees"])
    #expect(other.events == ["light", "light"], sourceLocation: sourceLocation)
    #expect(!verdicts.values.contains { $0.outcome == .inconclusive })
    let sound = expected.invariant == "NoTraps" ? "HomeStaysReachable" : "NoTraps"
    #expect(verdicts[sound]?.outcome == .holds, sourceLocation: sourceLocation)
  }

  @Test func anUnownedReferenceAfterItsTargetsEndIsAViolation() throws {
    try expect(
      .unowned,
      Expected(
        invariant: "NoTraps", events: ["tear off", "draw"], why: "'draw' trapped: SIGABRT (abort).")
    )
  }

  @Test func anIndexOutOfRangeIsAViolation() throws {
    try expect(
      .outOfRange,
      Expected(
        invariant: "NoTraps", events: ["turn", "turn"], why: "'turn' trapped: \(trapSignal)."))
  }

  @Test func pushingTheSameInstanceTwiceIsAViolation() throws {
    try expect(
      .pushedTwice,
      Expected(
        invariant: "NoTraps", events: ["details", "details"],
        why: "'details' trapped: \(trapSignal)."))
  }

  /// UIKit accepts an empty stack: no trap, but a blank screen from which nobody gets anywhere.
  @Test func aBlankScreenIsAViolation() throws {
    try expect(
      .blank,
      Expected(
        invariant: "HomeStaysReachable", events: ["clear"],
        why: "From here no taps, gestures and completions lead to 'at home'; no screen is visible."
      ))
  }

  @Test func anEventThatNeverSettlesIsAViolation() throws {
    try expect(
      .restless,
      Expected(
        invariant: "HomeStaysReachable", events: ["refresh"],
        why: "'refresh' never settles: after 50 jobs there was still work to do."))
  }

  @Test func allAreFoundAtOnce() throws {
    let (status, verdicts) = try verdicts("Hazards", "--scope", "stack=0")
    #expect(status == 1)
    #expect(!verdicts.values.contains { $0.outcome == .inconclusive })
    for (name, steps) in [("NoTraps", 2), ("HomeStaysReachable", 1), ("BookkeepingAgrees", 2)] {
      #expect(verdicts[name]?.outcome == .violated, "\(name)")
      #expect(verdicts[name]?.events.count == steps, "\(name)")
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
