import FixtureTestSupport
import XCTest

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
final class VariantTests: RequestFlowTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I6", "I7", "I10", "I13", "I18", "I22"])
  }

  func testThePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist()
  }

  func testRepairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  func testRepairedHoldsInTheNextLargerScopes() throws {
    // The others take half a minute of a processor and more; the page has their numbers.
    for (key, bound) in [("pending", 2), ("lectures", 2), ("stack", 4), ("starts", 3)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  func testRepairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(depth: 4))
    // The first screen of each tab, and one lecture.
    XCTAssertEqual(
      try fixture.repaired().screens, ["Player", "Library", "Settings", "Lecture(1)"])
  }

  func testAsPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try fixture.asPublished(depth: 4).lengths
    // Hand counts. The home flow is never on screen.
    XCTAssertEqual(lengths["NoOrphanedChildren"], 0)
    // One start, which does not reach the library's provider.
    XCTAssertEqual(lengths["StartsOnce"], 1)
    // Start, then background, of which the provider does not hear.
    XCTAssertEqual(lengths["BookkeepingAgrees"], 2)
    // To the settings, and there a lecture twice; close, which leaves it where it is.
    XCTAssertEqual(lengths["RepeatedIntentIsIdempotent"], 2)
    XCTAssertEqual(lengths["BackUndoesForward"], 3)
    // What the player asks for is lost: no flow has its tab.
    XCTAssertEqual(lengths["EveryDestinationResolves"], 1)
    // To the settings, and there for the queue: up and down without end.
    XCTAssertEqual(lengths["HomeStaysReachable"], 2)
    // Start, ask for a lecture, stop, and then the context that it waited for.
    XCTAssertEqual(lengths["NoLateEffects"], 4)
  }

  func testTheSameAnswerOnEveryRun() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 4)
  }

  func testTheNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: 4, minimum: 200)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 4, minimum: 100)
  }

  func testReductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", scope: ["lectures": 2], states: 1_000, derives: true)
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", scope: ["lectures": 2], states: 200, derives: true)
  }
}
