import XCTest

/// What a shell offers when somebody presses Tab.
final class CompletionTests: XCTestCase {
  private let toy = Executable.toy

  /// What bash offers for the last of some words, as it would when they are typed.
  private func offered(_ words: String..., in folder: TestFolder? = nil) throws -> [String] {
    let outcome = try toy.shell(
      """
      PATH="$(dirname "$VERIFIER"):$PATH"
      source <(toy-verifier --generate-completion-script bash)
      COMP_WORDS=(toy-verifier \(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count)
      COMP_LINE="${COMP_WORDS[*]}"
      COMP_POINT=${#COMP_LINE}
      function=$(complete -p toy-verifier | sed 's/.*-F \\([^ ]*\\).*/\\1/')
      "$function" toy-verifier "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2> errors
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: folder)
    XCTAssertEqual(outcome.status, 0)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  func testCommands() throws {
    XCTAssertEqual(try offered("ch"), ["check"])
    XCTAssertEqual(try offered("ba"), ["baseline"])
    XCTAssertEqual(try offered("baseline", "up"), ["update"])
    XCTAssertEqual(try offered("serve"), [])
  }

  func testSystems() throws {
    XCTAssertEqual(try offered("check", ""), ["Shop", "Endless", "Doubtful", "Fragile"])
    for command in ["check", "graph", "replay", "list", "report", "dump-configuration"] {
      XCTAssertEqual(try offered(command, "Sh"), ["Shop"], command)
    }
    XCTAssertEqual(try offered("check", "Shop", "E"), ["Endless"])
  }

  func testNamesOfASystem() throws {
    XCTAssertEqual(
      try offered("check", "Shop", "--without", ""), ["swipeEndsCheckout", "paysOnce"])
    XCTAssertEqual(try offered("check", "--without", "pays"), ["paysOnce"])
    XCTAssertEqual(try offered("check", "Endless", "--without", ""), [])
    XCTAssertEqual(try offered("graph", "Shop", "--variant", "r"), ["repaired"])
    XCTAssertEqual(try offered("check", "Shop", "--invariant", "Buy"), ["BuyingCompletes"])
    XCTAssertEqual(try offered("check", "Endless", "--invariant", "Buy"), [])
    XCTAssertEqual(try offered("check", "Shop", "--scope", ""), ["stack="])
    XCTAssertEqual(try offered("explain", "NoT"), ["NoTraps"])
  }

  func testChoices() throws {
    XCTAssertEqual(try offered("check", "--format", "j"), ["json"])
    XCTAssertEqual(try offered("diff", "--format", "m"), ["markdown"])
    XCTAssertEqual(try offered("check", "--report", "ht"), ["html="])
    XCTAssertEqual(try offered("check", "--order", "d"), ["depth-first"])
    XCTAssertEqual(
      try offered("check", "--reduction", ""), ["reuse", "diamonds", "symmetry", "none"])
  }

  func testFiles() throws {
    let folder = try TestFolder()
    for name in ["result.json", "result.txt", "mine.yml"] { try folder.write("", to: name) }
    XCTAssertEqual(try offered("diff", "res", in: folder), ["result.json"])
    XCTAssertEqual(try offered("check", "--config", "mi", in: folder), ["mine.yml"])
  }

  func testScriptsOfAllShells() throws {
    for (shell, beginning) in [
      ("bash", "#!/bin/bash"), ("zsh", "#compdef toy-verifier"), ("fish", ""),
    ] {
      let outcome = try toy.run("--generate-completion-script", shell)
      XCTAssertEqual(outcome.status, 0)
      XCTAssertEqual(outcome.errors, "")
      XCTAssertTrue(outcome.output.hasPrefix(beginning), outcome.output)
      XCTAssertTrue(outcome.output.contains("dump-configuration"), shell)
    }
  }
}
