import Testing

/// The texts of replays, as both frameworks print them.
@Suite struct ReplayMessageTests {
  private let replayedTrap = """
    NoTraps is violated by the replayed trace

      0  start      Shop[Catalog]
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

          0  start      Shop[Catalog]
          1  tap pay    Shop[Catalog, Receipt]  ← violates

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
      .replayOtherCatalog,
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
        "The trace 'pay' is known to violate an invariant, but no longer violates any. "
          + "Remove 'expecting: .knownViolation'."))
  }
}
