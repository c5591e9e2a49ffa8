import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// The cards of causes, with which a page begins.
@Suite struct HTMLCausesTests {
  /// The library with a cause for each violation of the first two invariants.
  static func document(fixes: [FixDescription] = []) throws -> ResultDocument {
    let result = try Library.result()
    var document = ResultDocument(result, invariants: Library.invariants)
    let writer = RunWriter(
      result, invariants: Library.invariants, context: ReportContext())
    let origin: Cause.Origin =
      fixes.isEmpty
      ? .place(Cause.Place(event: "lend", coordinator: "Library"), violatedToo: ["NoFault"])
      : .fixed(Cause.Remedy(fixes: fixes, endsToo: ["NoFault"]))
    document.causes = result.answers.filter(\.isViolated).prefix(2).compactMap {
      Cause($0, writtenBy: writer, origin: origin).map { ResultDocument.Cause($0) }
    }
    return document
  }

  private func page(
    _ document: ResultDocument, index: String? = nil
  ) throws -> Elements {
    let text = HTMLReport([document], index: index).text
    let script = try #require(text.range(of: "<script>"))
    let end = try #require(text.range(of: "</script>"))
    return try Elements.parse(
      String(text[..<script.lowerBound] + text[end.upperBound...])
        .replacingOccurrences(of: "<!DOCTYPE html>", with: ""))
  }

  @Test func causesComeFirstAndTheFirstIsOpen() throws {
    let document = try Self.document()
    let page = try page(document)
    let causes = try #require(document.causes)
    let articles = page.named("article").compactMap { $0.attributes["id"] }
    #expect(
      articles.prefix(2) == ["Library-asPublished.cause-1", "Library-asPublished.cause-2"])
    let titles = page.named("h4").prefix(2).map { $0.content.filter { $0 != "\n" } }
    #expect(titles == causes.prefix(2).enumerated().map { "\($0 + 1)\($1.block.why)" })
    #expect(!page.all.contains { $0.attributes["class"] == "reason" })
    let open = page.named("details").filter {
      $0.attributes["class"] == "card-body" && $0.attributes["open"] != nil
    }
    // The other one is the only happy path, in a part that is closed.
    #expect(open.count == 2)
    #expect(page.named("h3").first?.text == "What is wrong: 2 causes")
    let counts = page.named("p").first { $0.text.hasPrefix("Together they violate") }
    #expect(
      counts?.text
        == "Together they violate \(Set(causes.flatMap { [$0.property] + $0.violatedToo }).count) "
        + "properties. One property may be violated for several causes, and one cause may violate "
        + "several properties. No cause is known for BookIsReserved: that takes more than the search "
        + "for causes covers."
    )
    let metas = page.all.filter { $0.attributes["class"] == "meta" }.map(\.text)
    #expect(
      metas.first == "OnePresentation · after 3 events, the last one 'push notification'")
  }

  @Test func aViolatedPropertyWithoutACauseIsNamed() throws {
    var document = try Self.document()
    let causes = try #require(document.causes)
    document.causes = causes.filter { $0.property == "OnePresentation" }
    let explained = Set(document.causes!.flatMap { [$0.property] + $0.violatedToo })
    let unexplained = document.verdicts.filter { $0.outcome == .violated }.map(\.property)
      .filter { !explained.contains($0) }
    #expect(!unexplained.isEmpty)
    let counts = try page(document).named("p").first { $0.text.hasPrefix("Together they violate") }
    #expect(
      counts?.text.hasSuffix(
        "No cause is known for \(listed(unexplained)): that takes more than the search for causes covers."
      ) == true)
  }

  @Test func theTitleSaysWhatTheLastEventDoesAndTheReasonStandsBelow() throws {
    let result = try Library.result()
    var invariant = try #require(Library.invariants.first as? TestInvariant)
    invariant.violation = "presents a second thing"
    let writer = RunWriter(result, invariants: [invariant], context: ReportContext())
    let cause = try #require(Cause(result.answers[0], writtenBy: writer, origin: .unfixed))
    #expect(cause.title == "'push notification' presents a second thing")
    var document = ResultDocument(result, invariants: Library.invariants)
    document.causes = [ResultDocument.Cause(cause)]
    let page = try page(document)
    let title = page.named("h4").first?.content.filter { $0 != "\n" }
    #expect(title == "1'push notification' presents a second thing")
    let why = page.all.first { $0.attributes["class"] == "reason" }
    #expect(why?.text == cause.block.why)
  }

  @Test func aClosedCauseShowsItsRunInSmall() throws {
    let page = try page(Self.document())
    let thumbnails = page.all.filter { $0.attributes["class"] == "thumbnail" }
    #expect(thumbnails.count == 2)
    #expect(thumbnails.allSatisfy { $0.attributes["aria-hidden"] == "true" })
    #expect(
      thumbnails[0].content.split(separator: "\n")
        == ["Shelves", "Shelf(a)", "Borrower", "Borrower"])
    #expect(page.all.filter { $0.attributes["class"] == "screen violation" }.count == 2)
  }

  @Test func aLongRunShowsItsLastSteps() throws {
    var document = try Self.document()
    let steps = try #require(document.causes?[0].run?.steps)
    document.causes?[0].run?.steps = steps + steps
    let page = try page(document)
    let thumbnail = page.all.first { $0.attributes["class"] == "thumbnail" }
    #expect(
      thumbnail?.content.split(separator: "\n").map(String.init)
        == ["…", "Borrower", "Borrower", "Shelves", "Shelf(a)", "Borrower", "Borrower"])
  }

  @Test func aCauseSaysWhereAndWhatFollows() throws {
    let page = try page(Self.document())
    let facts = page.all.first { $0.attributes["class"] == "facts" }?.content ?? ""
    let lines = facts.split(separator: "\n")
    #expect(
      lines.prefix(7) == [
        "Violates", "OnePresentation, ", "NoFault", "Last event declared at",
        "LibraryCoordinator.swift:48", "Where it goes wrong first", "With 'lend' at Library",
      ], "\(lines)")
    #expect(!facts.contains("Fixed by"))
  }

  @Test func aFixIsNamedWithItsPlace() throws {
    let fix = FixDescription(
      name: "remindsLater", summary: "Reminders wait for the loan.",
      place: "LibraryCoordinator.remind")
    let page = try page(Self.document(fixes: [fix]))
    let facts = page.all.first { $0.attributes["class"] == "facts" }?.content ?? ""
    #expect(
      facts.contains("Fixed by\nremindsLater: Reminders wait for the loan.\n"), "\(facts)")
    #expect(facts.contains("In the app's code\nLibraryCoordinator.remind\n"), "\(facts)")
  }

  @Test func theWayBackIsThereWhereThereIsAnIndex() throws {
    func links(_ index: String?) throws -> [String] {
      try page(Self.document(), index: index).named("a")
        .filter { $0.attributes["class"] == "back" }.compactMap { $0.attributes["href"] }
    }
    #expect(try links("../index.html") == ["../index.html"])
    #expect(try links(nil) == [])
  }

  @Test func aStepIsRedWhereItBecomesViolatedAndQuietWhereItStays() throws {
    var document = try Self.document()
    let steps = try #require(document.causes?[0].run?.steps)
    var new = try #require(steps.flatMap(\.violated).first)
    (new.property, new.isNew) = ("NoFault", true)
    var old = new
    old.isNew = false
    document.causes?[0].run?.steps[1].violated = [new]
    document.causes?[0].run?.steps[2].violated = [old]
    let page = try page(document)
    func card(_ step: Int) -> Elements.Element? {
      page.all.first { $0.attributes["id"] == "Library-asPublished.cause-1/\(step)" }
    }
    #expect(card(0)?.attributes["class"] == "card")
    #expect(card(1)?.attributes["class"] == "card violation")
    #expect(card(2)?.attributes["class"] == "card inherited")
    #expect(card(2)?.content.contains("still ✗ NoFault") == true)
    #expect(card(3)?.attributes["class"] == "card violation")
  }

  @Test func whatIsSavedFitsTheSchemaAndIsReadAgain() throws {
    let document = try Self.document()
    #expect(try ResultDocument.read(ResultDocument.json([document])) == [document])
  }
}
