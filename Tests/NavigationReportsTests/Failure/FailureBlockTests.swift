import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct FailureBlockTests {
  private func block(
    _ property: String, context: ReportContext = ReportContext()
  ) throws -> FailureBlock {
    let result = try Library.result()
    return try #require(
      FailureBlock(Library.answer(property, in: result), in: result, context: context))
  }

  @Test func theViolatingStepIsMarked() throws {
    let text = try block(
      "OnePresentation",
      context: ReportContext(declarations: [
        "OnePresentation": DeclarationLocation(file: "/t/NavigationTests.swift", line: 21)
      ])
    ).text()
    #expect(
      text == """
        OnePresentation violated after 3 events (shortest; 44 states, exhaustive; stack ≤ 4)

          0  start                  Library[Shelves]
          1  tap open(.shelf(a))    Library[Shelves, Shelf(a)]
          2  tap lend(.book(1))                                ▸ Lending[Borrower]
          3  push notification      ignored ▸ Reminder; Library.notice none → reminder  ← violates

          Why: the coordinator recorded the presentation of Reminder; the platform ignored it, \
        Lending is already presented.
          A user can reach this: every step is a tap, a gesture or something the app is sent.
          Event declared at LibraryCoordinator.swift:48; invariant at NavigationTests.swift:21.

        Replay: verifier replay Library --trace 0/1/5#4c08
        """)
  }

  @Test func eachPartIsAValue() throws {
    var block = try block("OnePresentation")
    #expect(block.headline.property == "OnePresentation")
    #expect(block.headline.violation == "violated after 3 events")
    #expect(block.headline.circumstances == ["shortest"])
    #expect(block.steps.map(\.number) == [0, 1, 2, 3])
    #expect(block.steps[2].event == "tap lend(.book(1))")
    #expect(block.steps[2].outcome == " ▸ Lending[Borrower]")
    #expect(block.steps[2].indent == 26)
    #expect(block.replays == [.init(.counterexample, "verifier replay Library --trace 0/1/5#4c08")])
    let text = block.text()
    block.replays = []
    #expect(block.text() + "\n\nReplay: verifier replay Library --trace 0/1/5#4c08" == text)
  }

  @Test func aViolationOnlyByCodeSaysSo() throws {
    #expect(
      try block("NoOrphanedChildren").text() == """
        NoOrphanedChildren violated after 3 events (warning; shortest; 44 states, exhaustive; \
        stack ≤ 4)

          0  start                  Library[Shelves]
          1  tap open(.shelf(a))    Library[Shelves, Shelf(a)]
          2  tap lend(.book(1))                                ▸ Lending[Borrower]
          3  call reset()           Library[Shelves] + Lending (held by work)  ← violates

          Why: lending is alive outside the tree, held by work.
          Only code can reach this: step 3 is a programmatic call (reset()).

        Replay: verifier replay Library --trace 0/1/6#4c08
        """)
  }

  @Test func aTrapIsShownWithItsLastOutput() throws {
    #expect(
      try block("NoFault").text() == """
        NoFault violated after 5 events (shortest; 44 states, exhaustive; stack ≤ 4)

          0  start                    Library[Shelves]
          1  tap open(.shelf(a))      Library[Shelves, Shelf(a)]
          2  tap lend(.book(1))                                  ▸ Lending[Borrower]
          3  tap confirm              + loan pending
          4  completion loan fails                               ▸ Lending[Borrower, Failure]
          5  tap scan                 the app traps  ← violates

          Why: 'scan' trapped with signal 4 (SIGILL).
          Last output:
            Library/Card.swift:12: Fatal error: Index out of range
          A user can reach this: every step is a tap, a gesture, something the app is sent or a \
        result that arrives.

        Replay: verifier replay Library --trace 0/1/2/4/7#4c08
        """)
  }

  @Test func whatNeverHappensHasAReasonAndNoSteps() throws {
    #expect(
      try block("BookIsReserved").text() == """
        BookIsReserved violated: it never happens (44 states, exhaustive; stack ≤ 4)

          Why: no reachable state satisfies it.
        """)
  }

  @Test func onlyWhatNeverHappensHasNoTrace() throws {
    let why = "no reachable state comes after this one"
    let result = try Library.result(invariants: [
      TestInvariant("NoShelves") { .always { _ in .violated(why) } }
    ])
    let block = try #require(FailureBlock(result.answers[0], in: result))
    #expect(
      block.headline.text() == "NoShelves violated at the start (44 states, exhaustive; stack ≤ 4)")
    #expect(block.text().contains("Why: \(why)."))
    #expect(block.text().hasSuffix("Replay: verifier replay Library --trace ''"))
  }

  @Test func aViolationAtTheStartHasNoEvents() throws {
    let result = try Library.result(invariants: [
      TestInvariant("NoShelves") { .always { _ in .violated("the shelves are shown") } }
    ])
    let block = try #require(FailureBlock(result.answers[0], in: result))
    #expect(
      block.text() == """
        NoShelves violated at the start (44 states, exhaustive; stack ≤ 4)

          0  start    Library[Shelves]  ← violates

          Why: the shelves are shown.
          A user can reach this: the system starts there.

        Replay: verifier replay Library --trace ''
        """)
  }

  @Test func codeIsShorterThanAnyUser() throws {
    let result = try Library.result()
    let answer = PropertyAnswer.handMade(
      Counterexample(
        trace: Trace(steps: [.init(.name("reset()")), .init(.name("reset()"))]),
        ordinals: Trace(steps: [.init(.ordinal(6)), .init(.ordinal(6))]), why: "it is so!",
        isOrdinary: false,
        ordinaryTrace: Trace(steps: [
          .init(.name("open(.shelf(a))")), .init(.name("back@stack(library)")),
          .init(.name("push notification")),
        ])))
    let block = try #require(FailureBlock(answer, in: result))
    #expect(
      block.text() == """
        HandMade violated after 2 events (shortest; 44 states, exhaustive; stack ≤ 4)

          0  start           Library[Shelves]
          1  call reset()    nothing changes
          2  call reset()    nothing changes  ← violates

          Why: it is so!
          Code reaches this first: steps 1 and 2 are programmatic calls (reset()). A user can \
        reach it too, in 3 events: tap open(.shelf(a)), gesture back@stack(library), push \
        notification.

        Replay: verifier replay Library --trace 6/6#4c08
        By a user: verifier replay Library --trace 0/10/5#4c08
        """)
  }

  @Test func bothRunsOfAComparisonAreShown() throws {
    let result = try Library.result()
    func trace(_ names: String...) throws -> (names: Trace, ordinals: Trace) {
      let names = Trace(steps: names.map { .init(.name($0)) })
      return (names, try #require(TraceWalk(names, in: result).ordinals))
    }
    let own = try trace("open(.shelf(a))", "lend(.book(1))", "push notification")
    func block(comparedWith other: (names: Trace, ordinals: Trace)) throws -> FailureBlock {
      let answer = PropertyAnswer.handMade(
        Counterexample(
          trace: own.names, ordinals: own.ordinals, why: "they end differently", isOrdinary: true,
          other: .init(trace: other.names, ordinals: other.ordinals)))
      return try #require(FailureBlock(answer, in: result))
    }
    #expect(
      try block(comparedWith: trace("open(.shelf(a))", "push notification")).text() == """
        HandMade violated after 3 events (shortest; 44 states, exhaustive; stack ≤ 4)

          0  start                  Library[Shelves]
          1  tap open(.shelf(a))    Library[Shelves, Shelf(a)]
          2  tap lend(.book(1))                                ▸ Lending[Borrower]
          3  push notification      ignored ▸ Reminder; Library.notice none → reminder  ← violates

          Compared with, after the same 1 event:
          2  push notification                               ▸ Reminder

          Why: they end differently.
          A user can reach this: every step is a tap, a gesture or something the app is sent.
          Event declared at LibraryCoordinator.swift:48.

        Replay: verifier replay Library --trace 0/1/5#4c08
        Compared with: verifier replay Library --trace 0/5#4c08
        """)
    let shared = try block(comparedWith: trace("open(.shelf(a))", "lend(.book(1))")).text()
    #expect(shared.contains("\n\n  Compared with the state after 2 events.\n\n"))
    let start = try block(comparedWith: trace()).text()
    #expect(start.contains("\n\n  Compared with the state at the start.\n\n"))
    #expect(
      try block(comparedWith: trace("push notification")).text().contains("  Compared with:\n"))
  }

  @Test func declaredContainersAreShown() throws {
    let result = try check(
      Basket(),
      invariants: [
        TestInvariant("PaymentIsShown") {
          .always { state in
            state.fact("paying") == "true" && !state.views.contains { $0.name == "payment" }
              ? .violated("a payment is under way that nobody sees") : .holds
          }
        }
      ])
    #expect(
      try #require(FailureBlock(result.answers[0], in: result)).text() == """
        PaymentIsShown violated after 3 events (shortest; 4 states, exhaustive)

          0  start                            Shop[Catalog]
          1  tap open basket                  Shop[Catalog, basket]
          2  tap pay                                                ▸ payment
          3  gesture swipeDown@sheet(shop)    Shop[Catalog, basket]  ← violates

          Why: a payment is under way that nobody sees.
          A user can reach this: every step is a tap, a gesture or something the app is sent.

        Replay: verifier replay Basket --trace 0/1/2#\(result.graph.catalog.fingerprint)
        """)
  }

  @Test func choicesAndAStepThatTheGraphDoesNotKnowAreShown() throws {
    let result = try Library.result()
    let names = ["open(.shelf(a))", "lend(.book(1))", "confirm"]
    let steps =
      names.map { Trace.Step(.name($0)) }
      + [.init(.name("loan fails"), choices: [1]), .init(.name("telephone"))]
    let answer = PropertyAnswer.handMade(
      Counterexample(
        trace: Trace(steps: steps), ordinals: Trace(steps: steps), why: "it is so",
        isOrdinary: true))
    let lines = try #require(FailureBlock(answer, in: result)).text().split(separator: "\n")
    #expect(
      lines[1...6] == [
        "  0  start                                            Library[Shelves]",
        "  1  tap open(.shelf(a))                              Library[Shelves, Shelf(a)]",
        "  2  tap lend(.book(1))"
          + "                                                          ▸ Lending[Borrower]",
        "  3  tap confirm                                      + loan pending",
        "  4  completion loan fails (Failure does not open)    − loan pending",
        "  5  telephone                                        not in this graph  ← violates",
      ])
    #expect(
      lines.contains(
        "  Step 4 can go several ways, such as when subscribers are called in another order. Here it "
          + "goes another way than usual: '.1' in the trace."))
  }

  @Test func aTrapWithoutWordsIsExplained() throws {
    let result = try Library.result()
    let trace = Trace(steps: [])
    let answer = PropertyAnswer.handMade(
      Counterexample(
        trace: trace, ordinals: trace, why: "starting failed", isOrdinary: true,
        fault: Fault(.trapped, "the start trapped with signal 11 (SIGSEGV)")))
    #expect(
      try #require(FailureBlock(answer, in: result)).text() == """
        HandMade violated at the start (44 states, exhaustive; stack ≤ 4)

          0  start    Library[Shelves]  ← violates

          Why: starting failed.
          Fault: the start trapped with signal 11 (SIGSEGV).
          The runtime left no text, as in an optimized build; the same replay in a debug build \
        shows it.
          A user can reach this: the system starts there.

        Replay: verifier replay Library --trace ''
        """)
  }

  @Test func shortestIsSaidOnlyWhereItIsCertain() throws {
    let invariants = Library.invariants
    var said: [String: Int] = [:]
    let orders = [SearchOrder.depthFirst, .rareEvents] + (1...20).map { .randomWalk(seed: $0) }
    for order in orders {
      let checked = try check(
        Library(), invariants: invariants,
        options: ExplorationOptions(limits: Limits(states: 30), order: order))
      for answer in checked.answers {
        guard case .violated(let found) = answer.verdict, !found.trace.steps.isEmpty,
          let headline = FailureBlock(answer, in: checked)?.headline
        else { continue }
        let isShortest = checked.graph.isShortest(found.trace)
        let words = headline.circumstances.filter { $0 != "warning" }
        if found.trace.loopStart == nil {
          #expect(words == [isShortest ? "shortest" : "there may be a shorter trace"], "\(order)")
        }
        for word in words { said[word, default: 0] += 1 }
      }
    }
    #expect(said["shortest", default: 0] > 0)
    #expect(said["there may be a shorter trace", default: 0] > 0)
  }

  @Test func replayNamesWhatIsNotDefault() throws {
    var configuration = SystemConfiguration(
      variant: "repaired", scope: ["stack": 3, "pending": 1])
    #expect(
      try block("NoOrphanedChildren", context: ReportContext(configuration: configuration))
        .replays[0].command == """
          verifier replay Library --variant repaired --scope pending=1 --scope stack=3 \
          --trace 0/1/6#4c08
          """)
    configuration.without = ["stopsLending", "it's"]
    configuration.scope = [:]
    #expect(
      try block(
        "NoOrphanedChildren",
        context: ReportContext(executable: "my-app-check", configuration: configuration)
      ).replays[0].command
        == "my-app-check replay Library --without stopsLending --without 'it'\\''s' --trace 0/1/6#4c08"
    )
  }

  @Test func colorChangesNothingButColor() throws {
    let block = try block("OnePresentation")
    let colored = block.text(.ansi)
    #expect(colored.hasPrefix("\u{1B}[1;31mOnePresentation violated after 3 events\u{1B}[0m ("))
    #expect(colored.contains("\u{1B}[1;31m← violates\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == block.text())
  }

  @Test func onlyViolatedAnswersHaveABlock() throws {
    let result = try Library.result()
    for name in ["LoanCompletes", "HomeReachable", "OneMode", "AuthGate"] {
      #expect(FailureBlock(Library.answer(name, in: result), in: result) == nil)
    }
  }

  @Test func whatThePlatformDoesIsDeclaredNowhere() throws {
    func names(_ names: String...) -> Trace { Trace(steps: names.map { .init(.name($0)) }) }
    let result = try Library.result()
    func block(_ trace: Trace) throws -> String {
      let ordinals = try #require(TraceWalk(trace, in: result).ordinals)
      let answer = PropertyAnswer.handMade(
        Counterexample(trace: trace, ordinals: ordinals, why: "it is so", isOrdinary: true))
      return try #require(FailureBlock(answer, in: result)).text()
    }
    let line = "  The last event of the app before that, 'open(.shelf(a))', is declared at "
    #expect(
      try block(names("open(.shelf(a))", "back@stack(library)"))
        .contains("\n\(line)LibraryCoordinator.swift:31.\n"))
    #expect(try !block(names("open(.shelf(a))", "reset()")).contains("declared at"))
  }

  @Test func colorMarksVerdictStepAndCommand() throws {
    let block = try block("OnePresentation")
    let bold = "\u{1B}[1m"
    let red = "\u{1B}[1;31m"
    let end = "\u{1B}[0m"
    #expect(
      block.text(.ansi)
        == block.text()
        .replacing(
          "OnePresentation violated after 3 events",
          with: "\(red)OnePresentation violated after 3 events\(end)"
        )
        .replacing("← violates", with: "\(red)← violates\(end)")
        .replacing(
          block.replays[0].command, with: "\(bold)\(block.replays[0].command)\(end)"))
  }

  @Test func colorLeavesWordsInReasonsAlone() throws {
    let answer = PropertyAnswer.handMade(
      Counterexample(
        trace: Trace(steps: [.init(.name("reset()"))]),
        ordinals: Trace(steps: [.init(.ordinal(6))]), why: "Replay: is ← violates",
        isOrdinary: false))
    let text = try #require(FailureBlock(answer, in: Library.result())).text(.ansi)
    #expect(text.contains("  Why: Replay: is ← violates.\n"))
    #expect(text.contains("  \u{1B}[1;31m← violates\u{1B}[0m\n"))
  }
}
