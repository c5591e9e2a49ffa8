import Foundation
import XCTest

/// The executable that ships: its commands are there, over the systems that ship with it.
final class ShippedVerifierTests: XCTestCase {
  private let verifier = Executable.verifier

  func testVersionAndHelp() throws {
    XCTAssertEqual(
      try verifier.run("--version"), Outcome(output: "0.1.0\n", errors: "", status: 0))
    let help = try verifier.run("--help")
    XCTAssertEqual(help.status, 0)
    for command in ["check", "replay", "graph", "report", "list", "doctor", "dump-configuration"] {
      XCTAssertTrue(help.output.contains("\n  \(command) "), command)
      let own = try verifier.run(command, "--help")
      XCTAssertEqual(own.status, 0)
      XCTAssertTrue(own.output.contains("USAGE: verifier \(command)"), own.output)
    }
    XCTAssertFalse(help.output.contains("run-objects"))
  }

  func testDoctor() throws {
    let outcome = try verifier.run("doctor")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(outcome.output.hasPrefix("verifier 0.1.0\n✓ "), outcome.output)
    XCTAssertFalse(outcome.output.contains("✗"), outcome.output)
  }

  func testListsRideShare() throws {
    let outcome = try verifier.run("list", "RideShare")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(outcome.output.contains("\nVariants: asPublished, repaired\n"), outcome.output)
    XCTAssertFalse(outcome.output.contains("  I1   NoOrphanedChildren           not applicable"))
  }

  func testFindsAViolationInRideShareAndReplaysIt() throws {
    let outcome = try verifier.run(
      "check", "RideShare", "--stop-at-first", "--invariant", "NoOrphanedChildren")
    XCTAssertEqual(outcome.status, 1)
    let line = try XCTUnwrap(
      outcome.output.split(separator: "\n").first { $0.hasPrefix("Replay: verifier replay ") })
    let words = line.split(separator: " ").dropFirst(2).map(String.init)
    let replayed = try verifier.run(words)
    XCTAssertEqual(replayed.status, 1)
    XCTAssertTrue(
      replayed.output.contains("\nThe end of the trace violates NoOrphanedChildren"),
      replayed.output)
  }

  /// The configuration that the README shows is one.
  func testReadsTheConfigurationOfTheREADME() throws {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let readme = try String(contentsOfFile: "\(package)/README.md", encoding: .utf8)
    let block = try XCTUnwrap(readme.components(separatedBy: "```yaml\n").dropFirst().first)
    let folder = try TestFolder()
    try folder.write(block.components(separatedBy: "```")[0], to: ".verifier.yml")
    let outcome = try verifier.run("dump-configuration", "RideShare", in: folder)
    XCTAssertEqual(outcome.errors, "")
    XCTAssertTrue(outcome.output.contains("      race: 1  # .verifier.yml:"), outcome.output)
  }
}
