extension MarkupWriter {
  /// Writes a page of HTML with what every page begins with.
  ///
  /// - Parameters:
  ///   - rules: rules of style besides those of every page.
  ///   - digest: the SHA-256 digest of the page's script.
  ///   - callsHome: a Boolean value that indicates whether the script may ask the page's own server.
  static func page(
    _ title: String, rules: String = "", digest: String = HTMLScript.digest,
    callsHome: Bool = false, _ body: (inout MarkupWriter) -> Void
  ) -> String {
    var page = MarkupWriter(indents: false)
    page.raw("<!DOCTYPE html>")
    page.open("html", [("lang", "en")])
    page.writeHead(title, rules: rules, policy: policy(digest, callsHome))
    page.open("body")
    body(&page)
    page.close("body")
    page.close("html")
    return page.lines.joined(separator: "\n") + "\n"
  }

  /// Opens a part that scrolls by itself where it is too wide, by keyboard as well; close it as a `div`.
  mutating func openWide(_ label: String) {
    open(
      "div", [("class", "wide"), ("tabindex", "0"), ("role", "group"), ("aria-label", label)])
  }

  /// Writes a table that scrolls by itself where it is too wide.
  mutating func table(
    _ label: String, _ titles: [String], class name: String? = nil,
    rows: (inout MarkupWriter) -> Void
  ) {
    openWide(label)
    open("table", name.map { [("class", $0)] } ?? [])
    open("thead")
    open("tr")
    for title in titles { element("th", [("scope", "col")], text: title) }
    close("tr")
    close("thead")
    open("tbody")
    rows(&self)
    close("tbody")
    close("table")
    close("div")
  }

  private mutating func writeHead(_ title: String, rules: String, policy: String) {
    open("head")
    element("meta", [("charset", "utf-8")])
    element("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)])
    element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    element("meta", [("name", "color-scheme"), ("content", "light dark")])
    element("title", [], text: title)
    open("style")
    raw(HTMLStyle.text)
    raw(rules)
    close("style")
    close("head")
  }
}

/// The policy of a page, by which a browser runs the page's own script alone and loads nothing.
private func policy(_ digest: String, _ callsHome: Bool) -> String {
  let home = callsHome ? ["connect-src 'self'"] : []
  return
    ([
      "default-src 'none'", "img-src data:", "style-src 'unsafe-inline'",
      "script-src 'sha256-\(digest)'", "base-uri 'none'", "form-action 'none'",
    ] + home).joined(separator: "; ")
}
