import Foundation
import GraphDrawing
import ModelChecker
import NavigationModel
import Testing

@testable import NavigationReports

/// What an app says is shown, in each format, and obeyed in none.
@Suite struct VisibleTextTests {
  private static let hostile = "a\u{1B}[2Jb\u{7}c\u{9B}31md\u{7F}e\u{202E}f\u{2066}g\r\u{2028}"

  @Test func terminalsAreSentNothingToObey() {
    #expect(
      TerminalText.escaped(Self.hostile)
        == #"a␛[2Jb␇c\u{9B}31md␡e\u{202E}f\u{2066}g␍\u{2028}"#)
    #expect(TerminalText.escaped("a\tb\nc · ▸ 🚲") == "a\tb\nc · ▸ 🚲")
  }

  @Test func colorsAreSent() {
    for meaning in TextStyle.Meaning.allCases {
      for said in ["violated", "\u{1B}]0;x", "\u{301}x"] {
        let shown = said.replacing("\u{1B}", with: "␛")
        #expect(
          TerminalText.escaped("\u{600}" + TextStyle.marked.apply(meaning, said) + "\u{301}")
            == "\u{600}" + TextStyle.ansi.apply(meaning, shown) + "\u{301}")
      }
    }
  }

  /// An app may say what colors text here, and it is shown as whatever else it says.
  @Test func colorsOfAnAppAreShown() {
    for meaning in TextStyle.Meaning.allCases {
      let said = TextStyle.ansi.apply(meaning, "holds")
      let shown = said.replacing("\u{1B}", with: "␛")
      #expect(TerminalText.escaped(said) == shown)
      #expect(TerminalText.line(said) == shown)
      #expect(
        TerminalText.escaped(TextStyle.marked.apply(.bad, said))
          == TextStyle.ansi.apply(.bad, shown))
    }
  }

  /// Every scalar that some viewer obeys, and every one of ASCII.
  private static let scalars =
    (0...0xFF).compactMap(Unicode.Scalar.init)
    + [0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069, 0xFFFE, 0xFFFF]
    .compactMap(Unicode.Scalar.init)

  @Test func noFormatLeavesAControlCharacterAsItIs() throws {
    for scalar in Self.scalars {
      let text = "x\(scalar)y"
      let texts = [
        TerminalText.escaped(text), MarkdownText.escaped(text), MarkdownText.code(text),
        MarkdownText.word(text), XMLText.escaped(text), JSONValue.string(text).line,
        StoredText.name(text), StoredText.attribute(text, named: "label"), StoredText.markup(text),
      ]
      for (index, text) in texts.enumerated() {
        #expect(
          !text.unicodeScalars.contains(where: VisibleText.isControl),
          "U+\(String(scalar.value, radix: 16)) in \(index): \(text.debugDescription)")
      }
    }
  }

  /// A system whose name, event, screen and fact are hostile.
  private func document() throws -> ResultDocument {
    let snapshot = NavigationSnapshot(
      coordinators: [CoordinatorNode(role: Self.hostile, type: "App")],
      views: [ViewNode(name: Self.hostile, owner: 0)],
      facts: [FactNode(name: Self.hostile, value: Self.hostile)])
    let system = Single(
      snapshot: snapshot, name: "Alone" + Self.hostile,
      events: [NavigationEvent(Self.hostile, origin: .external)])
    let invariant = TestInvariant("IsQuiet") { .always { _ in .violated(Self.hostile) } }
    return ResultDocument(try check(system, invariants: [invariant]))
  }

  @Test(arguments: Recorder.allCases) func noReportHoldsAControlCharacter(_ recorder: Recorder)
    throws
  {
    let text = try recorder.text([document()])
    #expect(!text.unicodeScalars.contains(where: VisibleText.isControl))
  }

  @Test func jsonReadsBackWhatWasThere() throws {
    let document = try document()
    #expect(try ResultDocument.read(ResultDocument.json([document])) == [document])
  }
}
