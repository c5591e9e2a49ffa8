import NavigationModel

/// The page that leads to the pages of all checked systems.
public struct HTMLIndex {
  private let entries: [IndexEntry]

  /// Makes an index.
  public init(_ entries: [IndexEntry]) { self.entries = entries }

  /// The page, with a line break at its end.
  public var text: String {
    MarkupWriter.page(title) { page in
      page.open("main")
      page.element("h1", [], text: title)
      page.table(["System", "Verdict", "States", "Transitions", "Depth", "Search"]) { page in
        for entry in entries { write(entry, to: &page) }
      }
      page.close("main")
    }
  }

  private func write(_ entry: IndexEntry, to page: inout MarkupWriter) {
    let document = entry.document
    let form = HTMLReport([document]).forms[0]
    page.open("tr")
    page.open("th", [("scope", "row")])
    page.element("a", [("href", "\(entry.page)#\(form.id)")], text: document.title)
    page.close("th")
    page.element("td", [("class", form.tone)], text: form.summary)
    for number in [document.search.states, document.search.transitions, document.search.depth] {
      page.element("td", [("class", "number")], text: "\(number)")
    }
    page.element("td", [], text: document.search.words)
    page.close("tr")
  }
}

private let title = "Navigation reports"
