import NavigationModel

extension HTMLReport.Form {
  /// Writes a card for each cause; where the causes were not looked for, one for each finding.
  func writeCauses(to page: inout MarkupWriter) {
    guard let causes = document.causes, !causes.isEmpty else {
      return writeFindings(opensFirst: true, to: &page)
    }
    page.element("h3", [], text: "What is wrong: \(counted(causes.count, "cause"))")
    let explained = Set(causes.flatMap { [$0.property] + $0.violatedToo })
    let violated = document.verdicts.filter { $0.outcome == .violated }.map(\.property)
    let unexplained = violated.filter { !explained.contains($0) }
    if causes.count > 1 || !unexplained.isEmpty {
      let words: [String?] = [
        .together(explained.count), causesAndProperties, .noCause(for: unexplained),
      ]
      page.element("p", [("class", "quiet")], text: words.compactMap { $0 }.joined(separator: " "))
    }
    for (index, cause) in causes.enumerated() { write(cause, number: index + 1, to: &page) }
    if let conclusion = document.conclusion {
      page.element("p", [("class", "quiet")], text: conclusion)
    }
  }

  private func write(
    _ cause: ResultDocument.Cause, number: Int, to page: inout MarkupWriter
  ) {
    let address = "\(id).cause-\(number)"
    let card = Card(
      address: address, number: number, title: cause.words,
      why: cause.words == cause.block.why ? nil : cause.block.why, meta: cause.meta,
      run: cause.run, isOpen: number == 1)
    card.write(to: &page) { page in
      if let run = cause.run {
        let end = ResultDocument.Violation(
          property: cause.property, why: cause.block.why, isNew: true)
        Storyboard(run: run, id: address, title: nil, end: end).write(to: &page)
      }
      page.open("dl", [("class", "facts")])
      page.element("dt", [], text: "Violates")
      page.open("dd")
      write(properties: [cause.property] + cause.violatedToo, to: &page)
      page.close("dd")
      for (title, lines) in cause.facts {
        page.element("dt", [], text: title)
        for line in lines { page.element("dd", [], text: line) }
      }
      page.close("dl")
      if let run = cause.run { writeCopy("Replay", run.replay, isOpen: true, to: &page) }
      writeCopy("As text", cause.block.text(), isOpen: false, to: &page)
    }
  }

  /// Writes names of properties, each as a link to its finding if it has one.
  private func write(properties: [String], to page: inout MarkupWriter) {
    for (index, property) in properties.enumerated() {
      let text = property + (index == properties.count - 1 ? "" : ", ")
      if let verdict = document.verdicts.first(where: { $0.property == property }),
        verdict.finding != nil
      {
        page.element("a", [("href", "#\(address(of: verdict))")], text: text)
      } else {
        page.element("span", [], text: text)
      }
    }
  }
}

/// A part of a page that opens below a sentence.
struct Card {
  let address: String
  /// Its number among others; nil where they are not numbered.
  let number: Int?
  let title: String
  /// The reason, where the title does not tell it.
  var why: String?
  let meta: String
  /// The run that shows it, in small while the part is closed.
  var run: ResultDocument.Run?
  let isOpen: Bool

  func write(to page: inout MarkupWriter, content: (inout MarkupWriter) -> Void) {
    page.open("article", [("id", address), ("aria-labelledby", "\(address)-title")])
    page.open("details", [("class", "card-body")] + (isOpen ? [("open", "")] : []))
    page.open("summary")
    page.open("h4", [("id", "\(address)-title")])
    if let number { page.element("span", [("class", "number")], text: "\(number)") }
    page.element("span", [], text: title)
    page.close("h4")
    if let why { page.element("span", [("class", "reason")], text: why) }
    page.element("span", [("class", "meta")], text: meta)
    run?.writeThumbnail(to: &page)
    page.close("summary")
    content(&page)
    page.close("details")
    page.close("article")
  }
}

extension ResultDocument.Cause {
  /// The property, the way to it and the place in the app's code, on one line.
  fileprivate var meta: String {
    var words = [property]
    if let run, let last = run.steps.last, run.steps.count > 1 {
      words.append(.after(run.steps.count - 1, last: last.words))
    }
    if let code = code.first { words.append("in \(code)") }
    return words.joined(separator: " · ")
  }

  /// The places in the app's code: where it traps, and what its fixes change.
  private var code: [String] {
    var places: [String] = []
    for fix in remedy?.fixes ?? [] where !fix.place.isEmpty && !places.contains(fix.place) {
      places.append(fix.place)
    }
    return (frame.map { [$0.words] } ?? []) + (places.isEmpty ? [] : [listed(places)])
  }

  /// What is known about it, by titles.
  fileprivate var facts: [(title: String, lines: [String])] {
    var facts: [(title: String, lines: [String])] = []
    if !code.isEmpty { facts.append(("In the app's code", code)) }
    if let location {
      facts.append(("Last event declared at", ["\(location.file):\(location.line)"]))
    }
    if let place { facts.append(("Where it goes wrong first", [capitalized(place)])) }
    if let remedy {
      facts.append(("Fixed by", remedy.words))
    }
    let notes = block.notes.flatMap { [$0.text] + $0.quotation }
    if !notes.isEmpty { facts.append(("How it comes about", notes)) }
    return facts
  }
}

extension ResultDocument.Cause.Remedy {
  fileprivate var words: [String] {
    if fixes.isEmpty { return [noFix] }
    let others = alternatives.map { $0.joined(separator: " with ") }
    return fixes.map { "\($0.name): \($0.summary)" }
      + (others.isEmpty ? [] : ["or by \(listed(others, "or"))"])
  }
}

private let noFix = "No fix of the system ends it."

/// How the numbers of causes and of violated properties go together.
let causesAndProperties =
  "One property may be violated for several causes, and one cause may violate several properties."

extension String {
  fileprivate static func together(_ properties: Int) -> String {
    "Together they violate \(counted(properties, "property", "properties"))."
  }

  fileprivate static func noCause(for properties: [String]) -> String? {
    properties.isEmpty
      ? nil
      : "No cause is known for \(listed(properties)): that takes more than the search for causes covers."
  }

  fileprivate static func after(_ events: Int, last: String) -> String {
    events == 1 ? "after '\(last)'" : "after \(events) events, the last one '\(last)'"
  }
}
