import Foundation
import Testing

/// The texts of violations, as both frameworks print them.
@Suite struct ViolationMessageTests {
  private func forbidden(_ name: String, circumstances: String = "") -> String {
    """
    \(name) violated at the start (\(circumstances)5 states, exhaustive; cart ≤ 1)

      0  start    Shop[Catalog]  ← violates

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
    try expect(.violation, .violation(.trap, of: "NoTraps"))
  }

  @Test func eachViolatedInvariantFailsOnce() throws {
    try expect(
      .twoViolations,
      .violation(
        """
        BookkeepingAgrees violated after 3 events (shortest; 12 states, exhaustive; cart ≤ 1)

          0  start              Shop[Catalog]
          1  tap open book      Shop[Catalog, Book]
          2  tap add to cart    badge: 0 → 1; cart: 0 → 1
          3  tap pay            Shop[Catalog, Receipt]  ← violates

          Why: Two records of the cart disagree: 'badge' is 1, 'cart' is 0.
          A user can reach this: every step is a tap, a gesture or something the app is sent.

        Replay: assertReplay(system, trace: "open book/add to cart/pay", [BookkeepingAgrees()])
        """, of: "BookkeepingAgrees"),
      .violation(String.trap.replacingOccurrences(of: "5 states", with: "12 states"), of: "NoTraps")
    )
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

          0  start              Shop[Catalog]
          1  tap open book      Shop[Catalog, Book]
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
        0  start                       Shop[Catalog]
        1  tap open book               Shop[Catalog, Book]
        2  tap add to cart             badge: 0 → 1; cart: 0 → 1
           then forever:
        3  gesture back@stack(shop)    Shop[Catalog]
        4  tap open book               Shop[Catalog, Book]  ← violates, as after step 2

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

          0  start              Shop[Catalog]
          1  tap open book      Shop[Catalog, Book]
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

          0  start              Shop[Catalog]
          1  tap open book      Shop[Catalog, Book]
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
          The runtime left no text, as in an optimized build; the same replay in a debug build \
        shows it.
          A user can reach this: the system starts there.

        Replay: assertReplay(system, trace: "", [NoTraps()])
        """, of: "NoTraps"))
  }
}
