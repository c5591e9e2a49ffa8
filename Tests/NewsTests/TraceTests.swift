import NavigationModel
import Testing

/// The verifier's answers to single traces.
@Suite struct TraceTests {
  @Test func aScreenWhoseSwipeWasCalledOffBelongsToNobody() throws {
    func reason(_ configuration: SystemConfiguration) throws -> String? {
      try fixture.violation(
        of: "NoOwnerlessScreens",
        along: "launch/NewsList: article a/NewsDetail(a): additional"
          + "/swipeBack%2Ebegin@column(secondary)/swipeBack%2Ecancel@column(secondary)",
        in: configuration)
    }
    #expect(
      try reason(SystemConfiguration(without: ["cancelledSwipeStays"]))
        == "NewsAdditional is visible but belongs to nobody.")
    #expect(try reason(SystemConfiguration(variant: "repaired")) == nil)
  }
}
