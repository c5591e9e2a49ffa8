import Testing

/// The words that a shell offers when somebody presses Tab.
@Suite struct CompletionTests {
  private let toy = Executable.toy

  /// Returns the words that bash offers for the last of some words, as when they are typed.
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
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func commandsAreOffered() throws {
    #expect(try offered("ch") == ["check"])
    #expect(try offered("ba") == ["baseline"])
    #expect(try offered("baseline", "up") == ["update"])
    #expect(try offered("serve") == [])
  }

  @Test func systemsAreOffered() throws {
    #expect(try offered("check", "") == ["Shop", "Endless", "Doubtful", "Fragile"])
    for command in ["check", "graph", "replay", "list", "report", "dump-configuration"] {
      #expect(try offered(command, "Sh") == ["Shop"], "\(command)")
    }
    #expect(try offered("check", "Shop", "E") == ["Endless"])
  }

  @Test func namesOfASystemAreOffered() throws {
    #expect(try offered("check", "Shop", "--without", "") == ["swipeEndsCheckout", "paysOnce"])
    #expect(try offered("check", "--without", "pays") == ["paysOnce"])
    #expect(try offered("check", "Endless", "--without", "") == [])
    #expect(try offered("graph", "Shop", "--variant", "r") == ["repaired"])
    #expect(try offered("check", "Shop", "--invariant", "Buy") == ["BuyingCompletes"])
    #expect(try offered("check", "Endless", "--invariant", "Buy") == [])
    #expect(try offered("check", "Shop", "--scope", "") == ["stack="])
    #expect(try offered("explain", "NoT") == ["NoTraps"])
  }

  @Test func choicesAreOffered() throws {
    #expect(try offered("check", "--format", "j") == ["json"])
    #expect(try offered("diff", "--format", "m") == ["markdown"])
    #expect(try offered("check", "--report", "ht") == ["html="])
    #expect(try offered("check", "--order", "d") == ["depth-first"])
    #expect(
      try offered("check", "--reduction", "") == [
        "reuse", "diamonds", "symmetry", "orders", "none",
      ])
  }

  @Test func filesAreOffered() throws {
    let folder = try TestFolder()
    for name in ["result.json", "result.txt", "mine.yml"] { try folder.write("", to: name) }
    #expect(try offered("diff", "res", in: folder) == ["result.json"])
    #expect(try offered("check", "--config", "mi", in: folder) == ["mine.yml"])
  }

  @Test func everyShellHasAScript() throws {
    for (shell, beginning) in [
      ("bash", "#!/bin/bash"), ("zsh", "#compdef toy-verifier"), ("fish", ""),
    ] {
      let outcome = try toy.run("--generate-completion-script", shell)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(outcome.output.hasPrefix(beginning), "\(outcome.output)")
      #expect(outcome.output.contains("dump-configuration"), "\(shell)")
    }
  }
}
