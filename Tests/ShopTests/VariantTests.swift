import FixtureTestSupport
import NavigationModel
import NavigationReports
import PlatformTestSupport
import TestSupport
import Testing

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
@Suite struct VariantTests {
  @Test func everyOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable([
      "I4", "I6", "I7", "I8", "I9", "I13", "I18", "I19", "I20", "I22",
      "I25", "I26",
    ])
  }

  @Test func thePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist()
  }

  @Test func repairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  @Test(.thorough) func repairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [("steps", 4), ("race", 1), ("questions", 4), ("retained", 3)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  @Test func repairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: publishedWithoutTraps())
    // The hand count of the document: three roots, three details, four steps of a purchase.
    let screens = try fixture.repaired().reachedScreens
    #expect(screens.count == 10, "\(screens.sorted())")
  }

  @Test func asPublishedViolatesWhatTheDocumentPromises() throws {
    let first = try fixture.asPublished(depth: 2).lengths
    // Hand counts: launch, then the item touched twice.
    #expect(first["RepeatedIntentIsIdempotent"] == 2)
    #expect(first["BookkeepingAgrees"] == 2)
    // Back is touched once, but there are two details.
    #expect(try publishedWithoutTraps().lengths["BackToRootReachesRoot"] == 3)
  }

  @Test(.ownsPlatform) func everyRunGivesTheSameAnswer() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
  }

  @Test func theNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: nil, minimum: 100)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 2, minimum: 7)
  }

  /// The published app, but that going back ends no process: this one is needed.
  private func publishedWithoutTraps() throws -> ResultDocument {
    let fixes = fixture.entry.fixes.map(\.name).filter { $0 != "goBackNeedsSteps" }
    return try fixture.result(of: SystemConfiguration(without: fixes), states: 300)
  }

  @Test func reductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", states: Thorough.count(200, of: 1_000))
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", states: Thorough.count(80, of: 150))
  }
}
