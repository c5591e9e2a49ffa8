import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports
import Testing

@Suite struct BaselineTests {
  private let entries = [
    Baseline.Entry(system: "Shop", invariant: "NoTraps", place: nil, reason: "#12"),
    Baseline.Entry(system: "Shop", invariant: "NoLeaks", place: "Cart", reason: "#7 <later>"),
    Baseline.Entry(system: "Kiosk", invariant: "NoTraps", place: "Home", reason: "né ▸ \"x\""),
  ]

  @Test func whatIsWrittenIsReadAgain() throws {
    let baseline = Baseline(entries)
    #expect(try Baseline(json: baseline.json()) == baseline)
    #expect(baseline == Baseline(entries.reversed()))
    #expect(baseline.entries.map(\.system) == ["Kiosk", "Shop", "Shop"])
  }

  @Test func theFileHasNoNumberOfStatesOrLines() throws {
    #expect(
      try Baseline([entries[1]]).json() == """
        {
          "known" : [
            {
              "invariant" : "NoLeaks",
              "place" : "Cart",
              "reason" : "#7 <later>",
              "system" : "Shop"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func whatIsNotExercisedIsReadAgain() throws {
    let parts = [
      Baseline.NotExercised(system: "Shop", part: "Desk.tidy()", reason: "nobody tidies"),
      Baseline.NotExercised(system: "Kiosk", part: "dim*", reason: "no lamp"),
    ]
    let baseline = Baseline(entries, notExercised: parts)
    #expect(try Baseline(json: baseline.json()) == baseline)
    #expect(
      baseline.known(in: "Kiosk").last == .notExercised("dim*", reason: "no lamp"))
    let text = #"{"version": 1, "known": [], "notExercised": [{"system": "Shop", "part": "a"}]}"#
    #expect(throws: BaselineError.notExercised(entry: 1)) { try Baseline(json: text) }
    #expect(
      "\(BaselineError.notExercised(entry: 1))"
        == "Entry 1 of 'notExercised' is not as it should be: it says 'system', 'part' and 'reason', "
        + "each a text, and nothing else. Correct it, or remove it.")
  }

  @Test func testsReadTheSameEntries() {
    #expect(
      Baseline(entries).known(in: "Shop") == [
        .known("NoLeaks", at: "Cart", reason: "#7 <later>"), .known("NoTraps", reason: "#12"),
      ])
  }

  @Test func whatIsNoBaselineIsRefused() {
    func refusal(_ text: String) -> String? {
      do {
        _ = try Baseline(json: text)
        return nil
      } catch { return "\(error)" }
    }
    let cure = "Move it away and write it again with 'baseline update FILE --reason TEXT'."
    for text in ["{}", "[]", #"{"version": 1}"#, #"{"version": 1, "known": {}}"#] {
      #expect(refusal(text) == "This is not a baseline. \(cure)")
    }
    #expect(
      refusal(#"{"version": 9, "known": []}"#)
        == "This baseline has version 9, and this version reads 1. \(cure)")
    for text in ["", "{", #"{"version": 1 "known": []}"#] {
      #expect(
        refusal(text)
          == "This is not JSON. Look for a comma, a quotation mark or a bracket that is missing.")
    }
  }

  @Test func whatIsWrongWithAnEntryIsSaidOfIt() throws {
    func refusal(_ entry: String) -> String? {
      let whole = #"{"invariant": "NoTraps", "system": "Shop", "reason": "x"}"#
      do {
        _ = try Baseline(json: #"{"version": 1, "known": [\#(whole), \#(entry)]}"#)
        return nil
      } catch { return "\(error)" }
    }
    let again = "'baseline update' adds again what is violated."
    for entry in [
      #"{"invariant": "NoTraps", "system": "Shop"}"#,
      #"{"invariant": "NoTraps", "system": "Shop", "reason": null}"#,
    ] {
      #expect(
        refusal(entry) == "Entry 2 has no 'reason'. Add it, or remove the entry; \(again)")
    }
    #expect(
      refusal(#"{"invariant": "NoTraps", "place": 3, "system": "Shop", "reason": "x"}"#)
        == "The 'place' of entry 2 is not a text. Put it in quotation marks, or remove the entry; "
        + again)
    #expect(
      refusal(#"{"invariant": "NoTraps", "plase": "Home", "system": "Shop", "reason": "x"}"#)
        == "Entry 2 has 'plase', which no entry has. It says 'system', 'invariant', 'place' and "
        + "'reason': correct it, or remove the entry; \(again)")
    #expect(refusal("7") == "Entry 2 is not an object in braces. Remove it; \(again)")
  }

  /// Only one of two reasons would be written again.
  @Test func whatIsSaidTwiceIsRefused() {
    let entry = #""system": "Shop", "invariant": "NoTraps", "reason": "a""#
    for (text, key, place) in [
      (#"{"version": 1, "known": [{\#(entry), "reason": "b"}]}"#, "reason", "Entry 1"),
      (
        #"{"version": 1, "known": [{\#(entry)}, {\#(entry), "r\u0065ason": "b"}]}"#, "reason",
        "Entry 2"
      ),
      (
        #"{"version": 1, "known": [], "notExercised": [{"part": "x", "part": "y"}]}"#, "part",
        "Entry 1 of 'notExercised'"
      ),
      (#"{"version": 1, "known": [{\#(entry)}], "known": []}"#, "known", "It"),
      (#"{"version": 1, "version": 1, "known": []}"#, "version", "It"),
    ] {
      let error = #expect(throws: BaselineError.self) { try Baseline(json: text) }
      #expect(
        error?.description
          == "\(place) has '\(key)' twice, and only one of them would count. Leave the other out.",
        "\(text)")
    }
  }

  /// Of entries, of texts that look like keys, and of objects in objects.
  @Test func whatOnlyLooksDoubledIsNot() {
    for text in [
      #"{"version": 1, "known": [\#(entry("a")), \#(entry("b"))]}"#,
      #"{"version": 1, "known": [\#(entry(#"\", \"reason\": \"x"#))]}"#,
      #"{"version": 1, "known": [\#(entry("reason"))]}"#,
      #"{"version": 1, "known": [\#(entry(#"\\"#))]}"#,
    ] {
      #expect(throws: Never.self, "\(text)") { try Baseline(json: text) }
    }
  }

  private func entry(_ reason: String) -> String {
    #"{"system": "reason", "invariant": "NoTraps", "reason": "\#(reason)"}"#
  }

  // MARK: What is known

  private func compared(
    _ known: [KnownViolation], limits: Limits = Limits()
  ) throws -> BaselineComparison {
    BaselineComparison(
      try Library.result(limits: limits), invariants: Library.invariants, known: known)
  }

  private func known(_ comparison: BaselineComparison) -> [KnownViolation] {
    comparison.occurrences.map { .known($0.answer.property, at: $0.place, reason: "later") }
  }

  @Test func everyPlaceIsFound() throws {
    let comparison = try compared([])
    let violated = try Library.result().answers.filter {
      if case .violated = $0.verdict { true } else { false }
    }
    #expect(Set(comparison.occurrences.map(\.answer.property)) == Set(violated.map(\.property)))
    #expect(comparison.occurrences.allSatisfy { $0.reason == nil })
    #expect(comparison.stale.isEmpty)
    let places = comparison.occurrences.filter { $0.answer.property == "OnePresentation" }
    #expect(places.map(\.place) == ["Borrower", "Failure"])
  }

  @Test func whatIsKnownIsNotNew() throws {
    let comparison = try compared(known(compared([])))
    #expect(comparison.occurrences.allSatisfy { $0.reason == "later" })
    #expect(comparison.stale.isEmpty)
    #expect(comparison.unknownNames.isEmpty)
  }

  @Test func aNewPlaceIsNew() throws {
    let all = known(try compared([]))
    for missing in all.indices {
      var rest = all
      let gone = rest.remove(at: missing)
      let comparison = try compared(rest)
      let new = comparison.occurrences.filter { $0.reason == nil }
      #expect(new.map(\.answer.property) == [gone.invariant])
      #expect(new.map(\.place) == [gone.place])
    }
  }

  @Test func whatIsViolatedNoMoreIsStale() throws {
    let comparison = try compared(
      known(compared([])) + [
        .known("OnePresentation", at: "Shelves", reason: "old"),
        .known("LoanCompletes", reason: "old"), .known("Unheard", reason: "old"),
      ])
    #expect(
      Set(comparison.stale) == [
        .known("OnePresentation", at: "Shelves", reason: "old"),
        .known("LoanCompletes", reason: "old"),
      ])
    #expect(comparison.unknownNames == ["Unheard"])
    #expect(comparison.unreached.isEmpty)
  }

  @Test func whatTheSearchEndedBeforeIsNeitherFoundNorStale() throws {
    let here = KnownViolation.known("OnePresentation", at: "Borrower", reason: "later")
    let beyond = [
      KnownViolation.known("OnePresentation", at: "Failure", reason: "later"),
      .known("NoFault", reason: "later"), .known("NoFault", at: "Failure", reason: "later"),
    ]
    let comparison = try compared([here] + beyond, limits: Limits(depth: 3))
    #expect(known(comparison).contains(here))
    #expect(comparison.unreached == beyond)
    #expect(comparison.stale.isEmpty)
  }
}
