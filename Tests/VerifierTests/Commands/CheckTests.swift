import Foundation
import NavigationReports
import Testing

/// The verdicts of a check, in words, as JSON and as an exit code.
@Suite struct CheckTests {
  private let toy = Executable.toy

  // MARK: Exit codes

  @Test func eachOutcomeHasItsExitCode() throws {
    let limited = ["check", "Endless", "--max-states", "9"]
    for (arguments, status) in [
      (["check", "Shop"], 1),
      (["check", "Shop", "--variant", "repaired"], 2),
      (["check", "Shop", "--variant", "repaired", "--accept", "*=a toy"], 0),
      (["check", "Shop", "--without", "swipeEndsCheckout"], 1),
      (["check", "Shop", "--without", "SWIPEendsCheckout", "--variant", "Repaired"], 1),
      (["check", "shop", "--variant", "repaired", "--invariant", "i11"], 2),
      (
        ["check", "shop", "--variant", "repaired", "--invariant", "i11", "--accept", "recall=a"], 0
      ),
      (limited, 2),
      (limited + ["--accept-bounded"], 0),
      (["check", "Doubtful"], 3),
      (["check", "Shop", "Doubtful"], 1),
      (["check", "Doubtful", "Endless", "--max-states", "9"], 3),
      (["check", "--max-states", "9"], 1),
    ] {
      let outcome = try toy.run(arguments)
      #expect(outcome.status == Int32(status), "\(arguments)")
      #expect(outcome.errors == "", "\(arguments)")
    }
  }

  @Test func aTrapIsAViolationWhateverWasAskedFor() throws {
    let outcome = try toy.run("check", "Shop", "--without", "paysOnce", "--invariant", "I11")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 of 1 property holds"), "\(outcome.output)")
    #expect(
      outcome.errors == """
        An event fails of which no judged invariant speaks: 'pay' trapped: nothing to pay
        Replay: toy-verifier replay Shop --without paysOnce --trace 0/1/2/2#cc44

        """)
  }

  @Test func aPathCoordinatorIsTakenAsItIs() throws {
    let arguments = ["check", "Reader", "--invariant", "NoTraps"]
    let outcome = try toy.run(arguments, environment: ["TOYS": "reader"])
    #expect(outcome.status == 1)
    let line = try toy.run(arguments + ["--format", "xcode"], environment: ["TOYS": "reader"])
    #expect(
      line.output.contains(
        "Reader.swift:21: error: Reader: NoTraps: 'pop to root' trapped: SIGILL (illegal instruction)."
      ),
      "\(line.output)")
    #expect(
      outcome.output.contains(
        """
        NoTraps violated after 2 events (shortest)

          0  start               Reader[Root]
          1  tap push preface    Reader[Root, preface]
          2  tap pop to root     the app traps  ← violates
        """), "\(outcome.output)")
  }

  // MARK: Text

  @Test func successComesWithEvidence() throws {
    let outcome = try toy.run(
      "check", "Shop", "--variant", "repaired", "--invariant", "NoTraps", "--invariant", "I1")
    #expect(
      outcome.output == """
        Shop (repaired): 1 vacuous, 1 event never enabled, 1 of 2 properties hold
        7 states, 14 transitions, depth 4; exhaustive; stack ≤ 2

        – NoOrphanedChildren vacuous: no part of it met its premise
        ✓ 1 holds: NoTraps

        Evidence
          Events never enabled (1):
            recall: nothing was ever recalled (in 7 states)
          One more than the scope allows (1):
            stack ≤ 3: nothing violated in all 10 states
          Reached: 3 screens, 3 of 4 declared events (by name with --verbose)

        Next
          What was not exercised was not checked. To accept it, with the reason, here, in \
        .verifier.yml or in the system's profile: toy-verifier check Shop --variant repaired \
        --accept 'NoOrphanedChildren=why nothing needs to exercise it'

        """)
  }

  @Test func editorsReadALineForEachFinding() throws {
    let outcome = try toy.run("check", "Shop", "--invariant", "I11", "--format", "xcode")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2, "\(outcome.output)")
    let parts = lines[0].split(separator: ":", maxSplits: 2)
    #expect(parts[0] == "Package.swift" && parts[1] == "1", "\(lines[0])")
    #expect(
      parts[2] == """
         error: Shop (asPublished): BookkeepingAgrees: Two records of the checkout disagree: 'checkout on \
        record' is true, 'checkout shown' is false. Replay: toy-verifier replay Shop --trace 0/1/4#cc44
        """, "\(lines[0])")
    assertRefused(
      try toy.run("check", "Shop", "--all-causes", "--format", "xcode"),
      "'--all-causes' and '--format xcode', which has a line for each verdict, are mutually exclusive. "
        + "Leave one of them out.", status: 64)
  }

  @Test func whatIsAcceptedIsToldWithItsReason() throws {
    let outcome = try toy.run(
      "check", "Shop", "--variant", "repaired", "--invariant", "I11", "--accept",
      "recall=no recalls")
    #expect(
      outcome.output.contains("  Accepted as not exercised:\n    no recalls: recall\n"),
      "\(outcome.output)")
    #expect(outcome.status == 0)
    let refused = try toy.run("check", "Shop", "--accept", "recall")
    #expect(
      refused.errors.contains(
        "'--accept recall' is not of the form NAME=REASON, such as 'NoLeaks=nothing is released'."),
      "\(refused.errors)")
    #expect(refused.status == 64)
  }

  @Test func failureSaysHowToReplayItInTheSameForm() throws {
    let outcome = try toy.run(
      "check", "Shop", "--without", "swipeEndsCheckout", "--scope", "stack=1")
    let replay =
      "toy-verifier replay Shop --without swipeEndsCheckout --scope stack=1 --trace 0/1/4#cc44"
    #expect(outcome.output.contains("\n\nReplay: \(replay)\n"), "\(outcome.output)")
    let words = replay.split(separator: " ").dropFirst().map(String.init)
    let replayed = try toy.run(words)
    #expect(replayed.status == 1)
    #expect(
      replayed.output.contains("\nThe end of the trace violates BookkeepingAgrees.\n"),
      "\(replayed.output)")
  }

  @Test func anAnswerThatIsNotGoodEndsWithWhatToDo() throws {
    let violated = try toy.run("check", "Shop", "--without", "paysOnce")
    #expect(
      violated.output.hasSuffix(
        """


        Next
          What NoTraps means, and how others fixed it: toy-verifier explain NoTraps
          To step through it in a browser: toy-verifier check Shop --without paysOnce --invariant \
        NoTraps --report html=page.html
          To let it pass for now, where 'check' is told --baseline known.json: toy-verifier baseline \
        update known.json Shop --without paysOnce --reason 'why it has to wait'

        """), "\(violated.output)")
    let limited = try toy.run("check", "Shop", "--without", "paysOnce", "--max-states", "900")
    #expect(
      limited.output.contains(
        """
        in a browser: toy-verifier check Shop --without paysOnce --max-states 900 --invariant NoTraps \
        --report html=page.html
        """), "\(limited.output)")
    #expect(
      limited.output.contains("known.json Shop --without paysOnce --max-states 900 --reason"),
      "\(limited.output)")
    let open = try toy.run("check", "Endless", "--max-states", "9")
    #expect(
      open.output.hasSuffix(
        """


        Next
          To decide what is inconclusive: raise --max-states, or narrow a bound with --scope

        """), "\(open.output)")
    let good = try toy.run("check", "Shop", "--variant", "repaired", "--accept", "*=a toy")
    #expect(!good.output.contains("Next"), "\(good.output)")
  }

  @Test func theBaselineThatIsConfiguredNeedsNoName() throws {
    let folder = try TestFolder()
    try folder.write("baseline: mine.json\n", to: ".verifier.yml")
    try folder.write(try Baseline([]).json(), to: "mine.json")
    for command in [["check"], ["baseline", "compare"]] {
      let outcome = try toy.run(command + ["Shop", "--without", "paysOnce"], in: folder)
      #expect(outcome.status == 1)
      #expect(
        outcome.output.hasSuffix(
          ": toy-verifier baseline update Shop --without paysOnce --reason 'why it has to wait'\n"),
        "\(outcome.output)")
    }
  }

  @Test func equalRunsPrintTheSame() throws {
    let first = try toy.run("check", "--max-states", "50")
    for _ in 0..<3 { #expect(try toy.run("check", "--max-states", "50") == first) }
  }

  // MARK: JSON

  @Test func oneSystemIsAnObject() throws {
    let outcome = try toy.run(
      "check", "Shop", "--format", "JSON", "--invariant", "I11", "--invariant", "I6",
      "--invariant", "BuyingCompletes")
    let documents = try ResultDocument.read(outcome.output)
    #expect(documents.count == 1)
    let document = try #require(documents.first)
    #expect(outcome.output.hasPrefix("{\n"))
    #expect(document.title == "Shop (asPublished)")
    #expect(document.scope.map { "\($0.key) ≤ \($0.value)" } == ["stack ≤ 2"])
    #expect(document.search.states == 10)
    #expect(document.search.transitions == 20)
    #expect(document.search.depth == 4)
    #expect(document.search.reductions == .all)
    #expect(
      document.verdicts.map { "\($0.property) \($0.outcome)" } == [
        "BookkeepingAgrees violated", "ModesExclusive notApplicable", "BuyingCompletes holds",
      ])
    let finding = try #require(document.verdicts[0].finding)
    #expect(finding.run.trace == "0/1/4#cc44")
    #expect(
      finding.run.steps.map(\.event) == [nil, "open product", "check out", "swipe@sheet(shop)"])
    #expect(
      finding.why
        == "Two records of the checkout disagree: 'checkout on record' is true, 'checkout shown' is false."
    )
    #expect(finding.isReachableByUser)
    #expect(document.verdicts[1].reason == "no exclusive modes are declared")
    #expect(document.verdicts[2].witness?.trace == "0/1/2#cc44")
  }

  @Test func severalSystemsAreAnArray() throws {
    for arguments in [["Shop", "Endless"], []] {
      let outcome = try toy.run(["check"] + arguments + ["--format", "json", "--max-states", "5"])
      let results = try ResultDocument.read(outcome.output)
      #expect(
        results.map(\.system)
          == (arguments.isEmpty ? ["Shop", "Endless", "Doubtful", "Fragile"] : arguments))
      #expect(results[1].search.completeness == .bounded)
      #expect(results[1].search.limit == "states")
    }
  }

  // MARK: The search

  @Test func eachLimitEndsASearch() throws {
    for (option, value, limit) in [
      ("--max-depth", "5", "depth"), ("--max-states", "5", "states"),
      ("--time-limit", "1ms", "time"), ("--max-memory", "1KiB", "memory"),
    ] {
      let outcome = try toy.run("check", "Endless", "--format", "json", option, value)
      #expect(outcome.status == 2, "\(option)")
      #expect(outcome.output.contains("\"limit\" : \"\(limit)\""), "\(outcome.output)")
    }
  }

  @Test func aCheckStopsAtTheFirstViolation() throws {
    let outcome = try toy.run("check", "Shop", "--stop-at-first", "--invariant", "I11")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("; interrupted"), "\(outcome.output)")
    #expect(outcome.output.contains("(at the first violation)"), "\(outcome.output)")
  }

  @Test func ordersFindTheSame() throws {
    func counts(_ arguments: String...) throws -> Substring? {
      try toy.run(["check", "Shop"] + arguments).output.split(separator: "\n").dropFirst().first
    }
    let breadthFirst = try counts()
    #expect(breadthFirst == "10 states, 20 transitions, depth 4; exhaustive; stack ≤ 2")
    #expect(try counts("--order", "depth-first") == breadthFirst)
    #expect(try counts("--order", "random", "--seed", "7") == breadthFirst)
  }

  // MARK: Live systems

  @Test func aTrapEndsTheWorkerAlone() throws {
    let outcome = try toy.run("check", "Fragile")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.contains("3 states, 8 transitions, depth 2; exhaustive; stack ≤ 2"),
      "\(outcome.output)")
    #expect(
      outcome.output.contains(
        """
          0  start        Fragile[Root]
          1  tap close    the app traps  ← violates

        """), "\(outcome.output)")
    #expect(!outcome.output.contains("opening"), "what the subject prints is not shown")
  }
}
