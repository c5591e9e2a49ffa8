import Testing

@Suite struct DiffTests {
  private let toy = Executable.toy

  /// A folder with results of two revisions: `old.json` of the fixed shop, `new.json` of the shop
  /// without a fix.
  private func revisions() throws -> TestFolder {
    let folder = try TestFolder()
    for (name, form) in [("old", ["--variant", "repaired"]), ("new", ["--without", "paysOnce"])] {
      _ = try toy.run(
        ["check", "Shop", "--report", "json=\(name).json", "--output", "\(name).txt"] + form,
        in: folder)
    }
    return folder
  }

  @Test func aNewFindingFails() throws {
    let folder = try revisions()
    let outcome = try toy.run("diff", "old.json", "new.json", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("Shop (repaired): 1 new finding"), "\(outcome.output)")
    #expect(outcome.output.contains("\n  ✗ NoTraps: 'pay' trapped: nothing to pay. After "))
    #expect(outcome.output.contains("\n  holds → violated: NoTraps\n"))
  }

  @Test func whatIsFixedIsNoFailure() throws {
    let folder = try revisions()
    let outcome = try toy.run("diff", "new.json", "old.json", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n  ✓ NoTraps no longer violated\n"), "\(outcome.output)")
    #expect(
      try toy.run("diff", "old.json", "old.json", in: folder)
        == Outcome(output: "Nothing changed.\n", errors: "", status: 0))
  }

  @Test func markdownAndAPictureAreWritten() throws {
    let folder = try revisions()
    let outcome = try toy.run(
      "diff", "old.json", "new.json", "--format", "markdown", "--output", "diff.md", "--picture",
      "diff.dot", in: folder)
    #expect(outcome == Outcome(output: "", errors: "", status: 1))
    #expect(try folder.read("diff.md").hasPrefix("### Shop (repaired): 1 new finding"))
    #expect(try folder.read("diff.dot").hasPrefix("digraph"))
  }

  /// The answer and the picture are replaced together.
  @Test func noPictureIsReplacedWhereTheAnswerCannotBe() throws {
    let folder = try revisions()
    try folder.write("old", to: "diff.dot")
    let outcome = try toy.run(
      "diff", "old.json", "new.json", "--output", "/dev/full", "--picture", "diff.dot", in: folder)
    assertRefused(
      outcome,
      "Cannot write '/dev/full': No space left on device. Make room, or choose another path.",
      status: 74)
    #expect(try folder.read("diff.dot") == "old")
  }

  @Test func whatAResultSaysIsShownAndNotObeyed() throws {
    let folder = try revisions()
    try folder.write(
      folder.read("new.json").replacing("nothing to pay", with: "nothing\\u001b[2J to pay"),
      to: "new.json")
    let diff = ["diff", "old.json", "new.json"]
    let printed = try toy.run(diff, in: folder)
    #expect(try toy.run(diff + ["--output", "diff.txt"], in: folder).status == 1)
    let written = try folder.read("diff.txt")
    #expect(written.contains("'pay' trapped: nothing␛[2J to pay."), "\(written)")
    #expect(written == printed.output)
  }

  @Test func whatIsMissingIsAnError() throws {
    let folder = try TestFolder()
    let outcome = try toy.run("diff", "none.json", "none.json", in: folder)
    #expect(outcome.status == 66)
    #expect(
      outcome.errors
        == "Error: There are no results at none.json. Write them with "
        + "'check SYSTEM --report json=none.json'.\n")
  }
}
