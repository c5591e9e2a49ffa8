import NavigationModel

extension HTMLReport.Form {
  /// Writes what the search met and what it never met.
  func writeCoverage(to page: inout MarkupWriter) {
    guard !document.events.isEmpty else { return }
    page.open("details", [("class", "part")])
    page.element("summary", [], text: "What was reached, and what was not")
    let never = document.neverTaken
    let taken = Set(document.events.filter { $0.transitions > 0 }.compactMap(\.route))
    var routes: [String] = []
    for route in never.compactMap(\.route) where !taken.contains(route) && !routes.contains(route) {
      routes.append(route)
    }
    let vacuous = document.verdicts.filter { $0.outcome == .vacuous }
    page.open("dl", [("class", "coverage")])
    write("Events never enabled", never.map(\.neverEnabledWords), to: &page)
    for list in document.neverMet { write(list.title, list.items, to: &page) }
    if !document.acceptedWords.isEmpty {
      write("Accepted as not exercised", document.acceptedWords, to: &page)
    }
    write("Controls that no event taps", document.untapped, to: &page)
    write("Routes never taken", routes, to: &page)
    write(
      "Vacuous invariants", vacuous.map { "\($0.property): \($0.reason ?? "")" }, to: &page)
    for list in document.scopeRemarks { write(list.title, list.items, to: &page) }
    if !document.search.cutWords.isEmpty {
      write("Steps after which a cap left something out", document.search.cutWords, to: &page)
    }
    if !document.search.untried.isEmpty {
      write(
        "Outcomes that were not tried, because others ended the process",
        document.search.untriedWords, to: &page)
    }
    if !document.search.refusedWords.isEmpty {
      write(.refusedSteps, document.search.refusedWords, to: &page)
    }
    page.close("dl")
    writeEvents(to: &page)
    page.close("details")
  }

  private func write(_ title: String, _ items: [String], to page: inout MarkupWriter) {
    page.element("dt", [], text: title)
    page.open("dd")
    if items.isEmpty {
      page.element("p", [], text: "none")
    } else {
      page.open("ul")
      for item in items { page.element("li", [], text: item) }
      page.close("ul")
    }
    page.close("dd")
  }

  private func writeEvents(to page: inout MarkupWriter) {
    page.open("details")
    page.element("summary", [], text: "All events (\(document.events.count))")
    page.table("Events", ["Event", "Cause", "Route", "Transitions", "Disabled", "Declared at"]) {
      page in
      for event in document.events {
        page.open("tr")
        page.element("th", [("scope", "row")], text: event.name)
        page.element("td", [], text: event.origin)
        page.element("td", [], text: event.route ?? "")
        page.element("td", [("class", "number")], text: "\(event.transitions)")
        page.element(
          "td", [],
          text: event.blocked.map { "\($0.words) (\($0.states))" }.joined(separator: "; "))
        page.element(
          "td", [], text: event.location.map { "\($0.file):\($0.line)" } ?? "")
        page.close("tr")
      }
    }
    page.close("details")
  }
}
