import FixtureTestSupport
import XCTest

/// The two variants: what is wrong with one, and that the other fixes it and loses nothing.
final class VariantTests: ColorBookTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I4", "I6", "I7", "I8", "I9", "I18", "I22", "I23"])
  }

  func testThePlacesOfFixesAreInTheSources() throws {
    try fixture.assertPlacesOfFixesExist(runtimes: ["AdaptiveCoordinator"])
  }

  func testRepairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  func testRepairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [("payloads", 2), ("level", 2)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  func testRepairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    try fixture.assertNothingIsLost(since: fixture.asPublished(states: 500))
  }

  func testTheSameAnswerOnEveryRun() throws {
    try fixture.assertSameAnswerOnEveryRun(variant: "repaired", states: 60, again: .inProcess)
    try fixture.assertSameAnswerOnEveryRun(variant: "asPublished", depth: 2)
  }

  func testTheNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: nil, minimum: 100)
    try fixture.assertExplorersAgree(variant: "asPublished", depth: 2, minimum: 100)
  }

  func testReductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", scope: ["payloads": 2], states: 400, derives: true)
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", scope: ["payloads": 2], states: 480, derives: true, each: false)
  }
}
