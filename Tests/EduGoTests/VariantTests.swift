import FixtureTestSupport
import NavigationModel
import XCTest

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
final class VariantTests: EduGoTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I6", "I18", "I22", "I23"])
  }

  func testEveryScreenIsTheRouteOfSomeEvent() throws {
    let system = try fixture.entry.system(SystemConfiguration())
    let routes = Set(system.events.compactMap(\.route))
    XCTAssertEqual(routes, Set(system.profile.destinations.keys))
    XCTAssertEqual(routes.count, 14)
  }

  func testThePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist()
  }

  func testRepairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  func testRepairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [("users", 2), ("setups", 3)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  func testRepairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(depth: 3))
    // The hand count of the document: eleven screens, and three steps of the onboarding.
    let screens = try fixture.repaired().screens
    XCTAssertEqual(screens.count, 14, "\(screens.sorted())")
  }

  func testAsPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try fixture.asPublished(depth: 2).lengths
    // Hand counts: launch, then one event more.
    XCTAssertEqual(lengths["AuthenticationGuardsScreens"], 2)
    XCTAssertEqual(lengths["StartsOnce"], 2)
    XCTAssertEqual(lengths["DeepLinksLand"], 2)
    XCTAssertEqual(lengths["BookkeepingAgrees"], 2)
  }

  func testTheSameAnswerOnEveryRun() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 2)
  }

  func testTheNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: 5, minimum: 75)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 2, minimum: 20)
  }

  func testReductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(variant: "repaired", states: 150)
    try fixture.assertReductionsChangeNothing(variant: "asPublished", states: 150)
  }
}
