import Foundation
import NavigationReports
import XCTest

/// The verdicts of a check, in words, as JSON and as an exit code.
final class CheckTests: XCTestCase {
  private let toy = Executable.toy

  // MARK: Exit codes

  func testExitCodes() throws {
    let limited = ["check", "Endless", "--max-states", "9"]
    for (arguments, status) in [
      (["check", "Shop"], 1),
      (["check", "Shop", "--variant", "repaired"], 0),
      (["check", "Shop", "--without", "swipeEndsCheckout"], 1),
      (["check", "Shop", "--without", "SWIPEendsCheckout", "--variant", "Repaired"], 1),
      (["check", "shop", "--variant", "repaired", "--invariant", "i11"], 0),
      (limited, 2),
      (limited + ["--accept-bounded"], 0),
      (["check", "Doubtful"], 3),
      (["check", "Shop", "Doubtful"], 1),
      (["check", "Doubtful", "Endless", "--max-states", "9"], 3),
      (["check", "--max-states", "9"], 1),
    ] {
      let outcome = try toy.run(arguments)
      XCTAssertEqual(outcome.status, Int32(status), "\(arguments)")
      XCTAssertEqual(outcome.errors, "", "\(arguments)")
    }
  }

  func testATrapIsAViolationWhateverWasAskedFor() throws {
    let outcome = try toy.run("check", "Shop", "--without", "paysOnce", "--invariant", "I11")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(outcome.output.contains("the 1 property holds"), outcome.output)
    XCTAssertEqual(
      outcome.errors,
      """
      Beside what was judged an event fails: 'pay' trapped: nothing to pay
      Replay: toy-verifier replay Shop --without paysOnce --trace 0/1/2/2#cc44

      """)
  }

  func testAPathCoordinatorIsTakenAsItIs() throws {
    let outcome = try toy.run("check", "Reader", environment: ["TOYS": "reader"])
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(
      outcome.output.contains(
        """
        NoTraps violated after 2 events (shortest; 15 states, exhaustive; path ≤ 3)

          0  start               Reader[Root]
          1  tap push preface    Reader[Root, preface]
          2  tap pop to root     the app traps  ← violates
        """), outcome.output)
  }

  // MARK: Text

  func testSuccessComesWithEvidence() throws {
    let outcome = try toy.run(
      "check", "Shop", "--variant", "repaired", "--invariant", "NoTraps", "--invariant", "I1")
    XCTAssertEqual(
      outcome.output,
      """
      Shop (repaired): 1 vacuous, 1 of 2 properties hold
      7 states, 14 transitions, depth 4; exhaustive; stack ≤ 2

      ✓ NoTraps holds (exhaustive; stack ≤ 2)
      – NoOrphanedChildren vacuous: no reachable state met its premise

      Evidence
        Screens reached (3): Catalogue, Product, Checkout
        Events reached (3): open product, check out, pay
        Platform events reached (2): back@stack(shop), swipe@sheet(shop)
        Events never enabled (1):
          recall: nothing was ever recalled (in 7 states)
        Vacuous (1): NoOrphanedChildren

      """)
  }

  func testFailureSaysHowToReplayItInTheSameForm() throws {
    let outcome = try toy.run(
      "check", "Shop", "--without", "swipeEndsCheckout", "--scope", "stack=1")
    let replay =
      "toy-verifier replay Shop --without swipeEndsCheckout --scope stack=1 --trace 0/1/4#cc44"
    XCTAssertTrue(outcome.output.contains("\n\nReplay: \(replay)\n"), outcome.output)
    let words = replay.split(separator: " ").dropFirst().map(String.init)
    let replayed = try toy.run(words)
    XCTAssertEqual(replayed.status, 1)
    XCTAssertTrue(
      replayed.output.contains("\nThe end of the trace violates BookkeepingAgrees.\n"),
      replayed.output)
  }

  func testAnAnswerThatIsNotGoodEndsWithWhatToDo() throws {
    let violated = try toy.run("check", "Shop", "--without", "paysOnce")
    XCTAssertTrue(
      violated.output.hasSuffix(
        """


        Next
          What NoTraps means, and how others fixed it: toy-verifier explain NoTraps
          To step through it in a browser: toy-verifier check Shop --without paysOnce --invariant \
        NoTraps --report html=page.html
          To let it pass for now, where 'check' is told --baseline known.json: toy-verifier baseline \
        update known.json Shop --without paysOnce --reason 'why it has to wait'

        """), violated.output)
    let limited = try toy.run("check", "Shop", "--without", "paysOnce", "--max-states", "900")
    XCTAssertTrue(
      limited.output.contains(
        """
        in a browser: toy-verifier check Shop --without paysOnce --max-states 900 --invariant NoTraps \
        --report html=page.html
        """), limited.output)
    XCTAssertTrue(
      limited.output.contains("known.json Shop --without paysOnce --max-states 900 --reason"),
      limited.output)
    let open = try toy.run("check", "Endless", "--max-states", "9")
    XCTAssertTrue(
      open.output.hasSuffix(
        """


        Next
          To decide what is inconclusive: raise --max-states, or narrow a bound with --scope

        """), open.output)
    let good = try toy.run("check", "Shop", "--variant", "repaired")
    XCTAssertFalse(good.output.contains("Next"), good.output)
  }

  func testTheBaselineThatIsConfiguredNeedsNoName() throws {
    let folder = try TestFolder()
    try folder.write("baseline: mine.json\n", to: ".verifier.yml")
    try folder.write(try Baseline([]).json(), to: "mine.json")
    for command in [["check"], ["baseline", "compare"]] {
      let outcome = try toy.run(command + ["Shop", "--without", "paysOnce"], in: folder)
      XCTAssertEqual(outcome.status, 1)
      XCTAssertTrue(
        outcome.output.hasSuffix(
          ": toy-verifier baseline update Shop --without paysOnce --reason 'why it has to wait'\n"),
        outcome.output)
    }
  }

  func testEqualRunsPrintTheSame() throws {
    let first = try toy.run("check", "--max-states", "50")
    for _ in 0..<3 { XCTAssertEqual(try toy.run("check", "--max-states", "50"), first) }
  }

  // MARK: JSON

  func testOneSystemIsAnObject() throws {
    let outcome = try toy.run(
      "check", "Shop", "--format", "JSON", "--invariant", "I11", "--invariant", "I6",
      "--invariant", "BuyingCompletes")
    let documents = try ResultDocument.read(outcome.output)
    XCTAssertEqual(documents.count, 1)
    let document = try XCTUnwrap(documents.first)
    XCTAssertTrue(outcome.output.hasPrefix("{\n"))
    XCTAssertEqual(document.title, "Shop (asPublished)")
    XCTAssertEqual(document.scope.map { "\($0.key) ≤ \($0.value)" }, ["stack ≤ 2"])
    XCTAssertEqual(
      [document.search.states, document.search.transitions, document.search.depth], [10, 20, 4])
    XCTAssertEqual(document.search.reductions, .all)
    XCTAssertEqual(
      document.verdicts.map { "\($0.property) \($0.outcome)" },
      ["BookkeepingAgrees violated", "ModesExclusive notApplicable", "BuyingCompletes holds"])
    let finding = try XCTUnwrap(document.verdicts[0].finding)
    XCTAssertEqual(finding.run.trace, "0/1/4#cc44")
    XCTAssertEqual(
      finding.run.steps.map(\.event), [nil, "open product", "check out", "swipe@sheet(shop)"])
    XCTAssertEqual(
      finding.why,
      "Two records of the checkout disagree: checkout on record is 'true', checkout shown is 'false'."
    )
    XCTAssertTrue(finding.isReachableByUser)
    XCTAssertEqual(
      document.verdicts[1].reason, "no modes are declared that exclude each other")
    XCTAssertEqual(document.verdicts[2].witness?.trace, "0/1/2#cc44")
  }

  func testSeveralSystemsAreAnArray() throws {
    for arguments in [["Shop", "Endless"], []] {
      let outcome = try toy.run(["check"] + arguments + ["--format", "json", "--max-states", "5"])
      let results = try ResultDocument.read(outcome.output)
      XCTAssertEqual(
        results.map(\.system),
        arguments.isEmpty ? ["Shop", "Endless", "Doubtful", "Fragile"] : arguments)
      XCTAssertEqual(results[1].search.completeness, .bounded)
      XCTAssertEqual(results[1].search.limit, "states")
    }
  }

  // MARK: The search

  func testLimits() throws {
    for (option, value, limit) in [
      ("--max-depth", "5", "depth"), ("--max-states", "5", "states"),
      ("--time-limit", "1ms", "time"), ("--max-memory", "1KiB", "memory"),
    ] {
      let outcome = try toy.run("check", "Endless", "--format", "json", option, value)
      XCTAssertEqual(outcome.status, 2, option)
      XCTAssertTrue(outcome.output.contains("\"limit\" : \"\(limit)\""), outcome.output)
    }
  }

  func testStopsAtTheFirstViolation() throws {
    let outcome = try toy.run("check", "Shop", "--stop-at-first", "--invariant", "I11")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(outcome.output.contains("; interrupted"), outcome.output)
    XCTAssertTrue(outcome.output.contains("(at the first violation)"), outcome.output)
  }

  func testOrdersFindTheSame() throws {
    func counts(_ arguments: String...) throws -> Substring? {
      try toy.run(["check", "Shop"] + arguments).output.split(separator: "\n").dropFirst().first
    }
    let breadthFirst = try counts()
    XCTAssertEqual(breadthFirst, "10 states, 20 transitions, depth 4; exhaustive; stack ≤ 2")
    XCTAssertEqual(try counts("--order", "depth-first"), breadthFirst)
    XCTAssertEqual(try counts("--order", "random", "--seed", "7"), breadthFirst)
  }

  // MARK: Live systems

  func testATrapEndsTheWorkerAlone() throws {
    let outcome = try toy.run("check", "Fragile")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(outcome.errors, "")
    XCTAssertTrue(
      outcome.output.contains("3 states, 8 transitions, depth 2; exhaustive; stack ≤ 2"),
      outcome.output)
    XCTAssertTrue(
      outcome.output.contains(
        """
          0  start        Fragile[Root]
          1  tap close    the app traps  ← violates

        """), outcome.output)
    XCTAssertFalse(outcome.output.contains("opening"), "what the subject prints is not shown")
  }
}
