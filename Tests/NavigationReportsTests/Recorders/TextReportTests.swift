import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct TextReportTests {
  @Test func theReportHasAllItsParts() throws {
    let chosen = Library.invariants.filter { $0.name != "NoFault" && $0.name != "BookIsReserved" }
    let result = try Library.result(invariants: chosen)
    #expect(
      TextReport(ResultDocument(result)).text() == """
        Library (asPublished): 1 of 5 properties violated, 1 warning, 1 vacuous, 2 events never enabled
        44 states, 154 transitions, depth 11; exhaustive; stack ≤ 4

        ✗ OnePresentation violated after 3 events
        ✗ NoOrphanedChildren violated after 3 events (warning)
        ✓ LoanCompletes holds (exhaustive; stack ≤ 4; shown after 4 events)
        ✓ HomeReachable holds (exhaustive; stack ≤ 4)
        – OneMode vacuous: no reachable state met its premise
        – AuthGate not applicable: the system declares no authentication

        \(FailureBlock(result.answers[0], in: result)?.text() ?? "")

        \(FailureBlock(result.answers[1], in: result)?.text() ?? "")

        Evidence
          Screens reached (5): Shelves, Shelf(a), Reminder, Borrower, Failure
          Events reached (8): open(.shelf(a)), lend(.book(1)), confirm, loan succeeds, loan fails,
            push notification, reset(), scan
          Platform events reached (2): back@stack(library), swipe@sheet(library)
          Events never enabled (2):
            archive: nothing is selected (in 34 states)
            telephone: no state offers it
          Vacuous (1): OneMode
        """)
  }

  @Test func whatNeverHappensShowsNoTrace() throws {
    let result = try Library.result(
      invariants: Library.invariants.filter { $0.name == "BookIsReserved" })
    let text = TextReport(ResultDocument(result)).text()
    #expect(
      text.hasPrefix(
        """
        Library (asPublished): 1 of 1 property violated, 2 events never enabled
        44 states, 154 transitions, depth 11; exhaustive; stack ≤ 4

        ✗ BookIsReserved violated: it never happens

        BookIsReserved violated: it never happens (44 states, exhaustive; stack ≤ 4)

          Why: no reachable state satisfies it.

        Evidence

        """))
    #expect(!text.contains("Replay"))
  }

  @Test func everythingHolds() throws {
    let result = try Library.result(
      variant: "", invariants: Library.invariants.filter { $0.name == "LoanCompletes" })
    let lines = TextReport(ResultDocument(result)).text().split(separator: "\n", maxSplits: 3)
    #expect(
      lines[..<3] == [
        "Library: 2 events never enabled, 1 of 1 property holds",
        "44 states, 154 transitions, depth 11; exhaustive; stack ≤ 4",
        "✓ LoanCompletes holds (exhaustive; stack ≤ 4; shown after 4 events)",
      ])
  }

  @Test func aSearchThatALimitEndedIsInconclusive() throws {
    let result = try Library.result(limits: Limits(depth: 1))
    let lines = TextReport(ResultDocument(result)).text().split(separator: "\n")
    #expect(lines[0] == "Library (asPublished): 7 inconclusive, 0 of 7 properties hold")
    #expect(lines[1] == "3 states, 3 transitions, depth 1; bounded by depth; stack ≤ 4")
    #expect(
      lines[2] == """
        ? OnePresentation inconclusive: the search stopped at depth 1 before every state was seen
        """)
  }

  @Test func anInterruptedSearchIsReported() throws {
    let result = try check(
      Library(), invariants: Library.invariants, observing: { $0.states < 5 })
    let line = TextReport(ResultDocument(result)).text().split(separator: "\n")[1]
    #expect(line.contains("; interrupted; stack ≤ 4 ("))
  }

  @Test func whatAShortSearchHasNotMetIsOnlyNamed() throws {
    let text = TextReport(ResultDocument(try Library.result(limits: Limits(depth: 1)))).text()
    let evidence = text.components(separatedBy: "Evidence\n").last ?? ""
    #expect(
      evidence == """
          Screens reached (3): Shelves, Shelf(a), Reminder
          Events reached (3): open(.shelf(a)), push notification, reset()
          Events not met so far (7): lend(.book(1)), confirm, loan succeeds, loan fails, scan, archive,
            telephone
        """)
  }

  @Test func aSystemAtFaultIsReported() throws {
    let result = try check(Unreplayable(), invariants: [])
    #expect(
      TextReport(ResultDocument(result)).text() == """
        Unreplayable: nothing was judged, the system itself is at fault
        1 state, 1 transition, depth 0; exhaustive

        ! The system itself is at fault: two replays of 'go' differ.
            first: Home
            then: Login
          Replay: verifier replay Unreplayable --trace 0#\(result.graph.catalog.fingerprint)

        Evidence
          Screens reached: none
          Events reached (1): go
          Events never enabled: none
        """)
  }

  @Test func colorMarksVerdicts() throws {
    let text = TextReport(ResultDocument(try Library.result())).text(.ansi)
    #expect(text.contains("\u{1B}[32m✓\u{1B}[0m HomeReachable"))
    #expect(text.contains("\u{1B}[33m✗\u{1B}[0m NoOrphanedChildren"))
    #expect(text.contains("\u{1B}[2m–\u{1B}[0m OneMode"))
  }
}
