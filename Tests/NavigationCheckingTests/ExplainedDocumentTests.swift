import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import NavigationReports
import Testing

@testable import NavigationChecking

/// A check tells of causes, each with its shortest trace, instead of one trace for each invariant.
@Suite struct ExplainedDocumentTests {
  private let invariants: [any NavigationInvariant] = [
    BookkeepingAgrees(), NoTraps(), BackUndoesForward(),
  ]

  private func document(
    _ defects: Set<Booklet.Defect>, known: [String: String] = [:],
    stop: StopCondition = .never
  ) throws -> ResultDocument {
    let result = try check(
      Booklet(defects), invariants: invariants, options: ExplorationOptions(stop: stop))
    var context = ReportContext()
    context.known = known
    return try Checked(result: result, context: context, invariants: invariants)
      .explainedDocument()
  }

  /// The part of the report that shows what is violated.
  private func findings(_ document: ResultDocument) -> String {
    let text = TextReport(document, isVerbose: true).text()
    let start = text.range(of: "\n\n")?.upperBound ?? text.startIndex
    let rest = text[start...]
    let first = rest.range(of: "\n\n")?.upperBound ?? rest.startIndex
    let end = rest.range(of: "\n\nEvidence")?.lowerBound ?? rest.endIndex
    return String(rest[first..<end])
  }

  @Test func oneDefectThatViolatesTwoInvariantsIsShownOnce() throws {
    let document = try document([.swipeForgets])
    #expect(document.verdicts.compactMap(\.finding).count == 2)
    #expect(
      findings(document) == """
        BookkeepingAgrees violated after 2 events (shortest; 16 states, exhaustive)

          0  start                          Reader[Root]
          1  tap settings                                ▸ settings
          2  gesture swipeDownSheet@root    Reader[Root]  ← violates

          Why: Two records of the sheet disagree: 'recorded sheet' is some, 'sheet' is none.
          Only code can reach this: step 1 is a tap on what is not shown there (settings).

        Replay: verifier replay Booklet --trace 1/7#c787

        Things go wrong first with 'swipeDownSheet' at Reader, in the screens.
        From there on NoTraps is violated, too.
        """)
  }

  @Test func severalCausesAreNumbered() throws {
    let lines = try findings(document(Set(Booklet.Defect.allCases))).split(separator: "\n")
    #expect(
      lines.filter { ["Cause", "Things", "From"].contains($0.prefix { $0 != " " }) } == [
        "Cause 1 of 4: 'about' makes two records disagree",
        "Things go wrong first with 'about' at Reader, in the screens.",
        "Cause 2 of 4: 'logout' makes two records disagree",
        "Things go wrong first with 'logout', in the screens.",
        "Cause 3 of 4: 'back@root' makes two records disagree",
        "Things go wrong first with 'back' at Reader, in the screens.",
        "From there on NoTraps is violated, too.",
        "Cause 4 of 4: 'swipeDownSheet@root' makes two records disagree",
        "Things go wrong first with 'swipeDownSheet' at Reader, in the screens.",
        "From there on NoTraps is violated, too.",
      ])
  }

  @Test func whoeverWantsTheFirstViolationGetsThatAlone() throws {
    #expect(try document([.swipeForgets, .backForgets], stop: .firstViolation).causes == nil)
  }

  @Test func whatIsKnownIsNoCause() throws {
    let document = try document(
      [.swipeForgets],
      known: ["BookkeepingAgrees": "later", "NoTraps": "later", "BackUndoesForward": "later"])
    #expect(document.causes == nil)
    #expect(document.verdicts.count { $0.known != nil } > 1)
  }

  @Test func whereAllHoldsThereAreNone() throws {
    #expect(try document([]).causes == nil)
  }

  @Test func causesAreSavedWithTheResult() throws {
    let document = try document([.swipeForgets, .logoutForgets])
    let read = try ResultDocument.read(ResultDocument.json([document]))
    #expect(read == [document])
  }
}
