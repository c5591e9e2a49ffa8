import FixtureTestSupport
import PlatformTestSupport
import TestSupport
import Testing

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
@Suite struct VariantTests {
  @Test func everyOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable([
      "I4", "I6", "I7", "I8", "I9", "I13", "I18", "I23", "I25", "I26", "I27",
    ])
  }

  @Test func thePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist(runtimes: ["AdaptiveCoordinator"])
  }

  @Test func repairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  @Test(.thorough) func repairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [
      ("stack", 3), ("payloads", 2), ("questions", 3), ("race", 1), ("held", 13),
      ("screens", 9), ("leaving", 7), ("subscriptions", 7), ("retained", 3),
    ] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  @Test func reductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", scope: ["payloads": 2], states: Thorough.count(150, of: 1_000),
      derives: true)
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", scope: ["payloads": 2], states: 100, derives: true)
  }

  @Test func repairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(depth: 2))
    // The hand count of the document and of what was added to it: list, info, article, additional,
    // discussion, reply.
    let screens = try fixture.repaired().reachedScreens
    #expect(screens.count == 6, "\(screens.sorted())")
  }

  @Test func asPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try fixture.asPublished(depth: 2).lengths
    // Hand counts: launch, then the info's button touched twice.
    #expect(lengths["BookkeepingAgrees"] == 2)
    #expect(lengths["RepeatedIntentIsIdempotent"] == 2)
  }

  @Test(.ownsPlatform) func everyRunGivesTheSameAnswer() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 2)
  }

  @Test func theNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(
      variant: "repaired", depth: Thorough.isAsked ? nil : 5, minimum: 30)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 2, minimum: 8)
  }
}
