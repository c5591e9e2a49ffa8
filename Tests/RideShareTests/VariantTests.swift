import FixtureTestSupport
import XCTest

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
final class VariantTests: RideShareTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I3", "I10", "I13", "I22", "I23"])
  }

  func testThePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist()
  }

  func testRepairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  func testRepairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(depth: 3))
    // The hand count of the document: four screens of the rider, three of the driver, sign-in, and
    // the blank screen before the first.
    let screens = try fixture.repaired().screens
    XCTAssertEqual(screens.count, 9, "\(screens.sorted())")
  }

  func testAsPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try fixture.asPublished(depth: 3).lengths
    // Hand counts. One launch is enough for a second sign-in, as the root view starts the app again.
    XCTAssertEqual(lengths["NoOrphanedChildren"], 1)
    XCTAssertEqual(lengths["StartsOnce"], 1)
    // Launched signed in, then signed out: the main screens live on.
    XCTAssertEqual(lengths["AuthenticationGuardsScreens"], 2)
    XCTAssertEqual(lengths["StateForcesScreen"], 2)
  }

  func testTheSameAnswerOnEveryRun() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 3)
  }

  func testTheNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: nil, minimum: 700)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 3, minimum: 100)
  }

  func testReductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(variant: "repaired", states: 300)
    try fixture.assertReductionsChangeNothing(variant: "asPublished", states: 150)
  }
}
