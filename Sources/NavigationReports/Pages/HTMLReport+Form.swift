import NavigationModel

extension HTMLReport.Form {
  /// Writes all that is known about one result.
  func write(to page: inout MarkupWriter) {
    page.open("section", [("class", "form"), ("id", id), ("aria-labelledby", "\(id)-title")])
    page.element("h2", [("id", "\(id)-title")], text: document.title)
    page.element("p", [("class", "headline \(tone)")], text: summary)
    page.element(
      "p", [("class", "search")], text: "\(document.search.size); \(document.search.words)")
    for fault in document.faults {
      page.element("p", [("class", "fault")], text: "! \(fault.text)")
    }
    writeCauses(to: &page)
    writeMaps(to: &page)
    writePaths(to: &page)
    writeVerdicts(to: &page)
    writeCoverage(to: &page)
    page.close("section")
  }

  private func writeVerdicts(to page: inout MarkupWriter) {
    guard !document.verdicts.isEmpty else { return }
    page.open("details", [("class", "part")])
    page.element("summary", [], text: "Invariants (\(document.verdicts.count))")
    page.table("Verdicts", ["Verdict", "Property", "Holds when", "Why"], class: "verdicts") {
      page in
      for outcome in attention {
        for verdict in document.verdicts where verdict.outcome == outcome {
          write(verdict, to: &page)
        }
      }
    }
    writeNotApplicable(to: &page)
    if document.causes?.isEmpty == false { writeFindings(opensFirst: false, to: &page) }
    page.close("details")
  }

  private func writeNotApplicable(to page: inout MarkupWriter) {
    let verdicts = document.verdicts.filter { $0.outcome == .notApplicable }
    guard !verdicts.isEmpty else { return }
    page.open("details")
    page.element("summary", [], text: "Not applicable (\(verdicts.count))")
    page.open("dl")
    for verdict in verdicts {
      page.element("dt", [], text: verdict.property)
      page.element("dd", [], text: verdict.reason ?? "")
    }
    page.close("dl")
    page.close("details")
  }

  private func write(_ verdict: ResultDocument.Verdict, to page: inout MarkupWriter) {
    page.open("tr")
    page.element(
      "td", [("class", "verdict \(VerdictLine(verdict).meaning.htmlClass)")],
      text: badge(of: verdict))
    page.open("th", [("scope", "row")])
    if verdict.finding == nil, verdict.witness?.steps.isEmpty != false {
      page.element("span", [], text: verdict.property)
    } else {
      page.element("a", [("href", "#\(address(of: verdict))")], text: verdict.property)
    }
    page.close("th")
    page.element("td", [], text: verdict.summary)
    page.element("td", [], text: verdict.finding?.why ?? verdict.reason ?? verdict.shownBy)
    page.close("tr")
  }

  /// The answer, with a mark that tells it from others without color.
  private func badge(of verdict: ResultDocument.Verdict) -> String {
    let words =
      verdict.known != nil
      ? "known"
      : document.holdsInNarrowerScopeAlone(verdict)
        ? "holds \(inNarrowerScopeAlone)" : verdict.outcome.words
    let isWarning =
      verdict.outcome == .violated && verdict.known == nil && verdict.severity == .warning
    return "\(VerdictLine(verdict).mark) \(words)\(isWarning ? " (warning)" : "")"
  }

  /// The address of a finding on the page.
  func address(of verdict: ResultDocument.Verdict) -> String {
    "\(id).\(HTMLReport.identifier(verdict.property))"
  }
}

extension ResultDocument.Verdict {
  /// The words for the trace that shows that something happens.
  var shownBy: String {
    guard let witness else { return "" }
    let events = witness.steps.count - 1
    return events < 1 ? "shown by the start" : "shown after \(counted(events, "event"))"
  }
}

/// The order of the verdicts: what needs attention comes first.
private let attention: [VerdictKind] = [.violated, .inconclusive, .vacuous, .holds]
