import NavigationModel

extension Storyboard {
  /// Writes a table of what lasts while the run goes on, with a column for each step.
  func writeTimeline(to page: inout MarkupWriter) {
    guard let lanes = run.lanes, !lanes.isEmpty, run.steps.count > 1 else { return }
    page.open("details", [("class", "timeline")])
    page.element("summary", [], text: "Timeline")
    page.openWide("Lanes")
    page.open("table")
    page.open("thead")
    page.open("tr")
    page.element("td", [], text: "")
    for (index, step) in run.steps.enumerated() {
      page.element(
        "th", [("scope", "col")], text: index == 0 ? step.words : "\(index) \(step.words)")
    }
    page.close("tr")
    page.close("thead")
    for lane in lanes {
      page.open("tr", [("class", lane.kind == .coordinator ? "alive" : "waits")])
      page.element("th", [("scope", "row")], text: lane.title)
      for step in run.steps.indices { write(lane, at: step, to: &page) }
      page.close("tr")
    }
    page.close("table")
    page.close("div")
    page.close("details")
  }

  private func write(_ lane: ResultDocument.Lane, at step: Int, to page: inout MarkupWriter) {
    let words = lane.words(at: step)
    let isOn = lane.counts.indices.contains(step) && lane.counts[step] > 0
    page.open("td", [("class", isOn ? "lasts" : ""), ("title", words)])
    page.element("span", [("aria-hidden", "true")], text: lane.mark(at: step))
    page.element("span", [("class", "unseen")], text: words)
    page.close("td")
  }
}
