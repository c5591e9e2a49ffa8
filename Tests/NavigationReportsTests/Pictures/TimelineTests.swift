import GraphDrawing
import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// What lasts while a run goes on, as documents tell it and as a timeline shows it.
@Suite struct TimelineTests {
  private func run(_ trace: String) throws -> (run: ResultDocument.Run, document: ResultDocument) {
    let result = try Library.result()
    let writer = RunWriter(result, invariants: [], context: ReportContext())
    return (
      writer.run(try Trace(parsing: trace)), ResultDocument(result, invariants: Library.invariants)
    )
  }

  private let answered = "open(%2Eshelf(a))/lend(%2Ebook(1))/confirm/loan%20fails.1"

  @Test func anAnswerWaitsUntilItComes() throws {
    let lanes = try #require(try run(answered).run.lanes)
    #expect(
      lanes.map { "\($0.kind) \($0.name): \($0.counts) \($0.acts)" } == [
        "ticket loan: [0, 0, 0, 1, 0] [4]", "coordinator Library: [1, 1, 1, 1, 1] [1, 2]",
        "coordinator Lending: [0, 0, 1, 1, 1] [3]",
      ])
  }

  @Test func theTimelineHasAColumnForEachStepAndALaneForEachThing() throws {
    let (run, document) = try run(answered)
    let timeline = TimelineDrawing(run, of: document, caption: "how a loan fails")
    #expect(
      timeline.words == """
        Library (asPublished): how a loan fails. Steps: 1 tap open(.shelf(a)), 2 tap lend(.book(1)), \
        3 tap confirm, 4 completion loan fails (Failure does not open). answer to loan: at 3; Library: \
        from 0 to 4; Lending: from 2 to 4.
        """)
    let label = timeline.drawing.nodes[0].attributes["label"]
    #expect(
      label?.shownText == """
        start, 1  tap open(.shelf(a)), 2  tap lend(.book(1)), 3  tap confirm, \
        4  completion loan fails (Failure does not open)
        answer to loan
        Library
        Lending
        """)
    let dot = timeline.drawing.dot()
    #expect(dot.contains("●"), "\(dot)")
  }

  @Test func aPageHasATableOfTheSame() throws {
    var document = try ResultDocumentTests.document()
    let lanes = document.verdicts.compactMap(\.finding).compactMap(\.run.lanes)
    #expect(!lanes.isEmpty)
    let text = HTMLReport([document]).text
    #expect(text.contains("<summary>Timeline</summary>"))
    #expect(text.contains("<th scope=\"row\">answer to loan</th>"), "\(text)")
    // A result that was saved before there were lanes, or holds others than steps, is a page too.
    for index in document.verdicts.indices {
      document.verdicts[index].finding?.run.lanes = [
        .init(kind: .ticket, name: "odd", counts: [3], acts: [-1, 99])
      ]
      document.verdicts[index].finding?.compared?.lanes = nil
    }
    #expect(HTMLReport([document]).text.contains("<th scope=\"row\">answer to odd</th>"))
  }

  @Test func aRunIsDrawnOverTheMapOfCoordinators() throws {
    let (run, document) = try run(answered)
    let drawing = document.mapDrawing(along: run)
    let steps = drawing.edges.compactMap { edge in
      edge.attributes["class"] == "counterexample"
        ? "\(edge.from) → \(edge.to): \(edge.attributes["label"]?.shownText ?? "")" : nil
    }
    #expect(steps == ["Library → Lending: 2  tap lend(.book(1))"])
    let boxes = drawing.nodes.compactMap { $0.attributes["label"]?.shownText }
    #expect(
      boxes == [
        "",
        "Library ✗ 1\nShelves ✗ 1\n✗ NoOrphanedChildren\n· reset()\nShelf(a)\nReminder\n"
          + "1  tap open(.shelf(a))",
        "Lending ✗ 2\nBorrower ✗ 1\n✗ OnePresentation\n· push notification\nFailure ✗ 1\n✗ NoFault\n"
          + "· scan\n3  tap confirm\n4  completion loan …not open)",
        "the app traps",
      ])
    #expect(document.mapDrawing == document.mapDrawing(along: nil))
  }
}
