import NavigationReports
import Testing

/// Where a system's own limit of states leaves something open, a check searches the narrower scopes that
/// the system names: a trace in a later one says more than a smaller one in which all is well.
@Suite struct NarrowerScopeTests {
  private func check(_ options: String...) throws -> Outcome {
    let invariants = ["NoTraps", "NoOwnerlessScreens", "FourthFloorIsSeen"]
    return try Executable.toy.run(
      ["check", "Tower"] + invariants.flatMap { ["--invariant", $0] } + options,
      environment: ["TOYS": "tower"])
  }

  @Test func whatItDecidesIsSaidWithItsScope() throws {
    let outcome = try check()
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.hasPrefix(
        """
        Tower: 1 of 3 properties violated, 1 holds in a narrower scope alone
        12 states, 12 transitions, depth 5; bounded by states, complete to depth 3; floors ≤ 6, rooms ≤ 50

        """), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        """
        ✗ NoTraps violated after 6 events
        ? 1 holds in a narrower scope alone (the search stopped at 10 states before every state was seen):
            NoOwnerlessScreens
        ✓ 1 holds: FourthFloorIsSeen

        """), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        """
          In narrower scopes (2):
            floors ≤ 1, rooms ≤ 0, all 2 states: NoTraps and NoOwnerlessScreens hold
            rooms ≤ 0, all 6 states: NoTraps violated; FourthFloorIsSeen shown; NoOwnerlessScreens holds

        """), "\(outcome.output)")
    #expect(
      outcome.output.contains("Replay: toy-verifier replay Tower --trace 0/0/0/0/0/0#"),
      "\(outcome.output)")
  }

  @Test func aSavedResultSaysIt() throws {
    let documents = try ResultDocument.read(check("--format", "json").output)
    #expect(documents.map(\.title) == ["Tower"])
    #expect(
      documents[0].narrower?.map { $0.answers.map(\.outcome) } == [
        [.holds, .holds], [.violated, .holds, .shown],
      ])
    #expect(documents[0].verdicts.first { $0.property == "FourthFloorIsSeen" }?.witness != nil)
  }

  @Test func whatNoTraceShowsThereIsAResultOfItsOwn() throws {
    let outcome = try Executable.toy.run(
      ["check", "Tower", "--invariant", "GroundStaysReachable"], environment: ["TOYS": "tower"])
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(
      outcome.output.hasPrefix("Tower: 1 inconclusive, 0 of 1 property holds\n"),
      "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "\n\nTower, rooms ≤ 0: 1 of 1 property violated, 1 event never enabled\n6 states, "),
      "\(outcome.output)")
    #expect(
      outcome.output.contains("Replay: toy-verifier replay Tower --scope rooms=0 --trace 0#"),
      "\(outcome.output)")
  }

  @Test func whatHoldsInANarrowerScopeAloneStaysOpen() throws {
    let outcome = try Executable.toy.run(
      ["check", "Tower", "--invariant", "NoOwnerlessScreens"], environment: ["TOYS": "tower"])
    #expect(outcome.status == 2, "\(outcome.output)")
  }

  @Test(arguments: [["--max-states", "10"], ["--no-wider-scopes"]])
  func whereItIsNotWantedNothingIsSearched(options: [String]) throws {
    let outcome = try Executable.toy.run(
      ["check", "Tower", "--invariant", "NoTraps"] + options, environment: ["TOYS": "tower"])
    #expect(outcome.status == 2)
    #expect(!outcome.output.contains("narrower"), "\(outcome.output)")
  }
}
