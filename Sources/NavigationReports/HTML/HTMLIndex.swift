import NavigationModel

/// The page that leads to the pages of all checked systems.
public struct HTMLIndex {
  /// One checked system and variant.
  public struct Entry {
    /// What was found.
    public var document: ResultDocument
    /// The address of its page, as seen from the index.
    public var page: String

    /// Makes an entry.
    public init(_ document: ResultDocument, page: String) {
      self.document = document
      self.page = page
    }
  }

  private let entries: [Entry]

  /// Makes an index.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// The page, with a line break at its end.
  public var text: String {
    var page = MarkupWriter()
    page.raw("<!DOCTYPE html>")
    page.open("html", [("lang", "en")])
    HTMLReport.writeHead(title, to: &page)
    page.open("body")
    page.open("main")
    page.element("h1", [], text: title)
    page.open("div", [("class", "wide")])
    page.open("table")
    page.open("thead")
    page.open("tr")
    for title in ["System", "Verdict", "States", "Transitions", "Depth", "Search"] {
      page.element("th", [("scope", "col")], text: title)
    }
    page.close("tr")
    page.close("thead")
    page.open("tbody")
    for entry in entries { write(entry, to: &page) }
    page.close("tbody")
    page.close("table")
    page.close("div")
    page.close("main")
    page.close("body")
    page.close("html")
    return page.lines.joined(separator: "\n") + "\n"
  }

  private func write(_ entry: Entry, to page: inout MarkupWriter) {
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
