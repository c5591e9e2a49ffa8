import Testing

/// A replayed trace shows each step, what happened, what it changed and what it violates.
@Suite struct ReplayTests {
  private let toy = Executable.toy

  @Test func replayShowsEachStep() throws {
    #expect(
      try toy.run("replay", "Shop", "--trace", "0/1/4#cc44")
        == Outcome(
          output: """
            Shop (asPublished); stack ≤ 2

              0  start
                 Shop[Catalog]

              1  tap open product
                 Shop[Catalog, Product]
                 · pushed Product

              2  tap check out
                 Shop[Catalog, Product] ▸ Checkout
                 · presented Checkout
                 Δ checkout on record: false → true
                 Δ checkout shown: false → true

              3  gesture swipe@sheet(shop)
                 Shop[Catalog, Product]
                 Δ checkout shown: true → false
                 ✗ BookkeepingAgrees: Two records of the checkout disagree: 'checkout on record' \
            is true, 'checkout shown' is false.

            The end of the trace violates BookkeepingAgrees.
            Not judged in full, since a trace does not show all states: BackUndoesForward, \
            OrderIndependence, NoDeadRoutes, CollapseExpandRoundTrips, NoLeaks and BuyingCompletes.
            Enabled next: 0 open product, 1 check out, 4 back@stack(shop).

            """, errors: "", status: 1))
  }

  @Test func whatStaysViolatedIsToldOnce() throws {
    let outcome = try toy.run("replay", "Shop", "--trace", "0/1/4/4")
    #expect(outcome.output.components(separatedBy: "✗ BookkeepingAgrees").count == 2)
    #expect(
      outcome.output.contains(
        """
          4  gesture back@stack(shop)
             Shop[Catalog]
             still violated: BookkeepingAgrees

        The end of the trace violates BookkeepingAgrees.
        """), "\(outcome.output)")
  }

  @Test func namesAndOrdinalsSayTheSame() throws {
    #expect(
      try toy.run("replay", "Shop", "--trace", "open%20product/1/swipe%40sheet(shop)")
        == toy.run("replay", "Shop", "--trace", "0/1/4"))
  }

  @Test func aLoopThatDoesNotLeadBackIsToldFromOneThatDoes() throws {
    let loop = try toy.run("replay", "Shop", "--variant", "repaired", "--trace", "0/[0/4]")
    #expect(loop.status == 0)
    #expect(
      loop.output.contains(
        """

             then forever:

          2  tap open product
             Shop[Catalog, Product, Product]
             · pushed Product

          3  gesture back@stack(shop)
             Shop[Catalog, Product]

             as after step 1

        The end of the trace violates no invariant.
        """), "\(loop.output)")
    let rest = try toy.run("replay", "Shop", "--variant", "repaired", "--trace", "[]")
    #expect(
      rest.output.contains(
        "\n     Shop[Catalog]\n\n     then forever: nothing happens\n\nThe end"), "\(rest.output)"
    )
    let other = try toy.run("replay", "Shop", "--variant", "repaired", "--trace", "[0]")
    #expect(
      other.output.contains("\n\n     not as at the start, so that nothing repeats\n\nThe end"),
      "\(other.output)")
  }

  @Test func aTraceThatViolatesNothingSucceeds() throws {
    let outcome = try toy.run("replay", "Shop", "--variant", "repaired", "--trace", "0/1/4")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("\n\nThe end of the trace violates no invariant.\n"),
      "\(outcome.output)")
  }

  @Test func theEmptyTraceShowsTheStart() throws {
    let outcome = try toy.run("replay", "Endless", "--trace", "")
    #expect(
      outcome
        == Outcome(
          output: """
            Endless

              0  start
                 Counter[Number]

            The end of the trace violates no invariant.
            Not judged in full, since a trace does not show all states: BackUndoesForward, \
            OrderIndependence, CollapseExpandRoundTrips and NoLeaks.
            Enabled next: 0 count.

            """, errors: "", status: 0))
  }

  @Test func aTraceThatEndsInATrapFails() throws {
    let outcome = try toy.run("replay", "Shop", "--trace", "0/1/2/2")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasSuffix(
        """
          4  tap pay
             ! 'pay' trapped: nothing to pay
             ✗ NoTraps: 'pay' trapped: nothing to pay

        The end of the trace violates NoTraps.
        Not judged in full, since a trace does not show all states: BackUndoesForward, \
        OrderIndependence, NoDeadRoutes, CollapseExpandRoundTrips, NoLeaks and BuyingCompletes.

        """), "\(outcome.output)")
  }

  @Test func aTraceOfLiveObjectsIsReplayed() throws {
    let outcome = try toy.run("replay", "Fragile", "--trace", "open/close/close")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        """
          2  tap close
             Fragile[Root]
             Δ Fragile.path ["Detail"] → []

          3  tap close
             ! 'close' trapped: SIGILL (illegal instruction).
        """), "\(outcome.output)")
  }

  @Test func aSystemAtFaultIsReported() throws {
    let outcome = try toy.run("replay", "Doubtful", "--trace", "0/0")
    #expect(outcome.status == 3)
    #expect(
      outcome.output.hasSuffix(
        "\n! The system itself is at fault: The number was 3 the second time.\n"),
      "\(outcome.output)")
    assertRefused(
      try toy.run("replay", "Doubtful", "--trace", "0/0/0"),
      "Before step 3 the system itself is at fault: The number was 3 the second time.", status: 3)
  }
}
