import Testing

/// The texts about answers that are open, and about what never happens, as both frameworks print them.
@Suite struct OpenMessageTests {
  @Test func answersThatALimitLeftOpenFail() throws {
    try expect(
      .inconclusive,
      .failure(
        """
        13 of 27 invariants are inconclusive (3 states, bounded by states; cart ≤ 1)

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

  @Test func aSystemThatDoesNotStartInTimeIsOpen() throws {
    try expect(
      .neverStarts,
      .failure(
        """
        1 of 1 invariant is inconclusive (0 states, bounded by time)

          NoTraps: the search stopped after 0.05 s before every state was seen.

        To decide them, raise 'limits' or narrow the system's scope. To let them pass, write \
        'acceptBounded: true'.
        """))
  }

  @Test func aStrictAssertionWantsEverythingExercised() throws {
    try expect(
      .strict,
      .failure(
        """
        Not everything was exercised (5 states, exhaustive; cart ≤ 1)

          NoLeaks is vacuous: no part of it met its premise
          Event never enabled: empty cart: nobody calls it (in 5 states)
          Event never enabled: deliver: nothing was sent (in 5 states)

        A strict assertion wants every invariant to say something and every event to happen. To let one pass, write 'known: [.notExercised(NAME, reason: "why nothing needs it")]'.
        """))
  }

  @Test func whatIsListedAsNotExercisedPasses() throws {
    try expect(.notExercised)
    try expect(
      .notExercisedAnyMore,
      .failure(
        "pay is listed as not exercised, but is exercised (exhaustive; cart ≤ 1). "
          + "Remove '.notExercised(\"pay\", reason: \"#16\")'."))
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

  @Test func whatNeverHappensFails() throws {
    try expect(
      .never,
      .failure(
        """
        'two things are in the cart' never happens (5 states, exhaustive; cart ≤ 1)

          Screens reached (3): Catalog, Book, Receipt
          Events reached (3): open book, add to cart, pay
          Events never enabled (2):
            empty cart: nobody calls it (in 5 states)
            deliver: nothing was sent (in 5 states)
        """))
    let never = """
      refunded violated: it never happens (5 states, exhaustive; cart ≤ 1)

        Why: no reachable state satisfies it.

        Screens reached (3): Catalog, Book, Receipt
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
}
