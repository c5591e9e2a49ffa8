import GraphDrawing
import NavigationModel

extension HTMLReport.Form {
  /// Writes the map of coordinators; that of screens below it, or alone where there is one coordinator.
  func writeMaps(to page: inout MarkupWriter) {
    guard !document.screens.isEmpty else { return }
    guard document.map.flows.count > 1 else {
      page.element("h3", [], text: "Screens")
      return writeScreens(to: &page)
    }
    page.element("h3", [], text: "Map of coordinators")
    write(coordinators, of: document.mapDrawing, as: "\(id)-map", hint: opens, to: &page)
    page.open("details", [("class", "part")])
    page.element("summary", [], text: "Screens (\(document.screens.count))")
    writeScreens(to: &page)
    page.close("details")
  }

  private func writeScreens(to page: inout MarkupWriter) {
    write(screens, of: document.picture, as: id, hint: focuses, to: &page)
    writeTable(to: &page)
  }

  private func write(
    _ picture: HTMLReport.Picture, of graph: DrawnGraph, as name: String, hint: String,
    to page: inout MarkupWriter
  ) {
    guard case .svg(let svg) = picture else {
      if case .missing(let why) = picture { page.element("p", [("class", "quiet")], text: why) }
      return
    }
    page.open(
      "figure",
      [
        ("class", "graph"), ("id", "\(name)-graph"),
        ("data-graph", MapContent(graph, of: document, as: name).json.line),
      ])
    page.openWide("Map of \(document.title), picture")
    page.raw(HTMLReport.inlined(svg, as: name))
    page.close("div")
    page.element("p", [("class", "about"), ("aria-live", "polite")], text: hint)
    page.close("figure")
  }

  private func writeTable(to page: inout MarkupWriter) {
    page.open("details")
    page.element("summary", [], text: "Screens and arrows as a table")
    page.table("Screens and arrows", ["Screen", "Coordinator", "States", "Events lead to"]) {
      page in
      let words = Dictionary(
        document.screens.map { ($0.id, $0.words) }, uniquingKeysWith: { first, _ in first })
      let edges = Dictionary(grouping: document.edges, by: \.from)
      for screen in document.screens {
        page.open("tr")
        page.element(
          "th", [("scope", "row")],
          text: ([screen.words] + screen.presented.map { "(\($0))" }).joined(separator: " "))
        page.element("td", [], text: screen.coordinator ?? "")
        page.element("td", [("class", "number")], text: "\(screen.states)")
        page.open("td")
        page.open("ul")
        for edge in edges[screen.id] ?? [] {
          let target = edge.to == screen.id ? "stays" : words[edge.to] ?? edge.to
          page.element(
            "li", [], text: "\(target): \(edge.events.keys.sorted().joined(separator: ", "))")
        }
        page.close("ul")
        page.close("td")
        page.close("tr")
      }
    }
    page.close("details")
  }
}

extension HTMLReport {
  /// Returns a drawing as a part of a page: its ids differ from those of every other drawing on it.
  static func inlined(_ svg: String, as name: String) -> String {
    let start = svg.range(of: "<svg")?.lowerBound ?? svg.startIndex
    return String(svg[start...])
      .replacing(" id=\"", with: " id=\"\(name)-")
      .replacing(
        "\"picture-title picture-description\"",
        with: "\"\(name)-picture-title \(name)-picture-description\"")
  }
}

private let pointing =
  "Point at a box or an arrow, or move there with the tab key, to read its events."
private let opens = "\(pointing) Press a box to see its screens."
private let focuses = "\(pointing) Press a box to see only what leads there and away."
