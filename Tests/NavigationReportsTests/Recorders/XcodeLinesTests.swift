import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// Lines that Xcode and editors read.
@Suite struct XcodeLinesTests {
  @Test func aViolationIsALineAtTheLastDeclaredEvent() throws {
    let result = try Library.result(
      invariants: Library.invariants.filter {
        ["OnePresentation", "NoOrphanedChildren", "LoanCompletes"].contains($0.name)
      })
    let text = XcodeLines.text([ResultDocument(result)]) { "/sources/\($0)" }
    #expect(
      text == """
        /sources/LibraryCoordinator.swift:48: error: Library (asPublished): OnePresentation: \
        \(try finding("OnePresentation", result).why) \
        Replay: verifier replay Library --trace 0/1/5#4c08
        /sources/LibraryCoordinator.swift:40: warning: Library (asPublished): NoOrphanedChildren: \
        \(try finding("NoOrphanedChildren", result).why) \
        Replay: verifier replay Library --trace 0/1/6#4c08
        /sources/LibraryCoordinator.swift:31: warning: Library (asPublished): event archive never enabled
        /sources/LibraryCoordinator.swift:31: warning: Library (asPublished): event telephone never enabled
        """, "\(text)")
  }

  private func finding(
    _ property: String, _ result: CheckResult
  ) throws -> ResultDocument.Finding {
    try #require(
      ResultDocument(result).verdicts.first { $0.property == property }?.finding)
  }

  @Test func whatIsOpenIsAWarning() throws {
    let result = try Library.result(
      limits: Limits(depth: 1),
      invariants: Library.invariants.filter { $0.name == "OnePresentation" })
    let lines = XcodeLines.text([ResultDocument(result)]).split(separator: "\n")
    #expect(
      lines.first == """
        LibraryCoordinator.swift:31: warning: Library (asPublished): OnePresentation inconclusive: \
        the search stopped at depth 1 before every state was seen
        """, "\(lines)")
  }

  @Test func whatIsKnownOrHoldsHasNone() throws {
    var context = ReportContext()
    context.known = ["OnePresentation": "later"]
    let result = try Library.result(
      invariants: Library.invariants.filter {
        ["OnePresentation", "LoanCompletes"].contains($0.name)
      })
    #expect(!XcodeLines.text([ResultDocument(result, context: context)]).contains("error"))
  }

  @Test func eachIsOnOneLineAndControlsNothing() throws {
    var document = ResultDocument(try Library.result())
    for index in document.verdicts.indices {
      document.verdicts[index].finding?.block.why = "a\nb\u{1B}[31m"
    }
    let lines = XcodeLines.text([document]).split(separator: "\n")
    #expect(lines.filter { $0.contains("a b␛[31m") }.count == 4, "\(lines)")
  }
}
