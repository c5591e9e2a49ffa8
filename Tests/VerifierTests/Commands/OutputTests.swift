import Foundation
import XCTest

/// What cannot be written is an error with the path and the reason, and leaves nothing behind.
final class OutputTests: XCTestCase {
  private let toy = Executable.toy

  func testMissingFolder() throws {
    let folder = try TestFolder()
    for command in [
      ["check", "Shop", "--output", "no/x.txt"], ["graph", "Shop", "--output", "no/x.txt"],
    ] {
      let path = command[0] == "graph" ? "no/x.dot" : "no/x.txt"
      assertRefused(
        try toy.run(Array(command.dropLast()) + [path], in: folder),
        "Cannot write '\(path)': No such file or directory. Make its folder first, or choose "
          + "another path.", status: 74)
    }
    XCTAssertEqual(folder.files, [])
  }

  func testFolderInTheWay() throws {
    let folder = try TestFolder()
    try folder.makeFolder("x.dot")
    assertRefused(
      try toy.run("graph", "Shop", "--output", "x.dot", in: folder),
      "Cannot write 'x.dot': Is a directory. Choose another path.", status: 74)
    XCTAssertEqual(folder.files, [])
  }

  func testFileInTheWayOfAFolder() throws {
    let folder = try TestFolder()
    try folder.write("mine", to: "Reports")
    assertRefused(
      try toy.run("report", "Shop", in: folder),
      "Cannot write 'Reports/README.md': Not a directory. Make its folder first, or choose another "
        + "path.", status: 74)
    XCTAssertEqual(try folder.read("Reports"), "mine")
  }

  /// A user who may do everything, as in many containers, is refused nothing.
  func testFolderWithoutPermission() throws {
    try XCTSkipIf(getuid() == 0, "permissions do not hold for the superuser")
    let folder = try TestFolder()
    try folder.makeFolder("closed")
    chmod(folder.place("closed"), 0o500)
    assertRefused(
      try toy.run("check", "Shop", "--output", "closed/x.txt", in: folder),
      "Cannot write 'closed/x.txt': Permission denied. Choose another path.", status: 74)
  }

  #if os(Linux)
    func testFullDisk() throws {
      assertRefused(
        try toy.run("check", "Shop", "--output", "/dev/full"),
        "Cannot write '/dev/full': No space left on device. Make room, or choose another path.",
        status: 74)
      let outcome = try toy.shell("\"$VERIFIER\" check Shop > /dev/full")
      assertRefused(
        outcome,
        "Cannot write standard output: No space left on device. Make room, or choose another path.",
        status: 74)
    }
  #endif

  func testDiskThatIsFullHalfWay() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "x.dot")
    // The limit, a kibibyte, is less than the drawing needs.
    let outcome = try toy.shell(
      "ulimit -f 1; exec \"$VERIFIER\" graph Shop --output x.dot", in: folder)
    assertRefused(
      outcome, "Cannot write 'x.dot': File too large. Make room, or choose another path.",
      status: 74)
    XCTAssertEqual(folder.files, ["x.dot"])
    XCTAssertEqual(try folder.read("x.dot"), "old")
  }

  func testReportOnADiskThatIsFullHalfWay() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      "ulimit -f 1; exec \"$VERIFIER\" report Shop", in: folder)
    XCTAssertEqual(outcome.status, 74)
    XCTAssertTrue(
      outcome.errors.hasSuffix(": File too large. Make room, or choose another path.\n"),
      outcome.errors)
    XCTAssertFalse(folder.files.contains { $0.hasSuffix(".partial") }, "\(folder.files)")
  }

  /// As with `| head -1`, which leaves when it has seen enough: silent, as such a pipe expects.
  func testClosedPipe() throws {
    let outcome = try toy.shell(
      "(trap '' PIPE; sleep 0.3; \"$VERIFIER\" check Shop; echo $? > status) | true; cat status",
      in: try TestFolder())
    XCTAssertEqual(outcome, Outcome(output: "74\n", errors: "", status: 0))
  }

  func testClosedOutput() throws {
    assertRefused(
      try toy.shell("exec \"$VERIFIER\" check Shop >&-"),
      "Cannot write standard output: Bad file descriptor.", status: 74)
  }

  func testReplacesAFileAtOnce() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "x.json")
    let outcome = try toy.run(
      "check", "Endless", "--max-states", "9", "--format", "json", "--output", "x.json",
      in: folder)
    XCTAssertEqual(outcome, Outcome(output: "", errors: "", status: 2))
    XCTAssertTrue(try folder.read("x.json").hasPrefix("{\n  \"schema\": 1,\n"))
    XCTAssertEqual(folder.files, ["x.json"])
  }

  func testALinkStaysALink() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "target.dot")
    try FileManager.default.createSymbolicLink(
      atPath: folder.place("x.dot"), withDestinationPath: "target.dot")
    XCTAssertEqual(try toy.run("graph", "Shop", "--output", "x.dot", in: folder).status, 0)
    XCTAssertTrue(try folder.read("target.dot").hasPrefix("digraph"))
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.place("x.dot")),
      "target.dot")
  }

  func testWritesIntoAPipe() throws {
    let outcome = try toy.run("check", "Shop", "--output", "/dev/stdout")
    XCTAssertEqual(outcome.output, try toy.run("check", "Shop").output)
  }
}
