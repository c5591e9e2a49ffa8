import XCTest

/// Who decides whether an answer is coloured.
final class ColorTests: XCTestCase {
  private let toy = Executable.toy

  /// Whether what is written into a file is coloured.
  private func isColored(
    _ options: [String] = [], _ environment: [String: String] = [:], file: String = ""
  ) throws -> Bool {
    let folder = try TestFolder()
    try folder.write(file, to: ".verifier.yml")
    let arguments = ["check", "Shop", "--invariant", "NoTraps"] + options
    let outcome = try toy.run(arguments, in: folder, environment: environment)
    XCTAssertEqual(outcome.status, 1)
    let isColored = outcome.output.contains("\u{1B}[1;31m✗\u{1B}[0m NoTraps violated")
    XCTAssertEqual(outcome.output.contains("\u{1B}"), isColored)
    return isColored
  }

  func testAFileIsNotColored() throws {
    XCTAssertFalse(try isColored())
    XCTAssertFalse(try isColored(["--color", "auto"]))
    XCTAssertTrue(try isColored(["--color", "always"]))
  }

  func testVariablesThatToolsAgreeOn() throws {
    XCTAssertTrue(try isColored([], ["FORCE_COLOR": "1"]))
    XCTAssertFalse(try isColored([], ["FORCE_COLOR": ""]))
    XCTAssertFalse(try isColored([], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    XCTAssertTrue(try isColored([], ["FORCE_COLOR": "1", "NO_COLOR": ""]))
  }

  func testAnOptionOutweighsThem() throws {
    XCTAssertTrue(try isColored(["--color", "always"], ["NO_COLOR": "1"]))
    XCTAssertFalse(try isColored(["--color", "never"], ["FORCE_COLOR": "1"]))
    XCTAssertTrue(try isColored([], ["VERIFIER_COLOR": "always", "NO_COLOR": "1"]))
    XCTAssertFalse(try isColored(["--color", "auto"], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
  }

  func testTheyOutweighAConfiguration() throws {
    XCTAssertTrue(try isColored(file: "color: always"))
    XCTAssertFalse(try isColored([], ["NO_COLOR": "1"], file: "color: always"))
    XCTAssertTrue(try isColored([], ["FORCE_COLOR": "1"], file: "color: never"))
    XCTAssertTrue(try isColored(["--color", "always"], file: "color: never"))
  }

  #if os(Linux)
    func testATerminalIsColored() throws {
      func shown(_ line: String) throws -> String {
        // The `script` of util-linux gives the command a terminal.
        try toy.shell("script -qec '\(line)' /dev/null", in: try TestFolder()).output
      }
      let check = "\"$VERIFIER\" check Shop --invariant NoTraps"
      XCTAssertTrue(try shown("TERM=xterm \(check)").contains("\u{1B}[1;31m✗\u{1B}[0m"))
      for quiet in ["TERM=dumb", "TERM=xterm NO_COLOR=1"] {
        XCTAssertFalse(try shown("\(quiet) \(check)").contains("\u{1B}[1;31m"), quiet)
      }
      XCTAssertFalse(try shown("TERM=xterm \(check) --color never").contains("\u{1B}[1;31m"))
    }
  #endif

  func testAnUnknownChoice() throws {
    let outcome = try toy.run("check", "Shop", "--color", "red")
    XCTAssertEqual(outcome.status, 64)
    XCTAssertTrue(
      outcome.errors.contains("must be one of 'auto', 'always', 'never'")
        || outcome.errors.contains("Please provide one of 'auto', 'always' or 'never'"),
      outcome.errors)
  }
}
