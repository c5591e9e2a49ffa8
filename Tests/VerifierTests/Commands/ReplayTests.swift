import XCTest

/// A replayed trace shows each step, what happened, what it changed and what it violates.
final class ReplayTests: XCTestCase {
  private let toy = Executable.toy

  func testShowsEachStep() throws {
    XCTAssertEqual(
      try toy.run("replay", "Shop", "--trace", "0/1/4#cc44"),
      Outcome(
        output: """
          Shop (asPublished); stack ≤ 2

            0  start
               Shop[Catalogue]

            1  tap open product
               Shop[Catalogue, Product]
               · pushed Product

            2  tap check out
               Shop[Catalogue, Product] ▸ Checkout
               · presented Checkout
               Δ checkout on record: false → true
               Δ checkout shown: false → true

            3  gesture swipe@sheet(shop)
               Shop[Catalogue, Product]
               Δ checkout shown: true → false
               ✗ BookkeepingAgrees: Two records of the checkout disagree: 'checkout on record' \
          is true, 'checkout shown' is false.

          The end of the trace violates BookkeepingAgrees.
          Not judged in full, since a trace does not show all states: BackUndoesForward, \
          OrderIndependence, NoDeadRoutes, CollapseExpandRoundTrips and BuyingCompletes.
          Enabled next: 0 open product, 1 check out, 4 back@stack(shop).

          """, errors: "", status: 1))
  }

  func testNamesAndOrdinalsSayTheSame() throws {
    XCTAssertEqual(
      try toy.run("replay", "Shop", "--trace", "open%20product/1/swipe%40sheet(shop)"),
      try toy.run("replay", "Shop", "--trace", "0/1/4"))
  }

  func testALoopThatLeadsBackAndOneThatDoesNot() throws {
    let loop = try toy.run("replay", "Shop", "--variant", "repaired", "--trace", "0/[0/4]")
    XCTAssertEqual(loop.status, 0)
    XCTAssertTrue(
      loop.output.contains(
        """

             then forever:

          2  tap open product
             Shop[Catalogue, Product, Product]
             · pushed Product

          3  gesture back@stack(shop)
             Shop[Catalogue, Product]

             as after step 1

        The end of the trace violates no invariant.
        """), loop.output)
    let rest = try toy.run("replay", "Shop", "--variant", "repaired", "--trace", "[]")
    XCTAssertTrue(
      rest.output.contains(
        "\n     Shop[Catalogue]\n\n     then forever: nothing happens\n\nThe end"),
      rest.output)
    let other = try toy.run("replay", "Shop", "--variant", "repaired", "--trace", "[0]")
    XCTAssertTrue(
      other.output.contains("\n\n     not as at the start, so that nothing repeats\n\nThe end"),
      other.output)
  }

  func testATraceThatViolatesNothing() throws {
    let outcome = try toy.run("replay", "Shop", "--variant", "repaired", "--trace", "0/1/4")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(
      outcome.output.contains("\n\nThe end of the trace violates no invariant.\n"), outcome.output)
  }

  func testTheEmptyTrace() throws {
    let outcome = try toy.run("replay", "Endless", "--trace", "")
    XCTAssertEqual(
      outcome,
      Outcome(
        output: """
          Endless

            0  start
               Counter[Number]

          The end of the trace violates no invariant.
          Not judged in full, since a trace does not show all states: BackUndoesForward, \
          OrderIndependence and CollapseExpandRoundTrips.
          Enabled next: 0 count.

          """, errors: "", status: 0))
  }

  func testATraceThatEndsInATrap() throws {
    let outcome = try toy.run("replay", "Shop", "--trace", "0/1/2/2")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(
      outcome.output.hasSuffix(
        """
          4  tap pay
             ! 'pay' trapped: nothing to pay
             ✗ NoTraps: 'pay' trapped: nothing to pay

        The end of the trace violates NoTraps.
        Not judged in full, since a trace does not show all states: BackUndoesForward, \
        OrderIndependence, NoDeadRoutes, CollapseExpandRoundTrips and BuyingCompletes.

        """), outcome.output)
  }

  func testATraceOfLiveObjects() throws {
    let outcome = try toy.run("replay", "Fragile", "--trace", "open/close/close")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(
      outcome.output.contains(
        """
          2  tap close
             Fragile[Root]
             Δ Fragile.path ["Detail"] → []

          3  tap close
             ! 'close' trapped: SIGILL (illegal instruction).
        """), outcome.output)
  }

  func testASystemAtFault() throws {
    let outcome = try toy.run("replay", "Doubtful", "--trace", "0/0")
    XCTAssertEqual(outcome.status, 3)
    XCTAssertTrue(
      outcome.output.hasSuffix(
        "\n! The system itself is at fault: The number was 3 the second time.\n"), outcome.output)
    assertRefused(
      try toy.run("replay", "Doubtful", "--trace", "0/0/0"),
      "Before step 3 the system itself is at fault: The number was 3 the second time.", status: 3)
  }
}
