import Foundation
import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct JSONReportTests {
  private func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func oneResultIsAnObject() throws {
    let chosen = ["OnePresentation", "LoanCompletes", "BookIsReserved", "OneMode", "AuthGate"]
    let result = try Library.result(
      invariants: Library.invariants.filter { chosen.contains($0.name) })
    let text = JSONReport(result).text
    #expect(
      text == """
        {
          "schema": 2,
          "system": "Library",
          "variant": "asPublished",
          "scope": {"stack": 4},
          "states": 44,
          "transitions": 154,
          "depth": 11,
          "completeness": "exhaustive",
          "limit": null,
          "verdicts": [
            {
              "property": "OnePresentation",
              "severity": "error",
              "verdict": "violated",
              "trace": "0/1/5#4c08",
              "loopStart": null,
              "events": ["open(.shelf(a))", "lend(.book(1))", "push notification"],
              "reachableByUser": true,
              "comparedWith": null,
              "why": "the coordinator recorded the presentation of Reminder; the platform ignored \
        it, Lending is already presented"
            },
            {
              "property": "LoanCompletes",
              "severity": "error",
              "verdict": "holds",
              "trace": "0/1/2/3#4c08",
              "loopStart": null,
              "events": ["open(.shelf(a))", "lend(.book(1))", "confirm", "loan succeeds"],
              "reachableByUser": true,
              "comparedWith": null,
              "why": null
            },
            {
              "property": "BookIsReserved",
              "severity": "error",
              "verdict": "violated",
              "trace": null,
              "loopStart": null,
              "events": [],
              "reachableByUser": null,
              "comparedWith": null,
              "why": "no reachable state satisfies it"
            },
            {
              "property": "OneMode",
              "severity": "error",
              "verdict": "vacuous",
              "trace": null,
              "loopStart": null,
              "events": [],
              "reachableByUser": null,
              "comparedWith": null,
              "why": "no reachable state met its premise"
            },
            {
              "property": "AuthGate",
              "severity": "error",
              "verdict": "notApplicable",
              "trace": null,
              "loopStart": null,
              "events": [],
              "reachableByUser": null,
              "comparedWith": null,
              "why": "the system declares no authentication"
            }
          ],
          "neverTaken": ["archive", "telephone"],
          "untried": {},
          "reductions": ["reuse", "symmetry"],
          "workers": null,
          "effort": null
        }
        """)
    let object = try #require(try parsed(text) as? [String: Any])
    #expect(object["limit"] is NSNull)
    #expect((object["verdicts"] as? [Any])?.count == 5)
  }

  @Test func severalResultsAreAnArray() throws {
    let result = try Library.result()
    let array = try #require(try parsed(JSONReport([result, result]).text) as? [[String: Any]])
    #expect(array.map { $0["system"] as? String } == ["Library", "Library"])
    #expect(try #require(try parsed(JSONReport([]).text) as? [Any]).isEmpty)
  }

  @Test func boundedSearch() throws {
    let result = try Library.result(limits: Limits(depth: 2))
    let object = try #require(try parsed(JSONReport(result).text) as? [String: Any])
    #expect(object["completeness"] as? String == "bounded")
    #expect(object["limit"] as? String == "depth")
    let verdicts = try #require(object["verdicts"] as? [[String: Any]])
    #expect(verdicts[0]["verdict"] as? String == "inconclusive")
    #expect(
      verdicts[0]["why"] as? String
        == "the search stopped at depth 2 before every state was seen")
  }

  @Test func onlyCodeReachesIt() throws {
    let object = try #require(
      try parsed(JSONReport(try Library.result()).text) as? [String: Any])
    let verdicts = try #require(object["verdicts"] as? [[String: Any]])
    #expect(verdicts[1]["severity"] as? String == "warning")
    #expect(verdicts[1]["reachableByUser"] as? Bool == false)
  }

  @Test(arguments: [
    #"<script>"&\"#, "a\nb\tc\rd", "\u{0}\u{1F}\u{7F}", "\u{2028}\u{2029}", "né ▸ 🚲", "",
  ])
  func textComesBackAsItWas(name: String) throws {
    let result = try Library.result(
      variant: name, invariants: [TestInvariant(name, notApplicable: name)])
    let object = try #require(try parsed(JSONReport(result).text) as? [String: Any])
    #expect(object["variant"] as? String == (name.isEmpty ? nil : name))
    let verdict = try #require((object["verdicts"] as? [[String: Any]])?.first)
    #expect(verdict["property"] as? String == name)
    #expect(verdict["why"] as? String == name)
  }
}
