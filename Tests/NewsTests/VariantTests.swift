import FixtureTestSupport
import XCTest

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
final class VariantTests: NewsTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I4", "I6", "I7", "I8", "I9", "I13", "I18", "I23"])
  }

  func testThePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist(runtimes: ["AdaptiveCoordinator"])
  }

  func testRepairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  func testRepairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [
      ("stack", 3), ("payloads", 2), ("questions", 3), ("race", 1), ("children", 7),
      ("leaving", 7), ("subscriptions", 7), ("retained", 3),
    ] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  func testReductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", scope: ["payloads": 2], states: 1_000, derives: true)
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", scope: ["payloads": 2], states: 150, derives: true)
  }

  func testRepairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(depth: 2))
    // The hand count of the document and of what was added to it: list, info, article, additional,
    // discussion, reply.
    let screens = try fixture.repaired().screens
    XCTAssertEqual(screens.count, 6, "\(screens.sorted())")
  }

  func testAsPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try fixture.asPublished(depth: 2).lengths
    // Hand counts: launch, then the info's button touched twice.
    XCTAssertEqual(lengths["BookkeepingAgrees"], 2)
    XCTAssertEqual(lengths["RepeatedIntentIsIdempotent"], 2)
  }

  func testTheSameAnswerOnEveryRun() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 2)
  }

  func testTheNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: nil, minimum: 90)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 2, minimum: 8)
  }
}
