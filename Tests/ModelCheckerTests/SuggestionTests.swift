import ModelChecker
import Testing

/// The words that somebody may have meant.
@Suite struct SuggestionTests {
  private let names = ["check", "graph", "replay", "report", "NoDeadEnd", "OnePresentation"]

  @Test(arguments: [
    ("chekc", "check"), ("grap", "graph"), ("repla", "replay"), ("GRAPH", "graph"),
    ("nodeadend", "NoDeadEnd"), ("OnePresentatoin", "OnePresentation"), ("reprot", "report"),
  ])
  func `A near word is suggested`(word: String, candidate: String) {
    #expect(nearest(to: word, among: names) == candidate)
    #expect(suggestion(for: word, among: names) == " Did you mean '\(candidate)'?")
  }

  @Test(arguments: ["doctor", "x", "", "OnePresentationOfTheSheet", "abcdef"])
  func `A far word is not`(word: String) {
    #expect(nearest(to: word, among: names) == nil)
    #expect(suggestion(for: word, among: names) == "")
  }

  @Test func `Among equally near words the first counts`() {
    #expect(nearest(to: "cat", among: ["car", "cut"]) == "car")
    #expect(nearest(to: "cat", among: ["cut", "car"]) == "cut")
    #expect(nearest(to: "cat", among: ["car", "CAT"]) == "CAT")
  }
}
