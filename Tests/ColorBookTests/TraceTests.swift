import NavigationModel
import Testing

/// The verifier's answers to single traces.
@Suite struct TraceTests {
  @Test func aScreenWhoseSwipeWasCalledOffBelongsToNobody() throws {
    func reason(_ configuration: SystemConfiguration) throws -> String? {
      try fixture.violation(
        of: "NoOwnerlessScreens",
        along: "launch by link color:red/swipeBack%2Ebegin@root/swipeBack%2Ecancel@root",
        in: configuration)
    }
    #expect(
      try reason(SystemConfiguration(without: ["cancelledSwipeStays"]))
        == "Color(red) is visible but belongs to nobody.")
    #expect(try reason(SystemConfiguration(variant: "repaired")) == nil)
  }
}
