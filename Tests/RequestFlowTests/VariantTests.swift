import FixtureTestSupport
import PlatformTestSupport
import TestSupport
import Testing

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
@Suite struct VariantTests {
  @Test func everyOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I6", "I7", "I10", "I13", "I18", "I22", "I25", "I26", "I27"])
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
    // The others take half a minute of a processor and more; the page has their numbers.
    for (key, bound) in [("pending", 2), ("lectures", 2), ("stack", 4), ("starts", 3)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  @Test(.thorough) func repairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(depth: 4))
    // The first screen of each tab, and one lecture.
    let screens = try fixture.repaired().reachedScreens
    #expect(screens == ["Player", "Library", "Settings", "Lecture(1)"])
  }

  @Test func asPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try fixture.asPublished(depth: 4).lengths
    // Hand counts. The home flow is never on screen.
    #expect(lengths["NoOrphanedChildren"] == 0)
    // One start, which does not reach the library's provider.
    #expect(lengths["StartsOnce"] == 1)
    // Start, then background, of which the provider does not hear.
    #expect(lengths["BookkeepingAgrees"] == 2)
    // To the settings, and there a lecture twice; close, which leaves it where it is.
    #expect(lengths["RepeatedIntentIsIdempotent"] == 2)
    #expect(lengths["BackUndoesForward"] == 3)
    // What the player asks for is lost: no flow has its tab.
    #expect(lengths["EveryDestinationResolves"] == 1)
    // To the settings, and there for the queue: up and down without end.
    #expect(lengths["HomeStaysReachable"] == 2)
    // Start, ask for a lecture, stop, and then the context that it waited for.
    #expect(lengths["NoLateEffects"] == 4)
  }

  @Test(.ownsPlatform) func everyRunGivesTheSameAnswer() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 4)
  }

  @Test func theNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: 4, minimum: 200)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 4, minimum: 100)
  }

  @Test func reductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", scope: ["lectures": 2], states: Thorough.count(300, of: 1_000),
      derives: true)
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", scope: ["lectures": 2], states: 200, derives: true)
  }
}
