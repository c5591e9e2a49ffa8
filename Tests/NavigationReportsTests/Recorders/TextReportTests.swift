import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct TextReportTests {
  @Test func theReportHasAllItsParts() throws {
    let chosen = Library.invariants.filter { $0.name != "NoFault" && $0.name != "BookIsReserved" }
    let result = try Library.result(invariants: chosen)
    #expect(
      TextReport(ResultDocument(result), isVerbose: true).text() == """
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

  @Test func theScopeIsSaidOnceAndEvidenceIsCounted() throws {
    let chosen = Library.invariants.filter { $0.name != "NoFault" && $0.name != "BookIsReserved" }
    let result = try Library.result(invariants: chosen)
    #expect(
      TextReport(ResultDocument(result)).text() == """
        Library (asPublished): 1 of 5 properties violated, 1 warning, 1 vacuous, 2 events never enabled
        44 states, 154 transitions, depth 11; exhaustive; stack ≤ 4

        ✗ OnePresentation violated after 3 events
        ✗ NoOrphanedChildren violated after 3 events (warning)
        – OneMode vacuous: no reachable state met its premise
        ✓ 2 hold: LoanCompletes, HomeReachable
        – 1 not applicable: AuthGate

        \(FailureBlock(result.answers[0], in: result)?.text(withExtent: false) ?? "")

        \(FailureBlock(result.answers[1], in: result)?.text(withExtent: false) ?? "")

        Evidence
          Events never enabled (2):
            archive: nothing is selected (in 34 states)
            telephone: no state offers it
          Reached: 5 screens, 8 of 10 declared events (by name with --verbose)
        """)
  }

  @Test func ofManyFindingsTheFirstIsShownInFull() throws {
    var document = ResultDocument(try Library.result())
    let finding = try #require(document.verdicts.compactMap(\.finding).first)
    var other = finding
    other.block.why = "Another reason."
    other.block.headline.property = "NoFault"
    for index in document.verdicts.indices {
      document.verdicts[index].finding = nil
      guard index < 4 else { continue }
      document.verdicts[index].outcome = .violated
      document.verdicts[index].finding = index == 2 ? other : finding
    }
    let text = TextReport(document).text()
    let trace = finding.run.trace
    #expect(
      text.contains(
        """


        3 more findings, by property, with the first trace (each in full with --verbose)
          OnePresentation: \(finding.why) (\(trace), and 1 more)
          NoFault: Another reason. (\(trace))


        """), "\(text)")
    #expect(
      TextReport.text([document]).hasSuffix(
        "\n\n\nIn all\n  ✗ Library (asPublished): \(document.headline)"))
    let all = TextReport(document, isVerbose: true).text()
    #expect(all.components(separatedBy: "\n\nReplay: ").count == 5)
    #expect(!all.contains("more finding"))
  }

  @Test func ofAnotherScopeOnlyWhatWasFoundIsTold() throws {
    let own = ResultDocument(try Library.result())
    var other = own
    other.otherScope = "stack ≤ 3, and many other bounds that are lower, too"
    other.title += ", \(other.otherScope!)"
    let text = TextReport.text([own, other])
    let report = try #require(text.components(separatedBy: "\n\n\n").dropFirst().first)
    let title = "Library (asPublished), stack ≤ 3, and many other bounds that a…"
    #expect(
      report.hasPrefix(
        "\(title): \(own.headline)\n44 states, 154 transitions, depth 11; exhaustive\n"))
    #expect(!report.contains("Evidence") && !report.contains("Next"))
    #expect(report.components(separatedBy: "Replay: ").count == 2)
    #expect(text.hasSuffix("\n  ✗ \(title): \(own.headline)"))
    let all = TextReport.text([own, other], isVerbose: true)
    #expect(
      all.contains(
        "\(other.title): \(own.headline)\n44 states, 154 transitions, depth 11; exhaustive; stack ≤ 4"
      ))
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

        BookIsReserved violated: it never happens

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
        "✓ 1 holds: LoanCompletes",
      ])
  }

  @Test func aSearchThatALimitEndedIsInconclusive() throws {
    let result = try Library.result(limits: Limits(depth: 1))
    let lines = TextReport(ResultDocument(result)).text().split(separator: "\n")
    #expect(lines[0] == "Library (asPublished): 7 inconclusive, 0 of 7 properties hold")
    #expect(lines[1] == "3 states, 3 transitions, depth 1; bounded by depth; stack ≤ 4")
    #expect(
      lines[2] == """
        ? 7 inconclusive (the search stopped at depth 1 before every state was seen): OnePresentation,
        """)
  }

  @Test func anInterruptedSearchIsReported() throws {
    let result = try check(
      Library(), invariants: Library.invariants, observing: { $0.states < 5 })
    let line = TextReport(ResultDocument(result)).text().split(separator: "\n")[1]
    #expect(line.contains("; interrupted; stack ≤ 4 ("))
  }

  @Test func whatAShortSearchHasNotMetIsOnlyNamed() throws {
    let document = ResultDocument(try Library.result(limits: Limits(depth: 1)))
    let text = TextReport(document, isVerbose: true).text()
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
          Reached: 0 screens, 1 of 1 declared event (by name with --verbose)
        """)
  }

  @Test func colorMarksVerdicts() throws {
    let text = TextReport(ResultDocument(try Library.result())).text(.ansi)
    #expect(text.contains("\u{1B}[32m✓\u{1B}[0m 2 hold: LoanCompletes, HomeReachable"))
    #expect(text.contains("\u{1B}[33m✗\u{1B}[0m NoOrphanedChildren"))
    #expect(text.contains("\u{1B}[2m–\u{1B}[0m OneMode"))
  }
}
