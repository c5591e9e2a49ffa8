import NavigationReports
import XCTest

final class BaselineTests: XCTestCase {
  private let toy = Executable.toy

  func testUpdateThenCompare() throws {
    let folder = try TestFolder()
    let update = try toy.run(
      "baseline", "update", "known.json", "Shop", "--reason", "#12, next release", in: folder)
    XCTAssertEqual(
      update,
      Outcome(
        output: "Wrote 3 known violations to known.json: 3 new, 0 dropped.\n", errors: "",
        status: 0))
    XCTAssertEqual(
      try toy.run("baseline", "compare", "known.json", "Shop", in: folder),
      Outcome(
        output: """
          Shop (asPublished): 0 new, 3 known, 0 stale
            – BookkeepingAgrees at Catalogue: #12, next release
            – BookkeepingAgrees at Product: #12, next release
            – NoTraps at Checkout: #12, next release

          """, errors: "", status: 0))
  }

  func testWhatIsNewFails() throws {
    let folder = try TestFolder()
    XCTAssertEqual(
      try toy.run(
        "baseline", "update", "known.json", "Shop", "--undo", "paysOnce", "--reason", "x",
        in: folder
      ).status, 0)
    let text = try folder.read("known.json")
      .replacingOccurrences(of: "repaired", with: "asPublished")
    try folder.write(text, to: "known.json")
    let outcome = try toy.run("baseline", "compare", "known.json", "Shop", in: folder)
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(
      outcome.output.hasPrefix(
        """
        Shop (asPublished): 2 new, 1 known, 0 stale
          ✗ BookkeepingAgrees at Product: new
          ✗ BookkeepingAgrees at Catalogue: new
          – NoTraps at Checkout: x

        BookkeepingAgrees violated after 3 events
        """), outcome.output)
  }

  func testStaleEntriesFailOnlyWhenStrict() throws {
    let folder = try TestFolder()
    let text = try Baseline([
      .init(system: "Shop (repaired)", invariant: "NoTraps", place: "Checkout", reason: "x"),
      .init(system: "Shop (repaired)", invariant: "Unheard", place: nil, reason: "x"),
    ]).json()
    try folder.write(text, to: "known.json")
    let compare = ["baseline", "compare", "known.json", "Shop", "--variant", "repaired"]
    let outcome = try toy.run(compare, in: folder)
    XCTAssertEqual(
      outcome,
      Outcome(
        output: """
          Shop (repaired): 0 new, 0 known, 2 stale
            ! NoTraps at Checkout: stale, it is not violated there any more. 'baseline update' \
          drops the entry.
            ! Unheard: stale, no invariant of this system has that name. 'baseline update' drops \
          the entry.

          """, errors: "", status: 0))
    XCTAssertEqual(try toy.run(compare + ["--strict"], in: folder).status, 1)
    XCTAssertEqual(
      try toy.run(
        "baseline", "update", "known.json", "Shop", "--variant", "repaired", "--reason", "y",
        in: folder
      ).output, "Wrote 0 known violations to known.json: 0 new, 2 dropped.\n")
  }

  func testOtherSystemsStay() throws {
    let folder = try TestFolder()
    let other = Baseline.Entry(system: "Kiosk", invariant: "NoTraps", place: "Home", reason: "z")
    try folder.write(try Baseline([other]).json(), to: "known.json")
    XCTAssertEqual(
      try toy.run(
        "baseline", "update", "known.json", "Shop", "--reason", "x", in: folder
      ).status, 0)
    let entries = try Baseline(json: folder.read("known.json")).entries
    XCTAssertEqual(entries.count, 4)
    XCTAssertTrue(entries.contains(other))
  }

  func testAReasonIsNeeded() throws {
    let folder = try TestFolder()
    let outcome = try toy.run(
      "baseline", "update", "known.json", "Shop", "--reason", " ", in: folder)
    XCTAssertEqual(outcome.status, 64)
    XCTAssertEqual(
      outcome.errors,
      "Error: '--reason' is empty. Say why new entries stay for now, and what will mend them.\n")
    XCTAssertEqual(folder.files, [])
  }

  func testABaselineThatIsMissingOrBroken() throws {
    let folder = try TestFolder()
    let missing = try toy.run("baseline", "compare", "none.json", "Shop", in: folder)
    XCTAssertEqual(
      missing,
      Outcome(
        output: "",
        errors: "Error: There is no baseline at none.json. Write one with "
          + "'toy-verifier baseline update none.json --reason TEXT'.\n", status: 66))
    try folder.write("{}", to: "broken.json")
    let broken = try toy.run("baseline", "compare", "broken.json", "Shop", in: folder)
    XCTAssertEqual(
      broken,
      Outcome(
        output: "",
        errors: "Error: broken.json: This is not a baseline. Write one with "
          + "'baseline update FILE'.\n", status: 64))
  }

  func testASystemAtFaultIsNotBaselined() throws {
    let folder = try TestFolder()
    let outcome = try toy.run(
      "baseline", "update", "known.json", "Doubtful", "--reason", "x", in: folder)
    XCTAssertEqual(
      outcome,
      Outcome(
        output: "",
        errors: "Error: Doubtful itself is at fault, so that nothing about it is known: 'check' "
          + "says why. Nothing was written.\n", status: 3))
    XCTAssertEqual(folder.files, [])
  }
}
