import Foundation
import Testing

/// The list of mounted systems, and of the declarations of one.
@Suite struct ListTests {
  private let toy = Executable.toy

  @Test func listShowsTheSystems() throws {
    #expect(
      try toy.run("list")
        == Outcome(
          output: """
            Shop      A catalog in a stack, a checkout in a sheet.
            Endless   A number that grows forever: no search comes to its end.
            Doubtful  A number whose replays diverge.
            Fragile   Live objects, of which one traps.

            """, errors: "", status: 0))
  }

  @Test func listShowsWhatASystemDeclares() throws {
    #expect(
      try toy.run("list", "Shop").output == """
        Shop: A catalog in a stack, a checkout in a sheet.

        Variants: asPublished, repaired

        Scope
          stack=2  screens on the stack

        Fixes (2)
          swipeEndsCheckout  Swiping the checkout away takes it off the record too.
          paysOnce           A second payment does nothing.

        Events (4)
          0  open product  tap       ShopRoute.product
          1  check out     tap       ShopRoute.checkout
          2  pay           tap
          3  recall        external

        Invariants (28)
          I1   NoOrphanedChildren           applies
          I2   NoOwnerlessScreens           applies
          I3   BackToRootReachesRoot        not applicable: no way back to a root is declared
          I4   StartsOnce                   applies
          I5   UniqueChild                  applies
          I6   ModesExclusive               not applicable: no exclusive modes are declared
          I7   AuthenticationGuardsScreens  not applicable: no authentication is declared
          I8   StopIsFinal                  not applicable: no role is declared to start and stop
          I9   Restartable                  not applicable: no coordinator is declared to be \
        started and stopped by events
          I10  OnePresentation              applies
          I11  BookkeepingAgrees            applies
          I12  NoTraps                      applies
          I13  DeepLinksLand                not applicable: no deep links are declared
          I14  RepeatedIntentIsIdempotent   not applicable: no event is declared to repeat an intent
          I15  BackUndoesForward            applies
          I16  HomeStaysReachable           not applicable: no home is declared
          I17  EveryDestinationResolves     applies
          I18  StateForcesScreen            not applicable: no state that requires a screen is declared
          I19  NoLateEffects                not applicable: no asynchronous results are declared
          I20  OrderIndependence            applies
          I21  NoDeadRoutes                 applies
          I22  CollapseExpandRoundTrips     applies
          I23  TabsStayInScope              not applicable: no tabs are declared
          I24  NoLeaks                      applies
          I25  OfferedActionsSucceed        not applicable: no error states and no requests of \
        state machines are declared
          I26  DismissalsCloseTheirOwn      not applicable: no event is declared to close \
        something, and no results are declared
          I27  IdentityIsFaithful           not applicable: no routes with samples are declared
          -    BuyingCompletes              applies

        """)
  }

  @Test func jsonHasTheDocumentedKeys() throws {
    let outcome = try toy.run("list", "Shop", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let listing = try #require(value as? [String: Any])
    #expect(listing["system"] as? String == "Shop")
    #expect(listing["variants"] as? [String] == ["asPublished", "repaired"])
    #expect(listing["scope"] as? [String: Int] == ["stack": 2])
    let fixes = try #require(listing["fixes"] as? [[String: Any]])
    #expect(fixes.map { $0["name"] as? String } == ["swipeEndsCheckout", "paysOnce"])
    let events = try #require(listing["events"] as? [[String: Any]])
    #expect(events.map { $0["ordinal"] as? Int } == [0, 1, 2, 3])
    #expect(events[1]["name"] as? String == "check out")
    #expect(events[1]["origin"] as? String == "tap")
    #expect(events[1]["route"] as? String == "ShopRoute.checkout")
    #expect(events[2]["route"] is NSNull)
    let invariants = try #require(listing["invariants"] as? [[String: Any]])
    let modes = try #require(invariants.first { $0["name"] as? String == "ModesExclusive" })
    #expect(modes["identifier"] as? String == "I6")
    #expect(modes["severity"] as? String == "error")
    #expect(modes["applies"] as? Bool == false)
    #expect(modes["reason"] as? String == "no exclusive modes are declared")
  }

  @Test func jsonOfAllSystemsIsAnArray() throws {
    let outcome = try toy.run("list", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let listings = try #require(value as? [[String: Any]])
    #expect(listings.map { $0["system"] as? String } == ["Shop", "Endless", "Doubtful", "Fragile"])
  }
}
