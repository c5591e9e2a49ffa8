import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// A saved result is told as on the day on which it was found.
@Suite struct SavedResultTests {
  /// Violations, warnings, a trap, what never happens, what is vacuous; a loop; a search that a
  /// limit ended; a system at fault; runs that are compared; ways that were not tried.
  private static func results() throws -> [CheckResult] {
    [
      try Library.result(), try Taxi.result(), try Library.result(limits: Limits(depth: 2)),
      try check(Unreplayable(), invariants: []),
      try check(Library(), invariants: Library.invariants, observing: { $0.states < 5 }),
    ]
  }

  @Test func `Text and Markdown are the same from a file`() throws {
    for result in try Self.results() {
      let context = ReportContext(
        executable: "my-verifier", configuration: SystemConfiguration(variant: "asPublished"))
      let now = ResultDocument(result, invariants: Library.invariants, context: context)
      let later = try ResultDocument.read(ResultDocument.json([now]))
      #expect(try Recorder.text.text(later) == TextReport.text([now], isVerbose: true) + "\n")
      #expect(try Recorder.markdown.text(later) == MarkdownReport(now).text)
      #expect(TextReport.text(later, .ansi) == TextReport.text([now], .ansi))
    }
  }

  @Test func `The text holds every failure block as its finder tells it`() throws {
    for result in try Self.results() {
      let text = TextReport(ResultDocument(result), isVerbose: true).text(.ansi)
      for answer in result.answers where answer.isViolated {
        let block = try #require(FailureBlock(answer, in: result)).text(.ansi)
        #expect(text.contains("\n\n\(block)\n\n"))
      }
    }
  }

  @Test func `Several results stand apart, each with what to do next`() throws {
    let result = ResultDocument(try Library.result())
    let good = ResultDocument(
      try Library.result(
        variant: "", invariants: Library.invariants.filter { $0.name == "LoanCompletes" }))
    #expect(
      TextReport.text([result, good]) == """
        \(TextReport(result).text())

        Next
          What OnePresentation means, and how others fixed it: verifier explain OnePresentation
          To step through it in a browser: verifier check Library --invariant OnePresentation \
        --report html=page.html
          To let it pass for now, where 'check' is told --baseline known.json: verifier baseline \
        update known.json Library --reason 'why it has to wait'


        \(TextReport(good).text())

        Next
          What was not exercised was not checked. To accept it, with the reason, here, in \
        .verifier.yml or in the system's profile: verifier check Library \
        --accept 'archive=why nothing needs to exercise it'


        In all
          ✗ Library (asPublished): \(result.headline)
          ? Library: 2 events never enabled, 1 of 1 property holds
        """)
  }

  @Test func `An answer that a limit left open says which to raise`() throws {
    let document = ResultDocument(try Library.result(limits: Limits(depth: 2)))
    #expect(
      document.next.map(\.text) == [
        "To decide what is inconclusive: raise --max-depth, or narrow a bound with --scope"
      ])
  }

  @Test func `Where the configuration names the baseline no command does`() throws {
    var context = ReportContext()
    context.baseline = nil
    let document = ResultDocument(try Library.result(), context: context)
    #expect(
      document.next[2].text
        == "To let it pass for now: verifier baseline update Library --reason 'why it has to wait'")
  }
}
