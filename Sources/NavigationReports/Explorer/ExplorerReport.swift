import Foundation
import ModelChecker
import NavigationModel

/// A search as one page of HTML in which a reader goes from state to state, as in the app.
///
/// Like ``HTMLReport`` it needs nothing else. The states are in the page, compressed; without scripts
/// there is only a sentence.
public struct ExplorerReport {
  private let explored: ExplorerDocument
  private let map: HTMLReport.Picture
  /// What the page is told of its server; nil without one.
  private let home: ExplorerHome?

  /// Makes the page of a result.
  ///
  /// - Parameters:
  ///   - document: the same result as recorders read it, with its causes.
  ///   - invariants: what was judged.
  ///   - drawing: the picture of a map of a result.
  /// - Complexity: each invariant judges each state and each transition once.
  public init(
    _ result: CheckResult, document: ResultDocument, invariants: [any NavigationInvariant],
    context: ReportContext,
    drawing: (ResultDocument, HTMLReport.Map) -> HTMLReport.Picture = { _, _ in .missing(notDrawn) }
  ) {
    explored =
      ExplorerGraph(result, document: document, invariants: invariants, context: context).document
    map = drawing(document, Self.form(ofMapIn: document))
    home = nil
  }

  /// Makes the page of a graph that a server lets grow.
  package init(_ graph: ExplorerGraph, map: HTMLReport.Picture, home: ExplorerHome) {
    explored = graph.document
    (self.map, self.home) = (map, home)
  }

  /// The form of the map that fits a result.
  package static func form(ofMapIn document: ResultDocument) -> HTMLReport.Map {
    document.map.flows.count > 1 ? .coordinators : .screens
  }

  /// The page, with a line break at its end.
  ///
  /// - Throws: only where JSON cannot be encoded, which no result brings about.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(explored)
    let stream = ZlibStream.compressed([UInt8](json))
    let told = try home.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let content = stream.map { Data($0) } ?? json
    return MarkupWriter.page(
      explored.title, rules: ExplorerScript.rules, digest: ExplorerScript.digest,
      callsHome: home != nil
    ) { page in
      page.element("noscript", [], text: noScript)
      page.open(
        "div",
        [("id", "explorer"), ("data-state", "loading")]
          + (told.map { [("data-home", $0)] } ?? []))
      page.close("div")
      page.open("template", [("id", "map")])
      switch map {
      case .svg(let svg): page.raw(HTMLReport.inlined(svg, as: "map"))
      case .missing(let why): page.element("p", [("class", "quiet")], text: why)
      }
      page.close("template")
      page.element(
        "script",
        [
          ("type", "application/octet-stream"), ("id", "graph"),
          ("data-form", stream == nil ? "plain" : "deflate"),
        ], text: content.base64EncodedString())
      page.open("script", [("type", "module")])
      page.raw(ExplorerScript.text)
      page.close("script")
    }
  }
}

private let noScript = "The explorer is a script; this browser runs none."
