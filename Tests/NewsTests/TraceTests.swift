import NavigationModel
import XCTest

/// What the verifier says of single traces.
final class TraceTests: NewsTestCase {
  func testAScreenWhoseSwipeWasCalledOffBelongsToNobody() throws {
    func reason(_ configuration: SystemConfiguration) throws -> String? {
      try fixture.violation(
        of: "NoOwnerlessScreens",
        along: "launch/NewsList: article a/NewsDetail(a): additional"
          + "/swipeBack%2Ebegin@column(secondary)/swipeBack%2Ecancel@column(secondary)",
        in: configuration)
    }
    XCTAssertEqual(
      try reason(SystemConfiguration(without: ["cancelledSwipeStays"])),
      "NewsAdditional is visible but belongs to nobody.")
    XCTAssertNil(try reason(SystemConfiguration(variant: "repaired")))
  }
}
