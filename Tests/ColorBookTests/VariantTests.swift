import FixtureTestSupport
import PlatformTestSupport
import TestSupport
import Testing

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
@Suite struct VariantTests {
  @Test func everyOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable([
      "I4", "I6", "I7", "I8", "I9", "I18", "I22", "I23", "I25", "I26", "I27",
    ])
  }

  @Test func thePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist(runtimes: ["AdaptiveCoordinator"])
  }

  @Test func repairedHoldsAtFirst() throws {
    try fixture.assertNothingIsViolated(inRepaired: 150)
  }

  @Test(.thorough) func repairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  @Test(.thorough) func repairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [("payloads", 2), ("level", 2)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  @Test(.thorough) func repairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(states: 500))
  }

  @Test(.ownsPlatform) func everyRunGivesTheSameAnswer() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 2)
  }

  @Test func theNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(
      variant: "repaired", depth: Thorough.isAsked ? nil : 3, minimum: 40)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 2, minimum: 100)
  }

  @Test func reductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", scope: ["payloads": 2], states: Thorough.count(200, of: 400),
      derives: true)
  }

  // The first states with derived transitions come late, and many events end their process.
  @Test(.thorough) func reductionsChangeNothingAsPublished() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", scope: ["payloads": 2], states: 480, derives: true)
  }
}
