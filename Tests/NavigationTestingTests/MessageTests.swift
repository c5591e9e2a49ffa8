import Foundation
import Testing

/// Every text that an assertion can print, as both frameworks print it.
@Suite struct MessageTests {
  /// Performs a scene under both frameworks and compares what they print.
  private func expect(
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

  // MARK: - Violations

  private let trap = """
    NoTraps violated after 1 event (shortest; 5 states, exhaustive; cart ≤ 1)

      0  start      Shop[Catalogue]
      1  tap pay    the app traps  ← violates

      Why: 'pay' trapped.
      Last output:
        Fatal error: Index out of range
      A user can reach this: every step is a tap, a gesture or something the app is sent.

    Replay: assertReplay(system, trace: "pay", [NoTraps()])
    """

  private func forbidden(_ name: String, circumstances: String = "") -> String {
    """
    \(name) violated at the start (\(circumstances)5 states, exhaustive; cart ≤ 1)

      0  start    Shop[Catalogue]  ← violates

      Why: 'at home' is true.
      A user can reach this: the system starts there.

    Replay: assertReplay(system, trace: "", [Forbidden()])
    """
  }

  @Test func whatHoldsIsSilent() throws {
    try expect(.holds)
    try expect(.inconclusiveAccepted)
    try expect(.sometimes)
    try expect(.replayHolds)
    try expect(.replayRefused)
    try expect(.replayGestureRefused)
    try expect(.requiredHolds)
  }

  @Test func aViolationIsTheFailureBlock() throws {
    try expect(.violation, .violation(trap, of: "NoTraps"))
  }

  @Test func eachViolatedInvariantFailsOnce() throws {
    try expect(
      .twoViolations,
      .violation(
        """
        BookkeepingAgrees violated after 3 events (shortest; 12 states, exhaustive; cart ≤ 1)

          0  start              Shop[Catalogue]
          1  tap open book      Shop[Catalogue, Book]
          2  tap add to cart    badge: 0 → 1; cart: 0 → 1
          3  tap pay            Shop[Catalogue, Receipt]  ← violates

          Why: Two records of the cart disagree: 'badge' is 1, 'cart' is 0.
          A user can reach this: every step is a tap, a gesture or something the app is sent.

        Replay: assertReplay(system, trace: "open book/add to cart/pay", [BookkeepingAgrees()])
        """, of: "BookkeepingAgrees"),
      .violation(trap.replacingOccurrences(of: "5 states", with: "12 states"), of: "NoTraps"))
  }

  @Test func theEighthFailureIsTheLastInFull() throws {
    let inFull = (1...8).map {
      Report.violation(forbidden("Rule\($0)"), of: "Rule\($0)", isReadyMade: false)
    }
    let rest = Report.failure(
      """
      and 2 more:

        Rule9 violated at the start (5 states, exhaustive; cart ≤ 1)
        Rule10 violated at the start (5 states, exhaustive; cart ≤ 1)
      """)
    try expect(
      .manyViolations, inFull[0], inFull[1], inFull[2], inFull[3], inFull[4], inFull[5],
      inFull[6], inFull[7], rest)
  }

  @Test func aWarningDoesNotFail() throws {
    try expect(.warning, .warning(forbidden("Busy", circumstances: "warning; ")))
  }

  @Test func aViolationByCodeSaysSo() throws {
    try expect(
      .onlyCode,
      .violation(
        """
        BookkeepingAgrees violated after 3 events (shortest; 11 states, exhaustive; cart ≤ 1)

          0  start              Shop[Catalogue]
          1  tap open book      Shop[Catalogue, Book]
          2  tap add to cart    badge: 0 → 1; cart: 0 → 1
          3  call empty cart    cart: 1 → 0  ← violates

          Why: Two records of the cart disagree: 'badge' is 1, 'cart' is 0.
          Only code can reach this: step 3 is a programmatic call (empty cart).

        Replay: assertReplay(system, trace: "open book/add to cart/empty cart", \
        [BookkeepingAgrees()])
        """, of: "BookkeepingAgrees"))
  }

  @Test func whatNeverComesAboutEndsInALoop() throws {
    let loop = """
        0  start                       Shop[Catalogue]
        1  tap open book               Shop[Catalogue, Book]
        2  tap add to cart             badge: 0 → 1; cart: 0 → 1
           then forever:
        3  gesture back@stack(shop)    Shop[Catalogue]
        4  tap open book               Shop[Catalogue, Book]  ← violates, as after step 2

        Why: What is in the cart may stay there.
        A user can reach this: every step is a tap, a gesture or something the app is sent.
      """
    try expect(
      .lasso,
      .violation(
        """
        Sold violated: after 2 events 2 more repeat forever (shortest trace to the loop; 5 states, \
        exhaustive; cart ≤ 1)

        \(loop)

        Replay: assertReplay(system, trace: "open book/add to cart/[back@stack(shop)/open book]", \
        [Sold()])
        """, of: "Sold", isReadyMade: false))
    try expect(
      .replayLasso,
      .violation(
        "Sold is violated where the replayed trace leads\n\n\(loop)", of: "Sold",
        isReadyMade: false, isReplay: true))
  }

  @Test func whatNeverComesAboutMayEndAtRest() throws {
    try expect(
      .restLasso,
      .violation(
        """
        Sold violated: after 2 events nothing more has to happen (shortest; 5 states, exhaustive; \
        cart ≤ 1)

          0  start              Shop[Catalogue]
          1  tap open book      Shop[Catalogue, Book]
          2  tap add to cart    badge: 0 → 1; cart: 0 → 1  ← violates
             then forever: nothing has to happen

          Why: What is in the cart may stay there.
          A user can reach this: every step is a tap, a gesture or something the app is sent.

        Replay: assertReplay(system, trace: "open book/add to cart/[]", [Sold()])
        """, of: "Sold", isReadyMade: false))
  }

  @Test func aSystemInAFormIsJudgedByItsOwnInvariantsToo() throws {
    try expect(
      .verifiable,
      .violation(
        """
        Affordable violated after 3 events (shortest; 7 states, exhaustive; cart ≤ 2)

          0  start              Shop[Catalogue]
          1  tap open book      Shop[Catalogue, Book]
          2  tap add to cart    badge: 0 → 1; cart: 0 → 1
          3  tap add to cart    badge: 1 → 2; cart: 1 → 2  ← violates

          Why: two things are in the cart.
          A user can reach this: every step is a tap, a gesture or something the app is sent.

        Replay: assertReplay(system, trace: "open book/add to cart/add to cart", [Affordable()])
        """, of: "Affordable", isReadyMade: false))
  }

  @Test func aSystemThatCannotBeginIsNotKnownAtAPlace() throws {
    try expect(
      .cannotStart,
      .violation(
        """
        NoTraps violated at the start (0 states, exhaustive; cart ≤ 1)

          0  start    the app traps  ← violates

          Why: The shop traps at once.
          The runtime left no text, as in an optimised build; the same replay in a debug build \
        shows it.
          A user can reach this: the system starts there.

        Replay: assertReplay(system, trace: "", [NoTraps()])
        """, of: "NoTraps"))
  }

  // MARK: - What is known

  @Test func whatIsKnownDoesNotFail() throws {
    try expect(.known, .known(trap, "waits for the new cart, #12"))
    try expect(
      .knownAtPlace,
      .known(bookkeeping(after: 3), "the badge is replaced, #13"))
  }

  @Test func whatIsKnownElsewhereFails() throws {
    try expect(
      .knownElsewhere, .violation(bookkeeping(after: 4), of: "BookkeepingAgrees"),
      .known(bookkeeping(after: 3), "#13"))
  }

  @Test func whatIsNoLongerSoFails() throws {
    try expect(
      .stale,
      .failure(
        "NoTraps is listed as known, but is not violated any more (exhaustive; cart ≤ 1). "
          + "Remove '.known(\"NoTraps\", reason: \"#12\")'."))
    let fromTheBook = """
      NoTraps violated after 2 events (shortest; 5 states, exhaustive; cart ≤ 1)

        0  start            Shop[Catalogue]
        1  tap open book    Shop[Catalogue, Book]
        2  tap pay          the app traps  ← violates

        Why: 'pay' trapped.
        Last output:
          Fatal error: Index out of range
        A user can reach this: every step is a tap, a gesture or something the app is sent.

      Replay: assertReplay(system, trace: "open book/pay", [NoTraps()])
      """
    try expect(
      .staleAtPlace, .known(trap, "#12"), .known(fromTheBook, "#13"),
      .failure(
        "NoTraps is listed as known at 'Settings', but is not violated there any more "
          + "(exhaustive; cart ≤ 1). "
          + "Remove '.known(\"NoTraps\", at: \"Settings\", reason: \"#14\")'."))
  }

  @Test func whatIsKnownUnderAnUnknownNameFails() throws {
    try expect(
      .unknownName,
      .failure(
        "'NoTrap' is listed as known, but is not among the invariants that are asserted. "
          + "Did you mean 'NoTraps'?"))
  }

  @Test func whatIsKnownWithoutAReasonFails() throws {
    try expect(
      .withoutReason,
      .failure(
        "'NoTraps' is listed as known without a reason. Say why it is there for now, and what will "
          + "fix it."),
      .known(trap, " "))
  }

  private func bookkeeping(after events: Int) -> String {
    let wasSeen = events == 3
    let steps =
      wasSeen
      ? """
        0  start              Shop[Catalogue]
        1  tap open book      Shop[Catalogue, Book]
        2  tap add to cart    badge: 0 → 1; cart: 0 → 1
        3  tap pay            Shop[Catalogue, Receipt]  ← violates
      """
      : """
        0  start                       Shop[Catalogue]
        1  tap open book               Shop[Catalogue, Book]
        2  tap add to cart             badge: 0 → 1; cart: 0 → 1
        3  tap pay                     Shop[Catalogue, Receipt]
        4  gesture back@stack(shop)    Shop[Catalogue]  ← violates
      """
    return """
      BookkeepingAgrees violated after \(events) events (shortest; 13 states, exhaustive; cart ≤ 1)

      \(steps)

        Why: Two records of the cart disagree: 'badge' is 1, 'cart' is 0.
        A user can reach this: every step is a tap, a gesture or something the app is sent.

      Replay: assertReplay(system, trace: "open book/add to cart/pay\
      \(wasSeen ? "" : "/back@stack(shop)")", [BookkeepingAgrees()])
      """
  }

  // MARK: - What is not known

  @Test func answersThatALimitLeftOpenFail() throws {
    try expect(
      .inconclusive,
      .failure(
        """
        13 of 24 invariants are inconclusive (3 states, bounded by states; cart ≤ 1)

          NoOrphanedChildren, NoOwnerlessScreens, StartsOnce, UniqueChild, OnePresentation, \
        BookkeepingAgrees, NoTraps, BackUndoesForward, HomeStaysReachable, \
        EveryDestinationResolves, OrderIndependence, CollapseExpandRoundTrips and NoLeaks: the search stopped at 3 states before every state was seen.

        To decide them, raise 'limits' or narrow the system's scope. To let them pass, write \
        'acceptBounded: true'.
        """))
  }

  @Test func anAssertionThatCannotFailFails() throws {
    try expect(
      .nothingGiven,
      .failure("Nothing was judged: no invariant was given. Name at least one for 'Shop'."))
    try expect(
      .nothingApplies,
      .failure(
        """
        Nothing was judged: none of the invariants applies to 'Shop'.

          ModesExclusive: no exclusive modes are declared
          StopIsFinal: no role is declared to start and stop

        Declare what they need in the system's profile, or assert others.
        """))
  }

  @Test func aSystemWithoutStatesFails() throws {
    try expect(
      .nowhere,
      .failure("Nothing was judged: 'Unreachable' has no initial state to begin in."))
  }

  @Test func aStrictAssertionWantsEverythingExercised() throws {
    try expect(
      .strict,
      .failure(
        """
        Not everything was exercised (5 states, exhaustive; cart ≤ 1)

          NoLeaks is vacuous: no transition met its premise
          Event never enabled: empty cart: nobody calls it (in 5 states)
          Event never enabled: deliver: nothing was sent (in 5 states)

        A strict assertion wants every invariant to say something and every event to happen.
        """))
  }

  @Test func aFaultOfTheSystemFails() throws {
    try expect(
      .systemFault,
      .failure(
        """
        The system itself is at fault: The trace leads to another state.

          cart: 1 and 2

        Replay: assertReplay(system, trace: "open book/add to cart")
        """))
    try expect(
      .unexplored,
      .failure("'Unreachable' could not be explored: the simulator does not answer"))
  }

  // MARK: - What should be possible

  @Test func whatNeverHappensFails() throws {
    try expect(
      .never,
      .failure(
        """
        'two things are in the cart' never happens (5 states, exhaustive; cart ≤ 1)

          Screens reached (3): Catalogue, Book, Receipt
          Events reached (3): open book, add to cart, pay
          Events never enabled (2):
            empty cart: nobody calls it (in 5 states)
            deliver: nothing was sent (in 5 states)
        """))
    let never = """
      refunded violated: it never happens (5 states, exhaustive; cart ≤ 1)

        Why: no reachable state satisfies it.

        Screens reached (3): Catalogue, Book, Receipt
        Events reached (3): open book, add to cart, pay
        Events never enabled (2):
          empty cart: nobody calls it (in 5 states)
          deliver: nothing was sent (in 5 states)
      """
    try expect(.neverByInvariant, .violation(never, of: "refunded", isReadyMade: false))
    try expect(.neverByInvariantKnown, .known(never, "#15"))
    try expect(
      .notMet,
      .failure(
        "'two things are in the cart' was not met (3 states, bounded by depth; cart ≤ 1): the "
          + "search stopped at depth 1 before every state was seen. "
          + "Raise 'limits' or narrow the system's scope."))
  }

  // MARK: - Replays

  private let replayedTrap = """
    NoTraps is violated by the replayed trace

      0  start      Shop[Catalogue]
      1  tap pay    the app traps  ← violates

      Why: 'pay' trapped.
      Last output:
        Fatal error: Index out of range
      A user can reach this: every step is a tap, a gesture or something the app is sent.
    """

  @Test func aReplayFailsWhileItViolates() throws {
    try expect(.replayViolates, .violation(replayedTrap, of: "NoTraps", isReplay: true))
    try expect(.replayKnown, .known(replayedTrap, "waits for the new cart, #12"))
    try expect(
      .replayWithoutWayHome,
      .violation(
        """
        HomeStaysReachable is violated where the replayed trace leads

          0  start      Shop[Catalogue]
          1  tap pay    Shop[Catalogue, Receipt]  ← violates

          Why: From here no taps, gestures and completions lead to 'at home'; the visible screen is Receipt.
          A user can reach this: every step is a tap, a gesture or something the app is sent.
        """, of: "HomeStaysReachable", isReplay: true))
  }

  @Test func aReplayThatDoesNotFitFails() throws {
    try expect(
      .replayDisabled,
      .failure(
        "The trace 'pay' cannot be replayed in 'Shop'. Step 1: 'pay' is not enabled, the cart is "
          + "empty. Enabled: open book. If that is the fix, write 'expecting: .refused'."))
    try expect(
      .replayDisabledEarly,
      .failure(
        "The trace 'pay/open book' cannot be replayed in 'Shop'. Step 1: 'pay' is not enabled, the "
          + "cart is empty. Enabled: open book. If that is the fix, replay 'pay' and write "
          + "'expecting: .refused'."))
    try expect(
      .replayUnknown,
      .failure(
        "The trace 'pya' cannot be replayed in 'Shop'. Step 1: the system has no event 'pya'. "
          + "Did you mean 'pay'?"))
    try expect(
      .replayGestureUnknown,
      .failure(
        "The trace 'pay/back@stack(shoe)' cannot be replayed in 'Shop'. Step 2: the system has no "
          + "event 'back@stack(shoe)'. Did you mean 'back@stack(shop)'?"))
    try expect(
      .replayMalformed,
      .failure(
        "The trace 'pay//pay' cannot be replayed in 'Shop'. Step 2 of the trace is empty. "
          + "Write an event between two '/'."))
    try expect(
      .replayOtherCatalogue,
      .failure(
        "The trace '2#0000' cannot be replayed in 'Shop'. The trace was recorded against other "
          + "events: it ends in '#0000', but the events of this system have '#1327'. "
          + "Record it again, or write its events by name."))
  }

  @Test func aReplayThatDoesNotSeeTheEndFails() throws {
    try expect(
      .replayUnreached,
      .failure(
        "HomeStaysReachable is inconclusive: what can be reached from the trace is not known, "
          + "since the search stopped at depth 1 before every state was seen. "
          + "Raise 'limits' or narrow the system's scope."))
  }

  @Test func aReplayThatDoesNotSeeTheEndHoldsNothingAgain() throws {
    try expect(
      .replayKnownUnreached,
      .failure(
        "HomeStaysReachable is inconclusive: what can be reached from the trace is not known, "
          + "since the search stopped at depth 1 before every state was seen. "
          + "Raise 'limits' or narrow the system's scope."))
  }

  @Test func aReplayThatIsNotAsExpectedFails() throws {
    try expect(
      .replayFollowed,
      .failure("The trace 'pay' should be refused by 'Shop', but can be followed to its end."),
      .violation(replayedTrap, of: "NoTraps", isReplay: true))
    try expect(
      .replayHoldsAgain,
      .failure(
        "The trace 'pay' is known to violate an invariant, but violates none any more. "
          + "Remove 'expecting: .knownViolation'."))
  }
}
