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

  @Test func oneThatNeedsATerminalIsPassedOver() {
    #expect(words(["VISUAL": "vim", "EDITOR": "/usr/bin/nano"]) == ["code", "-g", "/a/B.swift:7"])
    #expect(words(["EDITOR": "vim"], there: ["vim", "xed"]) == ["xed", "-l", "7", "/a/B.swift"])
    #expect(words(["EDITOR": "vim"], there: ["vim"]) == nil)
    #expect(words(["EDITOR": "gone"], there: []) == nil)
    #expect(words(["EDITOR": ""], there: []) == nil)
  }
}
