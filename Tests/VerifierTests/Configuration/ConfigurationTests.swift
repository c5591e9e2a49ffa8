import Foundation
import Testing

/// A file and the environment say what options would, and options count more.
@Suite struct ConfigurationTests {
  private let toy = Executable.toy

  /// The number of states after which a search of what has no end was stopped.
  private func states(
    _ options: [String] = [], in folder: TestFolder, environment: [String: String] = [:]
  ) throws -> String {
    let outcome = try toy.run(
      ["check", "Endless", "--invariant", "NoTraps"] + options, in: folder,
      environment: environment)
    #expect(outcome.errors == "")
    #expect(outcome.status == 2)
    let line = outcome.output.split(separator: "\n").dropFirst().first ?? ""
    return String(line.prefix { $0 != "," })
  }

  // MARK: Precedence

  @Test func optionsCountMostThenTheEnvironmentThenSectionsThenTheFile() throws {
    let folder = try TestFolder()
    try folder.write("max-states: 11\n", to: ".verifier.yml")
    #expect(try states(in: folder) == "11 states")
    try folder.write(
      "max-states: 11\nsystems:\n  endless:\n    max-states: 12\n", to: ".verifier.yml")
    #expect(try states(in: folder) == "12 states")
    let environment = ["VERIFIER_MAX_STATES": "13"]
    #expect(try states(in: folder, environment: environment) == "13 states")
    #expect(
      try states(["--max-states", "14"], in: folder, environment: environment) == "14 states")
    #expect(
      try states(in: folder, environment: ["VERIFIER_MAX_STATES": ""]) == "12 states",
      "an empty variable says nothing")
  }

  @Test func aFlagIsTakenBack() throws {
    let folder = try TestFolder()
    try folder.write("accept-bounded: true\nmax-states: 9\n", to: ".verifier.yml")
    let arguments = ["check", "Endless"]
    #expect(try toy.run(arguments, in: folder).status == 0)
    #expect(try toy.run(arguments + ["--no-accept-bounded"], in: folder).status == 2)
    #expect(
      try toy.run(arguments, in: folder, environment: ["VERIFIER_ACCEPT_BOUNDED": "0"]).status == 2)
  }

  @Test func boundsOfAScopeAreSetOneByOneWhereTheyAre() throws {
    let folder = try TestFolder()
    try folder.write("scope: {stack: 1}\nmax-states: 9\n", to: ".verifier.yml")
    func check(_ arguments: String...) throws -> String {
      try toy.run(["check"] + arguments, in: folder).output
    }
    #expect(try check("Shop").contains("exhaustive; stack ≤ 1\n"))
    #expect(try check("Shop", "--scope", "stack=0").contains("exhaustive; stack ≤ 0\n"))
    // A system without such a bound is not concerned.
    #expect(try check("Endless").contains("bounded"))
  }

  @Test func whatContradictsSomethingNearerDoesNotCount() throws {
    let folder = try TestFolder()
    try folder.write(
      "in-process: true\nsystems:\n  Shop:\n    without: paysOnce\n", to: ".verifier.yml")
    #expect(
      try toy.run("check", "Shop", "--variant", "asPublished", in: folder).output
        .split(separator: "\n").first
        == "Shop (asPublished): 2 of 14 properties violated, 6 vacuous, 1 event never enabled")
    #expect(try toy.run("check", "Fragile", "--workers", "1", in: folder).status == 1)
  }

  // MARK: Places

  @Test func theFileIsFoundUpwardAsFarAsTheCheckout() throws {
    let folder = try TestFolder()
    try folder.makeFolder("project/inner")
    try folder.write("max-states: 11\n", to: ".verifier.yml")
    let inner = "cd project/inner && \"$VERIFIER\" dump-configuration | grep -m1 max-states"
    #expect(try toy.shell(inner, in: folder).output == "max-states: 11  # ../../.verifier.yml:1\n")
    try folder.makeFolder("project/.git")
    #expect(
      try toy.shell(inner, in: folder).output == "# max-states: 10000, or what each system says\n")
    try folder.write("max-states: 12\n", to: "project/.verifier.yml")
    #expect(try toy.shell(inner, in: folder).output == "max-states: 12  # ../.verifier.yml:1\n")
  }

  @Test func theFileIsNamedByAnOptionOrAVariable() throws {
    let folder = try TestFolder()
    try folder.write("max-states: 11\n", to: ".verifier.yml")
    try folder.write("max-states: 12\n", to: "other.yml")
    try folder.write("max-states: 13\n", to: "third.yml")
    let environment = ["VERIFIER_CONFIG": "other.yml"]
    #expect(try states(in: folder, environment: environment) == "12 states")
    #expect(
      try states(["--config", "third.yml"], in: folder, environment: environment) == "13 states")
    assertRefused(
      try toy.run("check", "--config", "no.yml", in: folder),
      "There is no configuration at 'no.yml'. 'toy-verifier dump-configuration' prints one to "
        + "begin with.", status: 66)
    assertRefused(
      try toy.run("check", "--config", ".", in: folder),
      "Cannot read '.': Is a directory. Name a file in it.", status: 66)
  }

  @Test func pathsAreCountedFromTheFile() throws {
    let folder = try TestFolder()
    try folder.makeFolder("inner")
    try folder.write("report: {junit: tests.xml}\nbaseline: known.json\n", to: ".verifier.yml")
    let outcome = try toy.shell(
      """
      cd inner; "$VERIFIER" check Shop > /dev/null
      "$VERIFIER" baseline update Shop --reason later; "$VERIFIER" baseline compare Shop | head -1
      """, in: folder)
    #expect(
      outcome.output == """
        Wrote 3 known violations to ../known.json: 3 new, 0 dropped.
        Shop (asPublished): 0 new, 3 known, 0 stale

        """)
    // To check before there is a baseline is no mistake.
    #expect(
      outcome.errors
        == "There is no baseline at ../known.json. Write one with 'toy-verifier baseline update "
        + "../known.json --reason TEXT'.\n")
    #expect(folder.files == [".verifier.yml", "known.json", "tests.xml"])
  }

  @Test func aBaselineThatNobodyNamesIsAnError() throws {
    assertRefused(
      try toy.run("baseline", "compare"),
      "No baseline is named. Name its file, or set 'baseline' in .verifier.yml.")
  }

  // MARK: Commands

  @Test func whatIsPrintedToReplayIsReplayed() throws {
    let folder = try TestFolder()
    try folder.write("variant: repaired\nscope: {stack: 1}\n", to: ".verifier.yml")
    let outcome = try toy.run("check", "Shop", "--variant", "asPublished", in: folder)
    let replay = "replay Shop --variant asPublished --scope stack=1 --trace 0/1/2/2#cc44"
    #expect(outcome.output.contains("Replay: toy-verifier \(replay)\n"), "\(outcome.output)")
    let words = replay.split(separator: " ").map(String.init)
    #expect(try toy.run(words, in: folder).status == 1)
    let unnamed = try toy.run("replay", "Shop", "--trace", "0/1/2/2#cc44", in: folder)
    #expect(unnamed.output.split(separator: "\n").first == "Shop (repaired); stack ≤ 1")
    #expect(unnamed.status == 0)
  }

  @Test func graphAndInvariantsObeyTheFile() throws {
    let folder = try TestFolder()
    try folder.write(
      "variant: repaired\ninvariant: [NoTraps, I11]\nmax-states: 3\n", to: ".verifier.yml")
    #expect(
      try toy.run("graph", "Shop", "--output", "x.dot", in: folder).errors
        == "Wrote x.dot: Shop (repaired), 3 states, 3 transitions, depth 2.\nThe search did not see "
        + "everything (bounded by states; stack ≤ 2): the picture may lack screens and arrows.\n")
    #expect(
      try toy.run("check", "Shop", in: folder).output.split(separator: "\n").first
        == "Shop (repaired): 2 inconclusive, 0 of 2 properties hold")
  }

  /// It is about all variants and fixes; what a system may reach is as it is set.
  @Test func reportObeysTheFile() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      variant: repaired
      invariant: [NoTraps]
      max-states: 8
      systems:
        Shop: {scope: {stack: 1}, max-states: 50}
      """, to: ".verifier.yml")
    let outcome = try toy.run("report", "Shop", "Endless", in: folder)
    #expect(
      outcome.output.split(separator: "\n").dropLast() == [
        "Shop (asPublished): 2 of 14 properties violated, 6 vacuous, 1 event never enabled; 6 states, 10 transitions, depth 4",
        "Shop (repaired): 6 vacuous, 1 event never enabled, 8 of 14 properties hold; 4 states, 7 transitions, depth 3",
        "Endless: 11 inconclusive, 0 of 11 properties hold; 8 states, 7 transitions, depth 7",
      ])
    let page = try folder.read("Reports/Shop/asPublished.md")
    #expect(
      page.contains(
        "Replay: toy-verifier replay Shop --variant asPublished --scope stack=1 --trace 0/1/4#cc44"),
      "\(page)")
    #expect(
      try toy.run("report", "Shop", "Endless", "--max-states", "7", "--quiet", in: folder)
        == Outcome(output: "", errors: "", status: 0))
    #expect(try folder.read("Reports/Endless/Endless.md").contains("7 states"))
    let verbose = try toy.run("report", "Endless", "--verbose", in: folder)
    #expect(
      verbose.errors
        == "The configuration is .verifier.yml.\n1 of 1 explored; last: Endless\n")
  }

  /// A worker is told what it has to know; it runs in the same folder and environment.
  @Test func workersAreNotToldTwice() throws {
    let folder = try TestFolder()
    try folder.write("scope: {stack: 2}\n", to: ".verifier.yml")
    let outcome = try toy.run(
      "check", "Fragile", "--scope", "stack=1", in: folder,
      environment: ["VERIFIER_SCOPE": "stack=0"])
    #expect(
      outcome.output.split(separator: "\n").dropFirst().first
        == "2 states, 4 transitions, depth 1; exhaustive; stack ≤ 1")
  }
}
