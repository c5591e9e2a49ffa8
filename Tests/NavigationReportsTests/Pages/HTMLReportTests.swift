import Foundation
import GraphDrawing
import NavigationReports
import Testing

@Suite struct HTMLReportTests {
  /// A drawing as Graphviz makes them: two screens, an arrow, and what they are about.
  static let drawing = """
    <svg width="20pt" height="20pt" xmlns="http://www.w3.org/2000/svg" \
    xmlns:xlink="http://www.w3.org/1999/xlink" role="img" \
    aria-labelledby="picture-title picture-description">
    <title id="picture-title">Library</title>
    <desc id="picture-description">Two screens.</desc>
    <g id="node1" class="node"><title>Shelves</title>
    <g id="a_node1"><a xlink:title="Shelves&#10;stays"><path d="M0,0L1,1"/></a></g></g>
    <g id="node2" class="node"><title>Shelf</title>
    <g id="a_node2"><a xlink:title="Shelf"><path d="M2,2L3,3"/></a></g></g>
    <g id="edge1" class="edge"><title>Shelves-&gt;Shelf</title>
    <g id="a_edge1"><a xlink:title="Shelves → Shelf&#10;tap open (1 transition)">\
    <path d="M1,1L2,2"/></a></g></g>
    </svg>
    """

  /// The drawing as the picture of the screens.
  static func picture(_ map: HTMLReport.Map) -> HTMLReport.Picture {
    map == .screens ? .svg(drawing) : .missing("Not drawn.")
  }

  /// The library with the graph of that drawing.
  static func document(_ variant: String) throws -> ResultDocument {
    var document = try ResultDocumentTests.document(variant)
    document.picture = DrawnGraph(
      name: "Library", nodes: [.init(id: "Shelves", events: ["call reset()"]), .init(id: "Shelf")],
      edges: [.init(from: "Shelves", to: "Shelf", events: ["tap open"])])
    return document
  }

  private func elements(_ variants: String...) throws -> Elements {
    let documents = try variants.map { try Self.document($0) }
    let text = HTMLReport(documents) { Self.picture($1) }.text
    // The script is the one part that is not XML.
    let script = try #require(text.range(of: "<script>"))
    let end = try #require(text.range(of: "</script>"))
    return try Elements.parse(
      String(text[..<script.lowerBound] + text[end.upperBound...])
        .replacingOccurrences(of: "<!DOCTYPE html>", with: ""))
  }

  #if os(Linux)
    @Test func aPageAllowsItsOwnScriptAlone() throws {
      let text = HTMLReport([try Self.document("repaired")]) { Self.picture($1) }.text
      let script = try #require(
        text.split(separator: "<script>").last?.split(separator: "</script>").first)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "printf %s \"$SCRIPT\" | sha256sum | cut -c1-64"]
      process.environment = ["SCRIPT": String(script), "PATH": "/usr/bin:/bin"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let hex = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let bytes = stride(from: 0, to: 64, by: 2).compactMap { offset in
        UInt8(hex.dropFirst(offset).prefix(2), radix: 16)
      }
      let digest = Data(bytes).base64EncodedString()
      #expect(
        text.contains(
          "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
            + "script-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'\"/>"),
        "HTMLScript.digest has to be \(digest)")
    }
  #endif

  @Test func everyVerdictIsThere() throws {
    let page = try elements("asPublished")
    let document = try ResultDocumentTests.document()
    let titles = page.named("article").compactMap { $0.attributes["id"] }
    let found = document.verdicts.filter { $0.finding != nil }
    let shown = document.verdicts.filter { $0.witness != nil }
    #expect(shown.map(\.property) == ["LoanCompletes"])
    #expect(titles == (found + shown).map { "Library-asPublished.\($0.property)" })
    for verdict in document.verdicts {
      #expect(page.all.contains { $0.text == verdict.property }, "\(verdict.property)")
    }
  }

  @Test func eachFindingSaysWhatShouldHold() throws {
    let remarks = try elements("asPublished").named("p")
      .filter { $0.attributes["class"] == "quiet" }.map(\.text)
    #expect(
      remarks.contains {
        $0.hasPrefix("What should hold: Nothing is presented over something presented. A user can ")
      })
    let summary = "A coordinator lives once"
    let result = try Library.result(invariants: [
      TestInvariant("Own", summary) { .always { _ in .violated("it does not") } }
    ])
    let text = HTMLReport([ResultDocument(result)]).text
    #expect(text.contains("What should hold: A coordinator lives once. "))
  }

  @Test func everyStepHasACardAndAnAddress() throws {
    let page = try elements("asPublished")
    let cards = page.named("li").filter { $0.attributes["class"]?.hasPrefix("card") == true }
    let runs =
      try ResultDocumentTests.document().verdicts.compactMap(\.finding)
      .filter { !$0.isAbsence }.flatMap { [$0.run, $0.compared, $0.byUser].compactMap(\.self) }
      + ResultDocumentTests.document().verdicts.compactMap(\.witness)
    #expect(cards.count == runs.reduce(0) { $0 + $1.steps.count })
    #expect(cards.contains { $0.attributes["id"] == "Library-asPublished.OnePresentation/3" })
    #expect(
      cards.first { $0.attributes["id"] == "Library-asPublished.OnePresentation/3" }?
        .attributes["class"] == "card violation")
  }

  @Test func idsDifferBetweenForms() throws {
    let page = try elements("asPublished", "repaired")
    let ids = page.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("Library-repaired-node1"))
    let names = Set(ids)
    for element in page.all {
      for name in (element.attributes["aria-labelledby"] ?? "").split(separator: " ") {
        #expect(names.contains(String(name)), "\(name)")
      }
    }
  }

  @Test func theScriptReadsEventsAsData() throws {
    let figure = try #require(
      try elements("asPublished").named("figure").first { $0.attributes["class"] == "graph" })
    struct Graph: Decodable, Equatable {
      struct Node: Decodable, Equatable {
        var id: String
        var events: [String]
      }
      struct Edge: Decodable, Equatable {
        var from: String
        var to: String
        var events: [String]
      }
      var id: String
      var nodes: [Node]
      var edges: [Edge]
    }
    let data = Data((figure.attributes["data-graph"] ?? "").utf8)
    #expect(
      try JSONDecoder().decode(Graph.self, from: data)
        == Graph(
          id: "Library-asPublished",
          nodes: [
            .init(id: "Shelves", events: ["call reset()"]), .init(id: "Shelf", events: []),
          ],
          edges: [.init(from: "Shelves", to: "Shelf", events: ["tap open"])]))
  }

  @Test func withoutAPictureItSaysWhy() throws {
    let text = HTMLReport([try ResultDocumentTests.document()]).text
    #expect(text.contains("<p class=\"quiet\">The map is not drawn here.</p>"))
    #expect(!text.contains("<svg"))
  }

  @Test func nothingIsAPageToo() {
    #expect(HTMLReport([]).text.contains("<h1>Nothing was checked</h1>"))
  }

  @Test func theIndexLeadsToEachForm() throws {
    let documents = try ["asPublished", "repaired"].map { try ResultDocumentTests.document($0) }
    let page = try Elements.parse(
      HTMLIndex(documents.map { .init($0, page: "Library/index.html") }).text
        .replacingOccurrences(of: "<!DOCTYPE html>", with: ""))
    #expect(
      page.named("a").compactMap { $0.attributes["href"] } == [
        "Library/index.html#Library-asPublished", "Library/index.html#Library-repaired",
      ])
    #expect(
      page.named("p").last?.text
        == "A verdict counts properties. One property may be violated for several causes, and one cause may "
        + "violate several properties.")
  }

  @Test func theIndexSaysWhatTheLastChangeWas() throws {
    var document = try ResultDocumentTests.document()
    func index(replacing earlier: String?) -> String {
      HTMLIndex([.init(document, page: "a.html")], replacing: earlier).text
    }
    func change(_ page: String) throws -> String {
      let cells = try Elements.parse(page.replacingOccurrences(of: "<!DOCTYPE html>", with: ""))
      return cells.named("td")[3].text
    }
    let first = index(replacing: nil)
    let verdict = "✗ \(document.headline)"
    #expect(try change(first) == "none yet")
    #expect(index(replacing: first) == first)
    document.headline = "3 of 4 <\"properties\"> & more"
    let second = index(replacing: first)
    #expect(try change(second) == "was \(verdict)")
    #expect(index(replacing: second) == second)
    document.headline = "all hold"
    #expect(try change(index(replacing: second)) == "was ✗ 3 of 4 <\"properties\"> & more")
    #expect(try change(index(replacing: "<tr data-title=\"x\"><tr ")) == "none yet")
  }
}
