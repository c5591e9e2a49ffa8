import Foundation
import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct RecorderTests {
  private func document() throws -> ResultDocument { try ResultDocumentTests.document() }

  @Test(arguments: Recorder.allCases)
  func aSavedResultGivesTheSameText(_ recorder: Recorder) throws {
    let document = try document()
    let saved = try ResultDocument.read(ResultDocument.json([document]))
    let text = try recorder.text([document])
    #expect(try recorder.text(saved) == text)
    #expect(text.hasSuffix("\n"))
  }

  // MARK: JUnit

  @Test func junitCountsEachOutcome() throws {
    let suites = try Elements.parse(Recorder.junit.text([document()]))
    let suite = try #require(suites.named("testsuite").first)
    #expect(suite.attributes["name"] == "Library (asPublished)")
    let verdicts = try document().verdicts
    func count(_ outcomes: VerdictKind...) -> Int {
      verdicts.filter { outcomes.contains($0.outcome) }.count
    }
    let parts = try (document().unexercised ?? []).count { $0.kind != .invariant }
    #expect(suite.attributes["tests"] == String(verdicts.count + parts))
    #expect(suite.attributes["failures"] == String(count(.violated)))
    #expect(suites.named("testcase").count == verdicts.count + parts)
    #expect(suites.named("failure").count == count(.violated))
    #expect(suites.named("error").count == count(.inconclusive))
    #expect(suites.named("skipped").count == count(.vacuous, .notApplicable) + parts)
    let presentation = try #require(verdicts.first { $0.property == "OnePresentation" }?.finding)
    let failure = try #require(
      suites.named("failure").first { $0.text == presentation.text + next("OnePresentation") })
    #expect(failure.attributes["message"] == presentation.why)
    #expect(failure.attributes["type"] == "error")
  }

  @Test func junitSkipsWhatWasNotExercised() throws {
    var document = try document()
    let before = document.verdicts.count
    document.unexercised = [
      Unexercised(.invariant, "NoLeaks"),
      Unexercised(.event, "dim", accepted: "no lamp is built in"),
      Unexercised(.method, "Desk.tidy()"),
    ]
    let suites = try Elements.parse(Recorder.junit.text([document]))
    let suite = try #require(suites.named("testsuite").first)
    #expect(suite.attributes["tests"] == String(before + 2))
    let cases = suites.named("testcase").suffix(2).map { $0.attributes["name"] }
    #expect(cases == ["event dim", "method Desk.tidy()"])
    let reasons = suites.named("skipped").suffix(2).map { $0.attributes["message"] }
    #expect(reasons == ["not exercised: no lamp is built in", "not exercised"])
  }

  /// The advice to a reader who has nothing but a log.
  private func next(_ property: String) -> String {
    """


    Next
      What \(property) means, and how others fixed it: verifier explain \(property)
      To step through it in a browser: verifier check Library --invariant \(property) --report \
    html=page.html
      To let it pass for now, where 'check' is told --baseline known.json: verifier baseline update \
    known.json Library --reason 'why it has to wait'
    """
  }

  @Test func junitSaysWhatALimitLeftOpen() throws {
    let result = try Library.result(limits: Limits(depth: 1))
    let text = try Recorder.junit.text([ResultDocument(result)])
    #expect(text.contains("<error message=\"the search stopped at depth 1 before every state"))
    let advice = "To decide what is inconclusive: raise --max-depth, or narrow a bound with --scope"
    #expect(text.contains(" type=\"inconclusive\">\(advice)</error>"))
    #expect(try Recorder.summary.text([ResultDocument(result)]).contains("\n\n\(advice).\n\n"))
  }

  // MARK: SARIF

  @Test func sarifHasWhatCodeScanningNeeds() throws {
    let text = try Recorder.sarif.text([document()])
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] != nil)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
      }
    }
    let results = try #require(run["results"] as? [[String: Any]])
    let violated = try document().verdicts.filter { $0.outcome == .violated }
    #expect(results.map { $0["ruleId"] as? String } == violated.map(\.property))
    for (result, verdict) in zip(results, violated) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == verdict.property)
      let text = (result["message"] as? [String: String])?["text"] ?? ""
      #expect(text.hasPrefix(verdict.finding?.why ?? "?"))
      let places = try #require(result["locations"] as? [[String: Any]])
      let region = (places.first?["physicalLocation"] as? [String: Any])?["region"]
      #expect(Set((region as? [String: Int])?.keys.map { $0 } ?? []) == regionKeys)
      #expect(
        result["partialFingerprints"] as? [String: String]
          == ["navigationFinding/v1": try document().key(of: verdict)])
      let flows = try #require(result["codeFlows"] as? [[String: Any]])
      let threads = flows.first?["threadFlows"] as? [[String: Any]]
      let steps = threads?.first?["locations"] as? [Any]
      #expect((steps ?? []).count == verdict.finding?.run.steps.count)
    }
    #expect(!text.contains(#""text": """#))
  }

  private let regionKeys: Set = ["startLine", "startColumn", "endLine", "endColumn"]

  // MARK: GitHub

  @Test func annotationsAreOneLineEach() throws {
    let lines = try Recorder.github.text([document()]).split(separator: "\n")
    let violated = try document().verdicts.filter { $0.outcome == .violated }
    #expect(lines.count == violated.count)
    for line in lines { #expect(line.hasPrefix("::error ") || line.hasPrefix("::warning ")) }
    #expect(lines[0].contains("title=Library (asPublished)%3A "))
    #expect(lines.allSatisfy { $0.contains("%0A") })
    // An annotation is small: how to replay and where to read on.
    for verdict in violated {
      let line = lines.first { $0.contains("title=Library (asPublished)%3A \(verdict.property)::") }
      #expect(
        line?.hasSuffix(
          "%0A%0AWhat \(verdict.property) means, and how others fixed it: "
            + "verifier explain \(verdict.property)") == true)
    }
  }

  @Test func tenOfAKindAreListedAndTheRestIsCounted() throws {
    var document = try document()
    let verdict = try #require(document.verdicts.first { $0.property == "OnePresentation" })
    document.verdicts = (1...13).map { number in
      var other = verdict
      other.property = "P\(number), 100%"
      return other
    }
    let lines = try Recorder.github.text([document]).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[0].contains("P1%2C 100%25"))
    #expect(
      lines[10]
        == "::notice::3 more findings beside these: a step shows ten errors and ten warnings.")
  }

  @Test func whereNothingIsFoundTheVerdictIsSaid() throws {
    var document = try document()
    document.verdicts = []
    document.headline = "all 2 properties hold"
    #expect(
      try Recorder.github.text([document])
        == "::notice::Library (asPublished): all 2 properties hold\n")
  }

  // MARK: What is known

  private func documentWithKnown() throws -> ResultDocument {
    var context = ReportContext()
    context.known = ["OnePresentation": "waits for #12", "NoFault": "waits for <#13>"]
    return ResultDocument(
      try Library.result(), invariants: Library.invariants, context: context)
  }

  @Test func whatIsKnownIsToldApart() throws {
    let document = try documentWithKnown()
    #expect(
      document.headline
        == "1 of 7 properties violated, 1 warning, 1 vacuous, 2 events never enabled, 2 known violations"
    )
    let known = try #require(document.verdicts.first { $0.property == "OnePresentation" })
    #expect(known.outcome == .violated)
    #expect(known.known == "waits for #12")
    #expect(known.words == "violated after 3 events; known: waits for #12")
    #expect(document.next.first?.command == "verifier explain NoOrphanedChildren")
    let text = try Recorder.text.text([document])
    #expect(
      text.contains("\n– OnePresentation violated after 3 events; known: waits for #12\n"))
    #expect(!text.contains(try #require(known.finding).text))
  }

  @Test func junitSkipsWhatIsKnown() throws {
    let suites = try Elements.parse(Recorder.junit.text([documentWithKnown()]))
    let suite = try #require(suites.named("testsuite").first)
    #expect(suite.attributes["failures"] == String(suites.named("failure").count))
    #expect(suite.attributes["skipped"] == String(suites.named("skipped").count))
    let messages = suites.named("skipped").compactMap { $0.attributes["message"] }
    #expect(messages.contains("known: waits for #12"))
    #expect(messages.contains("known: waits for <#13>"))
  }

  @Test func sarifSuppressesWhatIsKnown() throws {
    let text = try Recorder.sarif.text([documentWithKnown()])
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let suppressions = result["suppressions"] as? [[String: String]]
      let isKnown = ["OnePresentation", "NoFault"].contains(result["ruleId"] as? String)
      #expect((suppressions != nil) == isKnown)
      if isKnown { #expect(suppressions?[0]["kind"] == "external") }
    }
    #expect(text.contains(#""justification": "waits for #12""#))
  }

  @Test func annotationsLeaveOutWhatIsKnown() throws {
    let text = try Recorder.github.text([documentWithKnown()])
    #expect(text.contains("title=Library (asPublished)%3A NoOrphanedChildren::"))
    #expect(!text.contains("OnePresentation::"))
  }

  @Test func pagesSayWhyItIsKnown() throws {
    let document = try documentWithKnown()
    let rows = try Recorder.summary.text([document]).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
    #expect(rows.contains(##"| – | OnePresentation | known: waits for \#12 |"##))
    #expect(try Recorder.markdown.text([document]).contains("\nKnown: waits for \\#12.\n"))
    let page = try Recorder.html.text([document])
    #expect(page.contains(">– known</td>"))
    #expect(page.contains(">Known: waits for #12.</p>"))
    #expect(page.contains(">Known: waits for &lt;#13&gt;.</p>"))
  }

  @Test func whatIsKnownFitsTheSchema() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/NavigationReports/Result/result.schema.json")
    let schema = try JSONSchema(String(contentsOf: path, encoding: .utf8))
    let json = try ResultDocument.json([documentWithKnown()])
    #expect(json.contains("\"known\" : \"waits for #12\""))
    #expect(try schema.violations(to: json) == [])
  }

  // MARK: Graphs

  @Test func mermaidIsSmallAndEscaped() throws {
    var document = try document()
    let text = try Recorder.mermaid.text([document])
    #expect(text.hasPrefix("flowchart LR\n"))
    #expect(text.contains("subgraph"))
    for index in document.screens.indices { #expect(text.contains("s\(index)")) }
    document.screens[0].words = "<script>\"#\n"
    #expect(
      try Recorder.mermaid.text([document]).contains("#60;script#62;#34;#35;<br/>"))
  }

  @Test func mermaidBeyondItsLimitsShowsLess() throws {
    var document = try document()
    let screens = (0..<40).map { number in
      ResultDocument.Screen(number)
    }
    document.screens = screens
    document.edges = screens.flatMap { from in
      screens.filter { $0.id != from.id }.map { .init(from.id, $0.id) }
    }
    document.map = CoordinatorMap(
      flows: [
        .init(name: "C0", kind: .coordinator, screens: [.init(name: "S0", places: ["s0"])]),
        .init(name: "C1", kind: .modal, screens: [.init(name: "<S1>", places: ["s1"])]),
      ],
      ways: [
        .init(
          from: 0, to: 1,
          kinds: ["open", "ask", "push"].map { .init(name: $0, events: [$0], transitions: 1) },
          isBack: false, isInternal: false),
        .init(
          from: 1, to: 0, kinds: [.init(name: "back", events: ["back"], transitions: 1)],
          isBack: true, isInternal: false),
        .init(
          from: nil, to: 0, kinds: [.init(name: "log out", events: ["log out"], transitions: 1)],
          isBack: false, isInternal: false),
      ], starts: [0])
    #expect(
      try Recorder.mermaid.text([document]) == """
        flowchart LR
          c0["C0<br/>· S0"]
          c1(["C1<br/>· #60;S1#62;"])
          m2>"most coordinators"]
          c0 -->|"open<br/>ask<br/>and 1 more"| c1
          c1 -.->|"back"| c0
          m2 -->|"log out"| c0

        """)
    document.map = CoordinatorMap(flows: [], ways: [], starts: [])
    #expect(
      try Recorder.mermaid.text([document]) == """
        flowchart LR
          s0["40 screens: too many for Mermaid#59; see the DOT or SVG file"]

        """)
  }

  @Test func graphMLHasEveryScreenAndArrow() throws {
    let graph = try Elements.parse(Recorder.graphml.text([document(), document()]))
    #expect(graph.named("graph").count == 2)
    #expect(try graph.named("node").count == 2 * document().screens.count)
    #expect(try graph.named("edge").count == 2 * document().edges.count)
    let ids = graph.named("node").compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for edge in graph.named("edge") {
      #expect(ids.contains(edge.attributes["source"] ?? ""))
      #expect(ids.contains(edge.attributes["target"] ?? ""))
    }
  }

  @Test func dotIsThePicture() throws {
    #expect(
      try Recorder.dot.text([document()]) == ScreenGraph(Library.result()).drawing().dot())
  }

  // MARK: Summary

  @Test func theSummaryBeginsWithWhatIsWrong() throws {
    let text = try Recorder.summary.text([document()])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows[2].hasPrefix("| ✗ | "))
    #expect(text.contains("```mermaid\nflowchart LR\n"))
    #expect(text.contains(next("OnePresentation").dropFirst(2) + "\n```\n"))
    #expect(text.contains("<details><summary>"))
  }

  @Test func theSummaryStaysBelowAMebibyte() throws {
    var document = try document()
    let verdict = try #require(document.verdicts.first { $0.property == "OnePresentation" })
    document.verdicts = (1...30).map { number in
      var other = verdict
      other.property = "P\(number)"
      other.finding?.block.notes = [.init(String(repeating: "long ", count: 10_000))]
      return other
    }
    let text = try Recorder.summary.text([document])
    #expect(text.utf8.count < 1_048_576)
    #expect(text.contains("No room was left for Library (asPublished): P"))
    #expect(text.contains("| ✗ | P30 | "))
  }
}

extension ResultDocument.Screen {
  fileprivate init(_ number: Int) {
    self = try! JSONDecoder().decode(
      Self.self,
      from: Data(
        """
        {"id": "s\(number)", "words": "S\(number)", "coordinator": "C\(number % 2)",
        "presented": [], "states": 1}
        """.utf8))
  }
}

extension ResultDocument.Edge {
  fileprivate init(_ from: String, _ to: String) {
    self = try! JSONDecoder().decode(
      Self.self,
      from: Data(#"{"from": "\#(from)", "to": "\#(to)", "events": {"go": 1}}"#.utf8))
  }
}
