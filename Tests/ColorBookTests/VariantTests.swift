import FixtureTestSupport
import NavigationModel
import XCTest

/// The two variants: what is wrong with one, and that the other mends it and loses nothing.
final class VariantTests: ColorBookTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    try fixture.assertNotApplicable(["I4", "I6", "I7", "I8", "I9", "I18", "I22", "I23"])
  }

  func testRepairedHoldsExhaustively() throws {
    try fixture.assertRepairedHolds()
  }

  func testRepairedHoldsInTheNextLargerScopes() throws {
    for (key, bound) in [("payloads", 2), ("level", 2)] {
      try fixture.assertRepairedHolds(inLargerScope: [key: bound])
    }
  }

  func testTheSameAnswerOnEveryRun() throws {
    let first = try fixture.repaired()
    let second = try fixture.checked(SystemConfiguration(variant: "repaired"))
    XCTAssertEqual(first.graph.listing, second.graph.listing)
    XCTAssertEqual(first.graph.edges.map(\.effects), second.graph.edges.map(\.effects))
    XCTAssertEqual("\(first.answers)", "\(second.answers)")
  }

  func testTheNaiveExplorerAgrees() throws {
    try fixture.assertExplorersAgree(variant: "repaired", depth: nil, minimum: 100)
  }

  func testReductionsAndWorkersChangeNothing() throws {
    try fixture.assertReductionsChangeNothing(variant: "repaired", states: 200)
    try fixture.assertReductionsChangeNothing(
      variant: "repaired", scope: ["payloads": 2], states: 400, derives: true)
    try fixture.assertReductionsChangeNothing(
      variant: "asPublished", scope: ["payloads": 2], states: 150, derives: true)
  }
}
