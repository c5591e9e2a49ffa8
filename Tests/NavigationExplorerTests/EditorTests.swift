import Testing

@testable import NavigationExplorer

/// The editor that opens a declaration.
@Suite struct EditorTests {
  private func words(
    _ environment: [String: String], there: Set<String> = ["code", "xed", "subl", "emacs", "vim"]
  ) -> [String]? {
    Editor(environment: environment, isThere: there.contains)?.words(opening: "/a/B.swift", at: 7)
  }

  @Test func theEditorOfTheUserComesFirst() {
    #expect(words(["VISUAL": "subl -w", "EDITOR": "emacs"]) == ["subl", "-w", "/a/B.swift:7"])
    #expect(words(["EDITOR": "emacs"]) == ["emacs", "+7", "/a/B.swift"])
    #expect(words(["VISUAL": "code -g"]) == ["code", "-g", "/a/B.swift:7"])
    #expect(words(["VISUAL": "xed"]) == ["xed", "-l", "7", "/a/B.swift"])
  }

  @Test func oneThatNeedsATerminalComesAfterOthersThatAreNamed() {
    #expect(words(["VISUAL": "vim", "EDITOR": "subl"]) == ["subl", "/a/B.swift:7"])
    #expect(words(["VISUAL": "vim", "EDITOR": "/usr/bin/nano"]) == ["vim", "+7", "/a/B.swift"])
    #expect(words([:], there: ["vim", "xed"]) == ["xed", "-l", "7", "/a/B.swift"])
    #expect(words([:], there: ["vim"]) == nil)
    #expect(words(["EDITOR": "gone"], there: []) == nil)
    #expect(words(["EDITOR": ""], there: []) == nil)
  }

  @Test func whetherATerminalIsNeededIsKnown() {
    func needsTerminal(_ editor: String) -> Bool? {
      Editor(environment: ["EDITOR": editor], isThere: { _ in true })?.needsTerminal
    }
    #expect(needsTerminal("/usr/bin/vim -p") == true)
    #expect(needsTerminal("code") == false)
  }
}
