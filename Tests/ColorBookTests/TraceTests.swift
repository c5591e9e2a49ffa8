import NavigationModel
import XCTest

/// What the verifier says of single traces.
final class TraceTests: ColorBookTestCase {
  func testAScreenWhoseSwipeWasCalledOffBelongsToNobody() throws {
    func reason(_ configuration: SystemConfiguration) throws -> String? {
      try fixture.violation(
        of: "NoOwnerlessScreens",
        along: "launch by link color:red/swipeBack%2Ebegin@root/swipeBack%2Ecancel@root",
        in: configuration)
    }
    XCTAssertEqual(
      try reason(SystemConfiguration(without: ["cancelledSwipeStays"])),
      "Color(red) is visible but belongs to nobody.")
    XCTAssertNil(try reason(SystemConfiguration(variant: "repaired")))
  }
}
