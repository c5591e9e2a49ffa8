import ModelChecker
import Testing

@Suite struct ShortenedTests {
  @Test func whatFitsOnALineIsWhole() {
    for text in ["", "a", String(repeating: "ü", count: 120)] {
      #expect(text.shortened() == text)
    }
  }

  @Test func whatIsLongerIsCut() {
    let line = String(repeating: "ü", count: 120)
    #expect((line + "b").shortened() == line + "…")
    #expect("abc".shortened(to: 2) == "ab…")
    for end in ["\n", "\r", "\r\n", "\u{2028}", "\u{85}"] {
      #expect("a\(end)b".shortened() == "a…")
      #expect("a\(end)".shortened() == "a…")
    }
  }

  /// People see one letter with a hundred thousand accents.
  @Test func oneLetterIsCutAsWell() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(text.shortened().unicodeScalars.count == 121)
  }
}
