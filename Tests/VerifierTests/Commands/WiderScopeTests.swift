import Foundation
import NavigationReports
import Testing

/// Where everything within the scope was seen, a check tries one more of everything.
@Suite struct WiderScopeTests {
  private func check(_ options: String...) throws -> Outcome {
    try Executable.toy.run(
      ["check", "Stairs", "--invariant", "NoTraps"] + options, environment: ["TOYS": "stairs"])
  }

  @Test func whatIsFoundThereIsReportedAsFoundThere() throws {
    let outcome = try check()
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.hasPrefix(
        """
        Stairs: the 1 property holds within the scope, 1 violated beyond it
        3 states, 5 transitions, depth 2; exhaustive; steps ≤ 2, lamps ≤ 1

        """), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        """
          One more than the scope allows (1):
            steps ≤ 3: NoTraps violated in all 3 states

        """), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        """


        Stairs, steps ≤ 3: 1 of 1 property violated
        3 states, 6 transitions, depth 2; exhaustive

        """), "\(outcome.output)")
    #expect(
      outcome.output.contains("Replay: toy-verifier replay Stairs --scope steps=3 --trace 0/0/0#"),
      "\(outcome.output)")
    #expect(
      outcome.output.hasSuffix(
        """
        In all
          ✓ Stairs: the 1 property holds within the scope, 1 violated beyond it
          ✗ Stairs, steps ≤ 3: 1 of 1 property violated

        """), "\(outcome.output)")
  }

  @Test func aSavedResultSaysIt() throws {
    let documents = try ResultDocument.read(check("--format", "json").output)
    #expect(documents.map(\.title) == ["Stairs", "Stairs, steps ≤ 3"])
    #expect(documents[0].wider?.map(\.violated) == [["NoTraps"]])
    #expect(documents[1].wider == nil)
  }

  @Test func theReplayThatIsPrintedWorks() throws {
    let outcome = try Executable.toy.run(
      "replay", "Stairs", "--scope", "steps=3", "--trace", "0/0/0", environment: ["TOYS": "stairs"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("the step breaks"), "\(outcome.output)")
  }

  @Test(arguments: [
    ["--no-wider-scopes"], ["--max-states", "3"], ["--stop-at-first"], ["--scope", "steps=1"],
  ])
  func whereNothingIsLeftOrWantedNothingIsTried(options: [String]) throws {
    let outcome = try Executable.toy.run(
      ["check", "Stairs", "--invariant", "NoTraps"] + options, environment: ["TOYS": "stairs"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("Stairs: the 1 property holds\n"), "\(outcome.output)")
    #expect(outcome.output.contains("One more") == (options[0] == "--scope"))
  }

  @Test func whatIsViolatedWithinTheScopeComesFirst() throws {
    let outcome = try check("--scope", "steps=3")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("One more"), "\(outcome.output)")
  }

  @Test func aKnownViolationIsKnownBeyondTheScopeToo() throws {
    let folder = try TestFolder()
    let file = folder.place("known.json")
    let update = try Executable.toy.run(
      "baseline", "update", file, "Stairs", "--scope", "steps=3", "--reason", "old house",
      environment: ["TOYS": "stairs"])
    #expect(update.status == 0, "\(update.errors)")
    let outcome = try check("--baseline", file)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("known: old house"), "\(outcome.output)")
  }
}
