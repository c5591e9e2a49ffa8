import ModelChecker
import ModelCheckerTestSupport
import NavigationModel
import XCTest

/// The two variants: what is wrong with one, and that the other mends it and loses nothing.
final class VariantTests: RideShareTestCase {
  func testEveryOtherInvariantIsDeclared() throws {
    let system = try Self.entry.system(SystemConfiguration(isolation: .inProcess))
    let inapplicable = Self.invariants.filter {
      if case .notApplicable = $0.property(for: system) { true } else { false }
    }
    XCTAssertEqual(
      Set(inapplicable.map(\.identifier)).subtracting(["I3", "I10", "I13", "I22", "I23"]), [])
  }

  func testRepairedHoldsExhaustively() throws {
    let result = try repaired()
    XCTAssertEqual(result.graph.completeness, .exhaustive)
    XCTAssertTrue(result.graph.faults.isEmpty, "\(result.graph.faults)")
    for answer in result.answers {
      // Not vacuous either: the premise of each must occur.
      if case .holds = answer.verdict { continue }
      XCTFail("\(answer.property): \(answer.verdict)")
    }
  }

  func testRepairedReachesEveryScreenAndRouteThatAsPublishedDoes() throws {
    let events = try Self.entry.system(SystemConfiguration(isolation: .inProcess)).events
    let published = try asPublished(depth: 3)
    let mended = try repaired()
    XCTAssertEqual(published.screens.subtracting(mended.screens), [])
    XCTAssertFalse(published.routes(of: events).isEmpty)
    XCTAssertEqual(published.routes(of: events).subtracting(mended.routes(of: events)), [])
    // The hand count of the document: four screens of the rider, three of the driver, sign-in, and
    // the blank screen before the first.
    XCTAssertEqual(mended.screens.count, 9, "\(mended.screens.sorted())")
  }

  func testAsPublishedViolatesWhatTheDocumentPromises() throws {
    let lengths = try asPublished(depth: 3).lengths
    // Hand counts. One launch is enough for a second sign-in, as the root view starts the app again.
    XCTAssertEqual(lengths["NoOrphanedChildren"], 1)
    XCTAssertEqual(lengths["StartsOnce"], 1)
    // Launched signed in, then signed out: the main screens live on.
    XCTAssertEqual(lengths["AuthenticationGuardsScreens"], 2)
    XCTAssertEqual(lengths["StateForcesScreen"], 2)
  }

  func testTheSameAnswerOnEveryRun() throws {
    let first = try asPublished(depth: 3)
    let second = try asPublished(depth: 3)
    XCTAssertEqual(first.graph.listing, second.graph.listing)
    XCTAssertEqual(first.graph.edges.map(\.effects), second.graph.edges.map(\.effects))
    XCTAssertEqual("\(first.answers)", "\(second.answers)")
  }
}
