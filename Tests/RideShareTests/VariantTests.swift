import FixtureTestSupport
import PlatformTestSupport
import TestSupport
import Testing

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
@Suite struct VariantTests {
  @Test func everyOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I3", "I10", "I13", "I22", "I23", "I26", "I27"])
  }

  @Test func thePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist()
  }

  @Test func repairedHoldsAtFirst() throws {
    try fixture.assertNothingIsViolated(inRepaired: 150)
  }

  @Test(.thorough) func repairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  @Test(.thorough) func repairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(depth: 3))
    // The hand count of the document: four screens of the rider, three of the driver, sign-in, and
    // the blank screen before the first.
    let screens = try fixture.repaired().reachedScreens
    #expect(screens.count == 9, "\(screens.sorted())")
  }

  @Test func asPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try fixture.asPublished(depth: 3).lengths
    // Hand counts. One launch is enough for a second sign-in, as the root view starts the app again.
    #expect(lengths["NoOrphanedChildren"] == 1)
    #expect(lengths["StartsOnce"] == 1)
    // Launched signed in, then signed out: the main screens live on.
    #expect(lengths["AuthenticationGuardsScreens"] == 2)
    #expect(lengths["StateForcesScreen"] == 2)
  }

  @Test(.ownsPlatform) func everyRunGivesTheSameAnswer() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 3)
  }

  @Test func theNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(
      variant: "repaired", depth: Thorough.isAsked ? nil : 4, minimum: 60)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 3, minimum: 100)
  }

  @Test func reductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", states: Thorough.count(150, of: 300))
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", states: Thorough.count(80, of: 150))
  }
}
