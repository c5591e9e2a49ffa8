import FixtureTestSupport
import NavigationModel
import PlatformTestSupport
import TestSupport
import Testing

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
@Suite struct VariantTests {
  @Test func everyOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I6", "I18", "I22", "I23", "I25"])
  }

  @Test func everyScreenIsTheRouteOfSomeEvent() throws {
    let system = try fixture.entry.system(SystemConfiguration())
    let routes = Set(system.events.compactMap(\.route))
    #expect(routes == Set(system.profile.destinations.keys))
    #expect(routes.count == 14)
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

  @Test(.thorough) func repairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [("users", 2), ("setups", 3)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  @Test(.thorough) func repairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(depth: 3))
    // The hand count of the document: eleven screens, and three steps of the onboarding.
    let screens = try fixture.repaired().reachedScreens
    #expect(screens.count == 14, "\(screens.sorted())")
  }

  @Test func asPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try fixture.asPublished(depth: 2).lengths
    // Hand counts: launch, then one event more.
    #expect(lengths["AuthenticationGuardsScreens"] == 2)
    #expect(lengths["StartsOnce"] == 2)
    #expect(lengths["DeepLinksLand"] == 2)
    #expect(lengths["BookkeepingAgrees"] == 2)
  }

  @Test(.ownsPlatform) func everyRunGivesTheSameAnswer() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 2)
  }

  @Test func theNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: 5, minimum: 75)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 2, minimum: 20)
  }

  @Test func reductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(variant: "repaired", states: 150)
    try fixture.assertReductionsChangeNothing(variant: "asPublished", states: 150)
  }
}
