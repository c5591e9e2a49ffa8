extension MarkdownPage {
  /// Writes the page as a part of another, without its title.
  func write(to page: inout MarkupWriter) {
    for block in blocks {
      switch block {
      case .heading(1, _): break
      case .heading(_, let words): page.element("p", [("class", "term")], text: words)
      case .paragraph(let words): Self.write("p", words, to: &page)
      case .items(let items):
        page.open("ul")
        for item in items { Self.write("li", item, to: &page) }
        page.close("ul")
      case .code(let code): page.element("pre", [("tabindex", "0")], text: code)
      }
    }
  }

  /// Writes words with those in the marks of code as code.
  private static func write(_ tag: String, _ words: String, to page: inout MarkupWriter) {
    page.open(tag)
    let parts = words.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where !part.isEmpty {
      page.element(index % 2 == 1 ? "code" : "span", [], text: String(part))
    }
    page.close(tag)
  }
}
