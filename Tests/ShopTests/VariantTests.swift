import FixtureTestSupport
import ModelCheckerTestSupport
import NavigationModel
import XCTest

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
final class VariantTests: ShopTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable([
      "I4", "I6", "I7", "I8", "I9", "I13", "I18", "I19", "I20", "I22",
    ])
  }

  func testThePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist()
  }

  func testRepairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  func testRepairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [("steps", 4), ("race", 1), ("questions", 4), ("retained", 3)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  func testRepairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: publishedWithoutTraps())
    // The hand count of the document: three roots, three details, four steps of a purchase.
    let screens = try fixture.repaired().screens
    XCTAssertEqual(screens.count, 10, "\(screens.sorted())")
  }

  func testAsPublishedViolatesWhatTheDocumentPromises() throws {
    let first = try fixture.asPublished(depth: 2).lengths
    // Hand counts: launch, then the item touched twice.
    XCTAssertEqual(first["RepeatedIntentIsIdempotent"], 2)
    XCTAssertEqual(first["BookkeepingAgrees"], 2)
    // Back is touched once, but there are two details.
    XCTAssertEqual(try publishedWithoutTraps().lengths["BackToRootReachesRoot"], 3)
  }

  func testTheSameAnswerOnEveryRun() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
  }

  func testTheNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: nil, minimum: 100)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 2, minimum: 7)
  }

  /// The published app, but that going back ends no process: this one is needed.
  private func publishedWithoutTraps() throws -> CheckResult {
    let fixes = fixture.entry.fixes.map(\.name).filter { $0 != "goBackNeedsSteps" }
    return try fixture.checked(SystemConfiguration(without: fixes), states: 300)
  }

  func testReductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(variant: "repaired", states: 1_000)
    try fixture.assertReductionsChangeNothing(variant: "asPublished", states: 150)
  }
}
