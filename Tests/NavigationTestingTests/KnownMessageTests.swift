import Testing

/// The texts about known violations, as both frameworks print them.
@Suite struct KnownMessageTests {
  @Test func whatIsKnownDoesNotFail() throws {
    try expect(.known, .known(.trap, "waits for the new cart, #12"))
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
        "NoTraps is listed as known, but is no longer violated (exhaustive; cart ≤ 1). "
          + "Remove '.known(\"NoTraps\", reason: \"#12\")'."))
    let fromTheBook = """
      NoTraps violated after 2 events (shortest; 5 states, exhaustive; cart ≤ 1)

        0  start            Shop[Catalog]
        1  tap open book    Shop[Catalog, Book]
        2  tap pay          the app traps  ← violates

        Why: 'pay' trapped.
        Last output:
          Fatal error: Index out of range
        A user can reach this: every step is a tap, a gesture or something the app is sent.

      Replay: assertReplay(system, trace: "open book/pay", [NoTraps()])
      """
    try expect(
      .staleAtPlace, .known(.trap, "#12"), .known(fromTheBook, "#13"),
      .failure(
        "NoTraps is listed as known at 'Settings', but is no longer violated there "
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
      .known(.trap, " "))
  }

  private func bookkeeping(after events: Int) -> String {
    let wasSeen = events == 3
    let steps =
      wasSeen
      ? """
        0  start              Shop[Catalog]
        1  tap open book      Shop[Catalog, Book]
        2  tap add to cart    badge: 0 → 1; cart: 0 → 1
        3  tap pay            Shop[Catalog, Receipt]  ← violates
      """
      : """
        0  start                       Shop[Catalog]
        1  tap open book               Shop[Catalog, Book]
        2  tap add to cart             badge: 0 → 1; cart: 0 → 1
        3  tap pay                     Shop[Catalog, Receipt]
        4  gesture back@stack(shop)    Shop[Catalog]  ← violates
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
}
