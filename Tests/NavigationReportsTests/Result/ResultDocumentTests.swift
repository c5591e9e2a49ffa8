import Foundation
import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct ResultDocumentTests {
  /// The number of the schema as results of this version and of the first one have it.
  private static let current = "\"schema\" : \(ResultDocument.currentSchema)"
  private static let first = "\"schema\" : 1"

  static func document(_ variant: String = "asPublished") throws -> ResultDocument {
    ResultDocument(try Library.result(variant: variant), invariants: Library.invariants)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let one = try Self.document()
    #expect(try ResultDocument.read(ResultDocument.json([one])) == [one])
    let two = [one, try Self.document("repaired")]
    #expect(try ResultDocument.read(ResultDocument.json(two)) == two)
  }

  @Test func itFitsTheSchema() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/NavigationReports/Result/result.schema.json")
    let schema = try JSONSchema(String(contentsOf: path, encoding: .utf8))
    let one = try ResultDocument.json([Self.document()])
    #expect(try schema.violations(to: one) == [])
    let two = try ResultDocument.json([Self.document(), Self.document("repaired")])
    #expect(try schema.violations(to: two) == [])
    var withOtherScopes = try Self.document()
    withOtherScopes.narrower = [
      NarrowerSearch(
        [.init("rooms", 0)], states: 6, isExhaustive: true,
        answers: [.init("NoTraps", .violated, events: 6), .init("NoLeaks", .holds)])
    ]
    withOtherScopes.unexercised = Unexercised.Kind.allCases.map { Unexercised($0, "Shelf") }
    #expect(try schema.violations(to: ResultDocument.json([withOtherScopes])) == [])
    #expect(
      try schema.violations(to: one.replacingOccurrences(of: "\"depth\"", with: "\"deep\""))
        != [])
    #expect(
      try schema.violations(to: one.replacingOccurrences(of: Self.current, with: Self.first)) != [])
    let atFault = ResultDocument(try check(Unreplayable(), invariants: []))
    #expect(try schema.violations(to: ResultDocument.json([atFault])) == [])
  }

  @Test func theDocumentIsTheSameEveryTime() throws {
    #expect(try ResultDocument.json([Self.document()]) == ResultDocument.json([Self.document()]))
  }

  @Test func numbersAgreeWithTheGraph() throws {
    let result = try Library.result()
    let document = try Self.document()
    #expect(document.search.states == result.graph.states.count)
    #expect(document.screens.reduce(0) { $0 + $1.states } == result.graph.states.count)
    let onArrows = document.edges.reduce(0) { $0 + $1.events.values.reduce(0, +) }
    let faulty = result.graph.edges.filter { $0.target == nil }.count
    #expect(onArrows + faulty == result.graph.edges.count)
    #expect(
      document.events.reduce(0) { $0 + $1.transitions } == result.graph.edges.count)
    #expect(document.verdicts.map(\.property) == result.answers.map(\.property))
  }

  @Test func eachStepTellsTheTruth() throws {
    let verdict = try #require(
      Self.document().verdicts.first { $0.property == "OnePresentation" })
    let run = try #require(verdict.finding).run
    #expect(
      run.steps.map(\.words) == [
        "start", "tap open(.shelf(a))", "tap lend(.book(1))", "push notification",
      ])
    #expect(run.judged.contains("OnePresentation"))
    // Whether something ever happens is nothing that a step could tell.
    #expect(!run.judged.contains("LoanCompletes"))
    #expect(run.steps.map { $0.violated.map(\.property) } == [[], [], [], ["OnePresentation"]])
    #expect(run.steps[3].violated[0].why == verdict.finding?.why)
    #expect(run.steps[3].state?.rows.map(\.label) == ["Library", "▸ Lending"])
    #expect(run.steps[2].state?.rows[1].isNew == true)
    #expect(run.trace == "0/1/5#4c08")
    #expect(run.replay == "verifier replay Library --trace 0/1/5#4c08")
    let screens = try Self.document().screens.map(\.id)
    #expect(run.steps.compactMap(\.state?.screen).allSatisfy(screens.contains))
  }

  @Test func eachStepTellsWhatCanHappenNextAndWhatCannot() throws {
    let verdict = try #require(
      Self.document().verdicts.first { $0.property == "OnePresentation" })
    let steps = try #require(verdict.finding).run.steps
    #expect(steps[0].possible == ["open(.shelf(a))", "push notification", "reset()"])
    #expect(steps[0].blocked.map(\.event) == ["archive"])
    #expect(steps[0].blocked.map(\.why) == ["no shelf is open"])
    #expect(
      steps[2].possible == ["confirm", "push notification", "reset()", "swipe@sheet(library)"])
    #expect(steps[2].blocked.map(\.why) == ["nothing is selected"])
  }

  @Test func everyOutcomeSaysWhy() throws {
    let verdicts = try Self.document().verdicts
    func verdict(_ property: String) throws -> ResultDocument.Verdict {
      try #require(verdicts.first { $0.property == property })
    }
    #expect(try verdict("LoanCompletes").outcome == .holds)
    #expect(try verdict("LoanCompletes").witness?.trace == "0/1/2/3#4c08")
    #expect(
      try verdict("LoanCompletes").witness?.steps.map(\.event) == [
        nil, "open(.shelf(a))", "lend(.book(1))", "confirm", "loan succeeds",
      ])
    let absence = try #require(try verdict("BookIsReserved").finding)
    #expect(absence.isAbsence)
    #expect(!absence.isReachableByUser)
    #expect(absence.why == "no reachable state satisfies it.")
    #expect(try verdict("OneMode").outcome == .vacuous)
    #expect(try verdict("OneMode").reason == "no reachable state met its premise")
    #expect(try verdict("AuthGate").outcome == .notApplicable)
    #expect(try verdict("AuthGate").reason == "the system declares no authentication")
    let warning = try #require(verdicts.first { $0.severity == .warning })
    #expect(warning.finding?.isReachableByUser == false)
  }

  @Test func aBoundedSearchSaysBy() throws {
    let document = ResultDocument(try Library.result(limits: Limits(depth: 2)))
    #expect(document.search.completeness == .bounded)
    #expect(document.search.limit == "depth")
    #expect(document.verdicts[0].outcome == .inconclusive)
    #expect(
      document.verdicts[0].reason
        == "the search stopped at depth 2 before every state was seen")
  }

  @Test(arguments: [
    #"<script>"&\"#, "a\nb\tc\rd", "\u{0}\u{1F}\u{7F}", "\u{2028}\u{2029}", "né ▸ 🚲", "",
  ])
  func textComesBackAsItWas(name: String) throws {
    let result = try Library.result(
      variant: name, invariants: [TestInvariant(name, notApplicable: name)])
    let read = try #require(
      try ResultDocument.read(ResultDocument.json([ResultDocument(result)])).first)
    #expect(read.variant == (name.isEmpty ? nil : name))
    #expect(read.verdicts.first?.property == name)
    #expect(read.verdicts.first?.reason == name)
  }

  @Test func aTrapLeavesNoState() throws {
    let verdict = try #require(Self.document().verdicts.first { $0.property == "NoFault" })
    let last = try #require(verdict.finding?.run.steps.last)
    #expect(last.state == nil)
    #expect(last.fault == "'scan' trapped with signal 4 (SIGILL)")
  }

  @Test func pathsBeginAtTheRoot() throws {
    let result = try Library.result()
    let file = try #require(result.system.events.lazy.compactMap(\.location).first?.file)
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    let root = (file.hasPrefix("/") ? "/" : "") + folder
    #expect(
      ResultDocument(result).events.lazy.compactMap(\.location).first?.file
        == file.split(separator: "/").last.map(String.init))
    if !folder.isEmpty {
      let context = ReportContext(root: String(root.prefix { $0 != "/" }))
      #expect(
        ResultDocument(result, context: context).events.lazy.compactMap(\.location).first?.file
          .hasPrefix("/") == false)
    }
  }

  @Test func keysSurviveWordsAndLines() throws {
    let document = try Self.document()
    let verdict = try #require(document.verdicts.first { $0.property == "OnePresentation" })
    #expect(
      document.key(of: verdict)
        == "Library (asPublished)/OnePresentation/"
        + "\(verdict.finding?.run.steps.last?.state?.screen ?? "")")
    var other = verdict
    other.finding?.block.why = "other words"
    other.finding?.location = nil
    #expect(document.key(of: other) == document.key(of: verdict))
    let trap = try #require(document.verdicts.first { $0.property == "NoFault" })
    #expect(document.key(of: trap).hasSuffix("!scan"))
  }

  @Test func whatIsNoResultIsRefused() throws {
    let json = try ResultDocument.json([Self.document()])
    func refusal(_ text: String) -> String? {
      do {
        _ = try ResultDocument.read(text)
        return nil
      } catch { return "\(error)" }
    }
    let cure = "Write one with 'check SYSTEM --report json=result.json'."
    #expect(refusal("") == "This is not a result: it is not JSON. \(cure)")
    #expect(refusal("{}") == "This is not a result: 'schema' is missing. \(cure)")
    #expect(
      refusal(json.replacingOccurrences(of: Self.current, with: Self.first))
        == "This result has schema 1, and this version reads \(ResultDocument.currentSchema). "
        + "Write it again with "
        + "'check SYSTEM --report json=result.json'.")
    #expect(
      refusal(json.replacingOccurrences(of: "\"depth\" : 11", with: "\"deep\" : 11"))
        == "This is not a result: 'depth' is missing in 'search'. \(cure)")
    #expect(
      refusal(json.replacingOccurrences(of: "\"depth\" : 11", with: "\"depth\" : true"))
        == "This is not a result: 'search.depth' is not what it should be. \(cure)")
  }

  @Test func aFaultOfTheSystemNamesItsKindAndItsEvent() throws {
    let document = ResultDocument(try check(Unreplayable(), invariants: []))
    let fault = try #require(document.faults.first)
    #expect(document.faults.count == 1)
    #expect(fault.kind == .replayDiverged)
    #expect(fault.event == "go")
    #expect(fault.message == "two replays of 'go' differ.")
  }
}
