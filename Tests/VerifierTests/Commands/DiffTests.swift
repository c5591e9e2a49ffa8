import XCTest

final class DiffTests: XCTestCase {
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

  func testANewFinding() throws {
    let folder = try revisions()
    let outcome = try toy.run("diff", "old.json", "new.json", in: folder)
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(outcome.errors, "")
    XCTAssertTrue(outcome.output.hasPrefix("Shop (repaired): 1 new finding"), outcome.output)
    XCTAssertTrue(outcome.output.contains("\n  ✗ NoTraps: 'pay' trapped: nothing to pay. After "))
    XCTAssertTrue(outcome.output.contains("\n  holds → violated: NoTraps\n"))
  }

  func testWhatIsFixedIsNoFailure() throws {
    let folder = try revisions()
    let outcome = try toy.run("diff", "new.json", "old.json", in: folder)
    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(outcome.output.contains("\n  ✓ NoTraps no longer violated\n"), outcome.output)
    XCTAssertEqual(
      try toy.run("diff", "old.json", "old.json", in: folder),
      Outcome(output: "Nothing changed.\n", errors: "", status: 0))
  }

  func testMarkdownAndAPicture() throws {
    let folder = try revisions()
    let outcome = try toy.run(
      "diff", "old.json", "new.json", "--format", "markdown", "--output", "diff.md", "--picture",
      "diff.dot", in: folder)
    XCTAssertEqual(outcome, Outcome(output: "", errors: "", status: 1))
    XCTAssertTrue(try folder.read("diff.md").hasPrefix("### Shop (repaired): 1 new finding"))
    XCTAssertTrue(try folder.read("diff.dot").hasPrefix("digraph"))
  }

  func testWhatIsMissing() throws {
    let folder = try TestFolder()
    let outcome = try toy.run("diff", "none.json", "none.json", in: folder)
    XCTAssertEqual(outcome.status, 64)
    XCTAssertEqual(
      outcome.errors,
      "Error: none.json cannot be read. Write it with 'check SYSTEM --report json=none.json'.\n")
  }
}
