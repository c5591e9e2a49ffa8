import Foundation
import Testing

/// The executable that ships: its commands are there, over the systems that ship with it.
@Suite struct ShippedVerifierTests {
  private let verifier = Executable.verifier

  @Test func versionAndHelpAreThere() throws {
    #expect(try verifier.run("--version") == Outcome(output: "0.1.0\n", errors: "", status: 0))
    let help = try verifier.run("--help")
    #expect(help.status == 0)
    for command in ["check", "replay", "graph", "report", "list", "doctor", "dump-configuration"] {
      #expect(help.output.contains("\n  \(command) "), "\(command)")
      let own = try verifier.run(command, "--help")
      #expect(own.status == 0)
      #expect(own.output.contains("USAGE: verifier \(command)"), "\(own.output)")
    }
    #expect(!help.output.contains("run-objects"))
  }

  @Test func theDoctorFindsNothingWrong() throws {
    let outcome = try verifier.run("doctor")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("verifier 0.1.0\n✓ "), "\(outcome.output)")
    #expect(!outcome.output.contains("✗"), "\(outcome.output)")
  }

  @Test func listShowsRideShare() throws {
    let outcome = try verifier.run("list", "RideShare")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nVariants: asPublished, repaired\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("  I1   NoOrphanedChildren           not applicable"))
  }

  @Test func aDesignOfManyStatesIsDrawnInPart() throws {
    let outcome = try verifier.run("map", "Festival", "--variant", "repaired")
    // A map that lacks something is inconclusive.
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "The map shows 6814 of 9261000 states: it may lack screens and arrows.\n")
  }

  @Test func aDesignWithoutRoomIsNoFaultOfTheSystem() throws {
    let outcome = try verifier.run(
      "check", "Festival", "--variant", "repaired", "--scope", "lineup=1", "--scope", "stages=1",
      "--scope", "map=0", "--scope", "shop=0", "--scope", "tickets=0", "--scope", "profile=0")
    let head = outcome.output.split(separator: "\n").prefix(2).map(String.init)
    #expect(
      head == [
        "Festival (repaired): 1 warning, 21 events never enabled, 4 of 5 properties hold",
        "1980 states, 8186 transitions, depth 8; exhaustive; lineup ≤ 1, stages ≤ 1, map ≤ 0, "
          + "tickets ≤ 0, shop ≤ 0, profile ≤ 0",
      ])
    // Not everything was exercised.
    #expect(outcome.status == 2)
  }

  @Test func theVerifierFindsAViolationInRideShareAndReplaysIt() throws {
    let outcome = try verifier.run(
      "check", "RideShare", "--stop-at-first", "--invariant", "NoOrphanedChildren")
    #expect(outcome.status == 1)
    let line = try #require(
      outcome.output.split(separator: "\n").first { $0.hasPrefix("Replay: verifier replay ") })
    let words = line.split(separator: " ").dropFirst(2).map(String.init)
    let replayed = try verifier.run(words)
    #expect(replayed.status == 1)
    #expect(
      replayed.output.contains("\nThe end of the trace violates NoOrphanedChildren"),
      "\(replayed.output)")
  }

  /// The configuration that the article shows is one.
  @Test func theConfigurationOfTheArticleIsRead() throws {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let article = try String(
      contentsOfFile:
        "\(package)/Sources/NavigationTesting/Documentation.docc/Configuring-a-project.md",
      encoding: .utf8)
    let block = try #require(article.components(separatedBy: "```yaml\n").dropFirst().first)
    let folder = try TestFolder()
    try folder.write(block.components(separatedBy: "```")[0], to: ".verifier.yml")
    let outcome = try verifier.run("dump-configuration", "RideShare", in: folder)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("      race: 1  # .verifier.yml:"), "\(outcome.output)")
  }
}
