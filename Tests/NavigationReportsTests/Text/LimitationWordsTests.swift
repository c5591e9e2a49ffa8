import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct LimitationWordsTests {
  private func result(_ limitations: [Limitation]) throws -> CheckResult {
    var system = Single(snapshot: NavigationSnapshot(), name: "Alone")
    system.limitations = limitations
    return try check(system, invariants: [])
  }

  @Test func everyLimitationStandsBehindTheCompleteness() throws {
    #expect(
      try result(Limitation.allCases).bounds
        == "exhaustive, observed by reflection, weak references not seen, closures not read, "
        + "time not controlled, waiting tasks not told apart, background tasks run as the main "
        + "actor's, timers and dispatch queues not controlled"
    )
    #expect(try result([]).bounds == "exhaustive")
  }

  @Test func whatOnlyCoverageDependsOnStandsBehindTheSearchAlone() throws {
    let result = try result([.uncalledMethodsUnseen])
    #expect(result.bounds == "exhaustive")
    let document = ResultDocument(result)
    #expect(document.search.words == "exhaustive, uncalled methods not seen")
    #expect(MarkdownReport(document).text.contains("; exhaustive, uncalled methods not seen.\n"))
  }

  @Test func aSavedResultNamesThem() throws {
    let document = ResultDocument(try result([.timeNotControlled]))
    #expect(document.search.limitations == [.timeNotControlled])
    #expect(document.search.words == "exhaustive, time not controlled")
    #expect(try ResultDocument.json([document]).contains("\"timeNotControlled\""))
    #expect(ResultDocument(try result([])).search.limitations == nil)
    #expect(
      MarkdownReport(document).text.contains("; exhaustive, time not controlled.\n"))
  }
}
