import TestSupport
import Testing

/// What is given may be as long as it likes: errors quote a line of it.
@Suite struct LongInputTests {
  private let toy = Executable.toy

  private let long = String(repeating: "x", count: 100_000)
  /// What errors quote of it.
  private let quoted = String(repeating: "x", count: 120) + "…"

  @Test func aLongNameIsQuotedInPart() throws {
    for (arguments, error) in [
      (
        ["check", long], "Unknown system '\(quoted)'. There are: Shop, Endless, Doubtful, Fragile."
      ),
      (
        ["check", "Shop", "--invariant", long],
        "Unknown invariant '\(quoted)' of Shop. 'list Shop' shows all 28."
      ),
      (
        ["check", "Shop", "--scope", long],
        "'--scope \(quoted)' is not of the form KEY=NUMBER, such as 'pending=2'."
      ),
      (
        ["check", "Shop", "--scope", "\(long)=1"],
        "Unknown scope key '\(quoted)' of Shop. There is: stack."
      ),
      (
        ["check", "Shop", "--report", long],
        "'\(quoted)' does not say which file to write: use format=file, such as json=result.json. "
          + "Formats: text, json, junit, sarif, github, markdown, summary, mermaid, dot, graphml, "
          + "html, explorer."
      ),
      (
        ["replay", "Shop", "--trace", "0/\(long)"],
        "Step 2: the system has no event '\(quoted)'."
      ),
      (
        ["replay", "Shop", "--trace", "0#\(long)"],
        "The trace ends in '#\(quoted.dropFirst())', which is not the fingerprint of a catalog of "
          + "events. Write '#' and four hexadecimal digits, or leave it out; a '#' within a name is "
          + "'%23'."
      ),
    ] {
      assertRefused(try toy.run(arguments), error)
    }
  }

  @Test func onlyTheFirstLineIsQuoted() throws {
    assertRefused(
      try toy.run("check", "Lib\nrary"),
      "Unknown system 'Lib…'. There are: Shop, Endless, Doubtful, Fragile.")
  }

  /// Paths are quoted as long as somebody may have made them.
  @Test func aLongPathIsQuotedInPart() throws {
    for arguments in [["diff", long, long], ["check", "Shop", "--config", long]] {
      assertRefused(
        try toy.run(arguments), "Cannot read '\(quoted)': File name too long.", status: 66)
    }
    assertRefused(
      try toy.run("check", "Shop", "--output", long),
      "Cannot write '\(quoted)': File name too long.", status: 74)
    let folder = String(repeating: "x", count: 200)
    assertRefused(
      try toy.run("check", "Shop", "--output", "\(folder)/a"),
      "Cannot write '\(folder)/a': No such file or directory. Make its folder first, or choose "
        + "another path.", status: 74)
  }

  /// Wherever it stands, and whoever complains.
  @Test(arguments: ["", "@", "--max-states=", "json="])
  func noErrorFillsTheScreen(beginning: String) throws {
    let commands = [
      [], ["check"], ["replay", "Shop"], ["replay", "Shop", "--trace"],
      ["graph", "Shop", "--output"], ["report"], ["report", "--from"], ["diff"], ["diff", "a"],
      ["baseline"], ["baseline", "compare"], ["explain"], ["list"], ["init", "--path"],
      ["check", "--config"], ["check", "--report"], ["check", "--color"],
      ["check", "--workers"], ["check", "--time-limit"], ["report", "--shard"],
      ["report", "--merge"], ["report", "--on"],
    ]
    let all = commands.count
    for command in commands.prefix(beginning.isEmpty ? all : Thorough.count(3, of: all)) {
      let outcome = try toy.run(command + [beginning + long])
      #expect(outcome.output == "", "\(command) \(beginning)")
      #expect([64, 66, 74].contains(outcome.status), "\(command) \(beginning)")
      #expect(outcome.errors.utf8.count < 1_000, "\(command) \(beginning)")
    }
  }

  /// ArgumentParser looks for names that are near to it, which takes a while.
  @Test(arguments: ["-", "--"]) func aLongOptionIsQuotedInPart(dashes: String) throws {
    let outcome = try toy.run("list", dashes + String(repeating: "x", count: 20_000))
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: Unknown option '-"), "\(outcome.errors)")
    #expect(outcome.errors.utf8.count < 1_000)
  }

  @Test func aLongVariableIsQuotedInPart() throws {
    let outcome = try toy.run("check", "Shop", environment: ["VERIFIER_MAX_STATES": long])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "VERIFIER_MAX_STATES: error: 'VERIFIER_MAX_STATES=\(quoted)' is not a whole number, such "
        + "as 20.\n")
  }

  @Test func aLongKeyOfAFileIsQuotedInPart() throws {
    let folder = try TestFolder()
    try folder.write(#"{"version": 1, "known": [], "\#(long)": 1}"#, to: "known.json")
    assertRefused(
      try toy.run("baseline", "compare", "known.json", "Shop", in: folder),
      "known.json: It has '\(quoted)', which no baseline has. It says 'version', 'known' and "
        + "'notExercised': correct it, or remove it.")
    try folder.write("\(long.prefix(900)): 1\n", to: ".verifier.yml")
    let outcome = try toy.run("check", "Shop", in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix(".verifier.yml:1:1: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("'\(quoted)'"), "\(outcome.errors)")
  }
}
