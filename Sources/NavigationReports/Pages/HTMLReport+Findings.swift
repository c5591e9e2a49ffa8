import NavigationModel

extension HTMLReport.Form {
  /// Writes the findings, each with a storyboard of its run.
  ///
  /// - Parameter opensFirst: a Boolean value that indicates whether the first is open.
  func writeFindings(opensFirst: Bool, to page: inout MarkupWriter) {
    let found = document.verdicts.filter { $0.finding != nil }
    guard !found.isEmpty else { return }
    page.element("h3", [], text: "Findings")
    for (index, verdict) in found.enumerated() {
      guard let finding = verdict.finding else { continue }
      let card = Card(
        address: address(of: verdict), number: nil, title: finding.why, meta: finding.headline,
        isOpen: opensFirst && index == 0)
      card.write(to: &page) { write(finding, of: verdict, to: &$0) }
    }
  }

  private func write(
    _ finding: ResultDocument.Finding, of verdict: ResultDocument.Verdict,
    to page: inout MarkupWriter
  ) {
    let address = address(of: verdict)
    if let known = verdict.known {
      page.element("p", [("class", "quiet")], text: "Known: \(sentence(known))")
    }
    page.element("p", [("class", "quiet")], text: remarks(on: verdict, finding))
    if !finding.isAbsence {
      let end = ResultDocument.Violation(
        property: verdict.property, why: finding.why, isNew: true)
      Storyboard(run: finding.run, id: address, title: nil, end: end).write(to: &page)
      if let other = finding.compared {
        Storyboard(run: other, id: "\(address).other", title: otherRun, end: nil).write(to: &page)
      }
      if let user = finding.byUser {
        Storyboard(run: user, id: "\(address).user", title: userRun, end: nil).write(to: &page)
      }
      writeCopies(of: finding, to: &page)
    }
    if let text = verdict.page {
      page.open("details", [("class", "page")])
      page.element(
        "summary", [], text: "What \(verdict.property) means, and how others fixed theirs")
      MarkdownPage(text).write(to: &page)
      page.close("details")
    }
  }

  private func remarks(
    on verdict: ResultDocument.Verdict, _ finding: ResultDocument.Finding
  ) -> String {
    var sentences: [String] = []
    if !verdict.summary.isEmpty {
      sentences.append("What should hold: \(sentence(verdict.summary))")
    }
    if !finding.isAbsence {
      sentences.append(finding.isReachableByUser ? byUser : byCode)
    }
    if let frame = finding.frame { sentences.append("It traps in \(frame.words).") }
    if let place = document.declaration(of: verdict) {
      sentences.append("The last event is declared at \(place.file):\(place.line).")
    }
    return sentences.joined(separator: " ")
  }

  private func writeCopies(of finding: ResultDocument.Finding, to page: inout MarkupWriter) {
    writeCopy("Replay", finding.run.replay, isOpen: true, to: &page)
    if let test = finding.test { writeCopy("As a test", test, isOpen: false, to: &page) }
  }

  /// Writes a text with a button that copies it.
  func writeCopy(
    _ title: String, _ text: String, isOpen: Bool, to page: inout MarkupWriter
  ) {
    page.open("details", [("class", "copy")] + (isOpen ? [("open", "")] : []))
    page.element("summary", [], text: title)
    page.element("button", [("type", "button"), ("class", "copies")], text: "Copy")
    page.element("pre", [("tabindex", "0")], text: text)
    page.close("details")
  }
}

private let otherRun = "The run that should end alike"
private let userRun = "A user's shortest trace"
private let byUser = "A user can reach it."
private let byCode = "Only code can reach it."
