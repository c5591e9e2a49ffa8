import NavigationModel

/// The page that leads to the pages of all checked systems.
public struct HTMLIndex {
  private let entries: [IndexEntry]
  private let earlier: [String: LastChange]

  /// Makes an index.
  ///
  /// - Parameter earlier: the page that it replaces, if there is one.
  public init(_ entries: [IndexEntry], replacing earlier: String? = nil) {
    self.entries = entries
    self.earlier = earlier.map(LastChange.all) ?? [:]
  }

  /// The page, with a line break at its end.
  public var text: String {
    MarkupWriter.page(title) { page in
      page.open("main")
      page.element("h1", [], text: title)
      page.table(
        "Systems",
        [
          "System", "Variant", "Verdict", "Causes", "Last change", "States", "Search and scope",
        ]
      ) { page in
        for entry in entries { write(entry, to: &page) }
      }
      page.element("p", [("class", "quiet")], text: whatIsCounted)
      page.close("main")
    }
  }

  private func write(_ entry: IndexEntry, to page: inout MarkupWriter) {
    let document = entry.document
    let form = HTMLReport([document]).forms[0]
    let summary = ResultSummary(document)
    let change = LastChange(to: form.summary, since: earlier[document.title])
    page.open("tr", change.attributes(of: document.title))
    page.open("th", [("scope", "row")])
    page.element("a", [("href", "\(entry.page)#\(form.id)")], text: document.system)
    page.close("th")
    page.element("td", [], text: document.variant ?? "")
    page.element("td", [("class", form.tone)], text: form.summary)
    // Where all holds, nobody looks for causes.
    let causes = document.causes.map { "\($0.count)" } ?? (summary.isBad ? "" : "0")
    page.element("td", [("class", "number")], text: causes)
    page.element("td", [], text: change.words)
    page.element("td", [("class", "number")], text: "\(document.search.states)")
    page.open("td")
    page.open("details")
    page.element("summary", [], text: document.search.extent)
    page.element("p", [], text: "\(document.search.size); \(document.search.words)")
    page.close("details")
    page.close("td")
    page.close("tr")
  }
}

private let title = "Navigation reports"

private let whatIsCounted = "A verdict counts properties. \(causesAndProperties)"
