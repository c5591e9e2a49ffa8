import Foundation
import NavigationTesting
import Testing

/// Live systems explored in a worker: the test outlives what they do.
@Suite struct WorkerTests {
  private func expectSame(
    _ scene: Scene, _ reports: [Report], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fails: Int32 = reports.contains { $0.kind == .failure } ? 1 : 0
    let first = try Stage.inXCTest(scene)
    #expect(
      first.reportsOfXCTest.map(\.withoutLine) == reports.map(\.inXCTest), "\(first.output)",
      sourceLocation: sourceLocation)
    #expect(first.status == fails, "\(first.output)", sourceLocation: sourceLocation)
    #expect(!first.isKilled, "\(first.output)", sourceLocation: sourceLocation)

    let second = try Stage.inSwiftTesting(scene)
    #expect(
      second.reportsOfSwiftTesting.map(\.withoutLine) == reports, "\(second.output)",
      sourceLocation: sourceLocation)
    #expect(second.status == fails, "\(second.output)", sourceLocation: sourceLocation)
    #expect(!second.isKilled, "\(second.output)", sourceLocation: sourceLocation)
  }

  private let story = """

      0  start       Kiosk[Papers]
      1  tap back    the app traps  ← violates

      Why: 'back' trapped: SIGILL (illegal instruction).
      It traps in Kiosk.back() at Kiosk.swift:24.
      Last output:
        NavigationTestingTests/Kiosk.swift:24: Fatal error: no paper is open
      A user can reach this: every step is a tap, a gesture or something the app is sent.
      Event declared at Kiosk.swift:58.
    """

  private var violation: String {
    """
    NoTraps violated after 1 event (shortest; 2 states, exhaustive; stack ≤ 1)
    \(story)

    Replay: assertReplay(system, trace: "back", [NoTraps()])
    """
  }

  private var replayed: String {
    """
    NoTraps is violated by the replayed trace
    \(story)
    """
  }

  @Test func aTrapIsAFailureOfALivingTest() throws {
    try expectSame(.liveTrap, [.violation(violation, of: "NoTraps")])
    try expectSame(.liveTrapOnMainActor, [.violation(violation, of: "NoTraps")])
  }

  @Test func eachAssertionOfATestHasItsOwnWorker() throws {
    try expectSame(
      .liveTrapAmongOthers,
      [.known(replayed, "#1"), .known(violation, "#1"), .violation(violation, of: "NoTraps")])
    try expectSame(.liveTrapInLoop, [.violation(violation, of: "NoTraps")])
  }

  @Test func replaysRunInAWorkerToo() throws {
    try expectSame(.liveReplay, [.violation(replayed, of: "NoTraps", isReplay: true)])
  }

  @Test func searchesRunInAWorkerToo() throws {
    try expectSame(
      .liveNever,
      [
        .failure(
          """
          'two papers are open' never happens (2 states, exhaustive; stack ≤ 1)

            Screens reached (2): Papers, paper(1)
            Events reached (2): open paper(1), back
          """)
      ])
  }
}

extension Report {
  fileprivate var withoutLine: Report {
    var report = self
    report.line = 0
    return report
  }
}

/// A worker finds the test, and the argument of a test, that it was started for: in this process the
/// kiosk would end them all.
@Suite("Workers (of Swift Testing)") struct SwiftTestingWorkerTests {
  @Test @MainActor func `a test may be named 'by' a (sentence).*`() {
    #expect(throws: NavigationFailure.self) { try requireNavigation(Kiosk.system()) }
  }

  @Test(arguments: 1...3) func eachArgumentHasItsOwnWorker(papers: Int) {
    #expect {
      try requireNavigation(Kiosk.system(papers: papers))
    } throws: { error in
      "\(error)".hasPrefix(
        "NoTraps violated after 1 event (shortest; \(papers + 1) states, exhaustive; "
          + "stack ≤ \(papers))")
    }
  }

  @Test(arguments: try! StandardInvariants.applicable(to: Kiosk.system(isFixed: true)))
  func invariantsAreArguments(invariant: any NavigationInvariant) throws {
    #expect(String(describingForTest: invariant) == invariant.name)
    try assertNavigation(Kiosk.system(isFixed: true), [invariant])
  }
}
