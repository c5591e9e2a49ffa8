import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// A finding can be taken home as a test.
@Suite struct RegressionTestTests {
  private func test(_ property: String, _ context: ReportContext) throws -> String? {
    let document = ResultDocument(
      try Library.result(), invariants: Library.invariants, context: context)
    return try #require(document.verdicts.first { $0.property == property }).finding?.test
  }

  @Test func theTestIsAWholeFile() throws {
    let context = ReportContext(
      configuration: SystemConfiguration(
        variant: "repaired", without: ["oneSheet"], scope: ["stack": 4, "pending": 2]),
      swiftType: "Books.Library")
    let text = try #require(try test("OnePresentation", context))
    #expect(
      text == """
        import Books
        import NavigationTesting
        import Testing

        @Test func onePresentation() throws {
          let app = Library()
          let system = try app.system(
            SystemConfiguration(
              variant: "repaired", without: ["oneSheet"], scope: ["pending": 2, "stack": 4]))
          let trace = "open(%2Eshelf(a))/lend(%2Ebook(1))/push notification"
          let invariants = app.invariants.filter { $0.name == "OnePresentation" }
          assertReplay(system, trace: trace, invariants)
        }

        """)
  }

  @Test func theDefaultFormIsShort() throws {
    let text = try #require(try test("OnePresentation", ReportContext(swiftType: "Books.Library")))
    #expect(text.contains("  let system = try app.system(SystemConfiguration())\n"))
  }

  @Test func withoutATypeThereIsNone() throws {
    #expect(try test("OnePresentation", ReportContext()) == nil)
    #expect(try test("OnePresentation", ReportContext(swiftType: "Books.(unknown).Library")) == nil)
  }

  @Test func whatNeverHappensCannotBeReplayed() throws {
    #expect(try test("BookIsReserved", ReportContext(swiftType: "Books.Library")) == nil)
  }
}
