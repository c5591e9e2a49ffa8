import Foundation
import Testing

/// The length of a command's answer.
@Suite struct VerbosityTests {
  private let toy = Executable.toy

  // MARK: Quiet

  @Test func onlyWhatDoesNotHoldIsSaid() throws {
    #expect(
      try toy.run(
        "check", "--quiet", "--max-states", "50", "--invariant", "NoTraps", "--invariant", "I11",
        "--accept", "recall=a toy")
        == Outcome(
          output: """
            Shop (asPublished): ✗ NoTraps violated after 4 events
            Shop (asPublished): ✗ BookkeepingAgrees violated after 3 events
            Endless: ? NoTraps inconclusive: the search stopped at 50 states before every state was seen
            Doubtful: ! The system itself is at fault: The number was 3 the second time.
            Doubtful: ? NoTraps inconclusive: the system itself is at fault
            Fragile: ✗ NoTraps violated after 1 event

            """, errors: "", status: 1))
  }

  @Test func nothingIsSaidWhereAllHolds() throws {
    let folder = try TestFolder()
    let arguments = [
      "check", "Shop", "--variant", "repaired", "--workers", "64", "--accept", "*=a toy",
    ]
    #expect(try toy.run(arguments).errors.hasPrefix("64 workers share "))
    #expect(try toy.run(arguments + ["--quiet"]) == Outcome(output: "", errors: "", status: 0))
    #expect(
      try toy.run(arguments + ["--quiet", "--output", "x.txt"], in: folder)
        == Outcome(output: "", errors: "", status: 0))
    #expect(try folder.read("x.txt") == "")
    #expect(
      try toy.run("graph", "Shop", "--output", "x.dot", "--quiet", in: folder)
        == Outcome(output: "", errors: "", status: 0))
  }

  /// The exit code would else be a riddle.
  @Test func aTrapBesideWhatWasJudgedIsSaid() throws {
    #expect(
      try toy.run("check", "Shop", "--without", "paysOnce", "--invariant", "I11", "--quiet")
        == Outcome(
          output: "Shop (repaired): ? event recall never enabled\n",
          errors: """
            An event fails of which no judged invariant speaks: 'pay' trapped: nothing to pay
            Replay: toy-verifier replay Shop --without paysOnce --trace 0/1/2/2#cc44

            """, status: 1))
  }

  @Test func programsAreToldAll() throws {
    let arguments = ["check", "Shop", "--format", "json"]
    #expect(try toy.run(arguments + ["--quiet"]) == toy.run(arguments))
  }

  @Test func aQuietBaselineTellsOnlyWhatDiffers() throws {
    let folder = try TestFolder()
    #expect(
      try toy.run(
        "baseline", "update", "known.json", "Shop", "--reason", "later", "--quiet", in: folder)
        == Outcome(output: "", errors: "", status: 0))
    #expect(
      try toy.run("baseline", "compare", "known.json", "Shop", "--quiet", in: folder)
        == Outcome(output: "", errors: "", status: 0))
    try folder.write(
      try folder.read("known.json").replacingOccurrences(of: "NoTraps", with: "NoLeaks"),
      to: "known.json")
    let outcome = try toy.run("baseline", "compare", "known.json", "Shop", "--quiet", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        Shop (asPublished): ✗ NoTraps at Checkout: new
        Shop (asPublished): ! NoLeaks at Checkout: stale, no longer violated there. \
        'baseline update' removes the entry.

        """)
  }

  // MARK: Verbose

  @Test func whatIsNotJudgedIsToldAndWhatTheRestCosts() throws {
    let folder = try TestFolder()
    try folder.write("verbose: true\nworkers: 1\n", to: ".verifier.yml")
    let arguments = [
      "check", "Shop", "Endless", "--invariant", "NoTraps", "--invariant", "I11",
      "--max-states", "50", "--seed", "3", "--order", "random",
    ]
    let outcome = try toy.run(arguments, in: folder)
    #expect(outcome.output.contains("\n  Events reached ("), "\(outcome.output)")
    #expect(try !toy.run(arguments).output.contains("Events reached"))
    let times = try NSRegularExpression(pattern: "[0-9]+ ms")
    #expect(
      times.stringByReplacingMatches(
        in: outcome.errors, range: NSRange(outcome.errors.startIndex..., in: outcome.errors),
        withTemplate: "N ms") == """
          The configuration is .verifier.yml.
          Shop (asPublished): random with seed 3; at most 50 states; at most 300 s; at most 2048 MiB; \
          reductions reuse, diamonds, symmetry and orders; 1 worker
          Shop (asPublished): explored and judged in N ms, 10 states; each property judged alone:
            NoTraps            N ms
            BookkeepingAgrees  N ms
            not judged: 26 others, which were not asked for
          Endless: random with seed 3; at most 50 states; at most 300 s; at most 2048 MiB; reductions \
          reuse, diamonds, symmetry and orders; 1 worker
          Endless: explored and judged in N ms, 50 states; each property judged alone:
            NoTraps            N ms
            BookkeepingAgrees  not judged: no records that must agree are declared
            not judged: 25 others, which were not asked for

          """)
  }
}
