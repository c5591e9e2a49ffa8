import XCTest

final class ExplainTests: XCTestCase {
  private let toy = Executable.toy

  func testShowsThePage() throws {
    for name in ["NoTraps", "notraps", "I12"] {
      let outcome = try toy.run("explain", name)
      XCTAssertEqual(outcome.status, 0)
      XCTAssertTrue(outcome.output.hasPrefix("NoTraps\n\n"), outcome.output)
      XCTAssertTrue(outcome.output.contains("\nAn example that violates it\n"), outcome.output)
    }
  }

  func testAnInvariantOfASystemsOwn() throws {
    XCTAssertEqual(
      try toy.run("explain", "BuyingCompletes").output,
      "BuyingCompletes\n\nSomething can be bought.\n")
  }

  func testAnUnknownName() throws {
    let outcome = try toy.run("explain", "NoTrap")
    XCTAssertEqual(
      outcome,
      Outcome(
        output: "", errors: "Error: Unknown invariant 'NoTrap'. Did you mean 'NoTraps'?\n",
        status: 64))
  }
}
