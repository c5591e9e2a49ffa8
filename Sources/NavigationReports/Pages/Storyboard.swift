import NavigationModel

/// A run as cards side by side, one for each step, with all that is known about the chosen one
/// below.
struct Storyboard {
  let run: ResultDocument.Run
  /// The address on the page; that of a step follows behind a slash.
  let id: String
  let title: String?
  /// The violation by the run as a whole, if no step shows it.
  let end: ResultDocument.Violation?

  /// The number of lines that a list shows at once.
  private static let shown = 8

  /// The number of changes that a card tells at once.
  private static let changesOnCard = 4

  func write(to page: inout MarkupWriter) {
    page.open("div", [("class", "storyboard"), ("data-story", id)])
    if let title { page.element("h5", [], text: title) }
    page.open("ol", [("class", "board"), ("aria-label", title ?? "Steps")])
    for index in run.steps.indices {
      if index > 0, run.loopStart == index - 1 {
        page.element("li", [("class", "forever")], text: thenForever)
      }
      writeCard(index, to: &page)
    }
    if let loop = run.loopStart, loop == run.steps.count - 1 {
      page.element("li", [("class", "forever")], text: thenNothing)
    }
    page.close("ol")
    page.open("div", [("class", "controls")])
    page.element("button", [("type", "button"), ("class", "previous")], text: "← Previous")
    page.element("span", [("class", "position"), ("aria-live", "polite")], text: "")
    page.element("button", [("type", "button"), ("class", "next")], text: "Next →")
    page.close("div")
    for index in run.steps.indices { writeInspector(index, to: &page) }
    writeTimeline(to: &page)
    page.close("div")
  }

  private func writeCard(_ index: Int, to page: inout MarkupWriter) {
    let step = run.steps[index]
    var kind = "card"
    let violations = violations(at: index)
    if step.fault != nil || violations.contains(where: \.isNew) {
      kind += " violation"
    } else if !violations.isEmpty {
      kind += " inherited"
    }
    if let loop = run.loopStart, index > loop { kind += " loop" }
    var attributes = [("class", kind), ("id", "\(id)/\(index)"), ("data-step", "\(index)")]
    if let screen = step.state?.screen { attributes.append(("data-screen", screen)) }
    page.open("li", attributes)
    page.open("p", [("class", "event")])
    page.element("span", [("class", "number")], text: "\(index)")
    page.element("span", [], text: step.words)
    page.close("p")
    if let state = step.state { write(state, to: &page) }
    if let fault = step.fault { page.element("p", [("class", "fault")], text: fault) }
    let changes = step.changes.filter { $0 != step.state?.words }
    if !changes.isEmpty {
      page.open("ul", [("class", "changes")])
      for change in changes.prefix(Self.changesOnCard) {
        page.element("li", [], text: change)
      }
      page.close("ul")
      writeMore(changes.dropFirst(Self.changesOnCard), to: &page)
    }
    for violation in violations where violation.isNew {
      page.element("p", [("class", "violated")], text: "✗ \(violation.property)")
    }
    let old = violations.filter { !$0.isNew }.map(\.property)
    if !old.isEmpty { page.element("p", [("class", "still")], text: .still(old)) }
    page.close("li")
  }

  private func write(_ state: ResultDocument.State, to page: inout MarkupWriter) {
    page.open("div", [("class", "state")])
    for row in state.rows {
      var kind = "row"
      if row.isPresented { kind += " presented" }
      if row.isNew { kind += " new" }
      page.open("div", [("class", kind), ("style", "--depth:\(row.depth)")])
      page.element("span", [("class", "label")], text: row.label)
      for screen in row.screens {
        var kind = "chip"
        if !screen.isHittable { kind += " covered" }
        if screen.isNew { kind += " new" }
        page.element("span", [("class", kind)], text: screen.words)
      }
      page.close("div")
    }
    page.close("div")
  }

  private func writeInspector(_ index: Int, to page: inout MarkupWriter) {
    let step = run.steps[index]
    let title = index == 0 ? step.words : "\(index) \(step.words)"
    // Not a landmark: other runs on the page have steps of the same name.
    page.open(
      "div",
      [
        ("class", "inspector"), ("data-step", "\(index)"), ("role", "group"),
        ("aria-label", "Step \(title)"),
      ])
    page.element("h5", [], text: title)
    writeTruth(of: index, to: &page)
    list("What changed", step.changes.filter { $0 != step.state?.words }, to: &page)
    list("What happened", repeated(step.effects), to: &page)
    if !step.possible.isEmpty {
      page.element("p", [("class", "term")], text: "What can happen next")
      page.element("p", [], text: step.possible.joined(separator: ", "))
    }
    writeBlocked(step.blocked, to: &page)
    page.close("div")
  }

  /// Returns the violations at a step; those that only the whole run shows, at its last.
  private func violations(at index: Int) -> [ResultDocument.Violation] {
    let told = run.steps[index].violated
    guard let end, index == run.steps.count - 1,
      !told.contains(where: { $0.property == end.property })
    else { return told }
    return [end] + told
  }

  private func writeTruth(of index: Int, to page: inout MarkupWriter) {
    let violations = violations(at: index)
    for violation in violations {
      let words = "\(violation.property): \(violation.why)"
      page.element(
        "p", [("class", violation.isNew ? "violated" : "still")],
        text: violation.isNew ? "✗ \(words)" : .still([words]))
    }
    let violated = Set(violations.map(\.property))
    let holding = run.judged.filter { !violated.contains($0) }
    guard !holding.isEmpty else { return }
    page.element("p", [("class", "term")], text: "What holds here")
    page.element("p", [("class", "holding")], text: "✓ \(holding.joined(separator: ", "))")
  }

  /// Writes what guards disable: each reason once, with the events.
  private func writeBlocked(_ blocked: [ResultDocument.Blocked], to page: inout MarkupWriter) {
    guard !blocked.isEmpty else { return }
    var reasons: [(why: String, events: [String])] = []
    for one in blocked {
      if let known = reasons.firstIndex(where: { $0.why == one.why }) {
        reasons[known].events.append(one.event)
      } else {
        reasons.append((one.why, [one.event]))
      }
    }
    page.open("details")
    page.element("summary", [], text: "What cannot happen, and why (\(blocked.count))")
    page.open("dl")
    for (why, events) in reasons {
      page.element("dt", [], text: why)
      page.element("dd", [], text: events.joined(separator: ", "))
    }
    page.close("dl")
    page.close("details")
  }

  private func list(_ title: String, _ items: [String], to page: inout MarkupWriter) {
    guard !items.isEmpty else { return }
    page.element("p", [("class", "term")], text: title)
    page.open("ul")
    for item in items.prefix(Self.shown) { page.element("li", [], text: item) }
    page.close("ul")
    writeMore(items.dropFirst(Self.shown), to: &page)
  }

  /// Writes lines that are seen by whoever asks for them.
  private func writeMore(_ items: ArraySlice<String>, to page: inout MarkupWriter) {
    guard !items.isEmpty else { return }
    page.open("details", [("class", "changes")])
    page.element("summary", [], text: "and \(items.count) more")
    page.open("ul")
    for item in items { page.element("li", [], text: item) }
    page.close("ul")
    page.close("details")
  }
}

/// The words, those that repeat at once only once, with their number.
private func repeated(_ words: [String]) -> [String] {
  var runs: [(word: String, count: Int)] = []
  for word in words {
    if runs.last?.word == word {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((word, 1))
    }
  }
  return runs.map { $0.count == 1 ? $0.word : "\($0.word) ×\($0.count)" }
}

extension String {
  /// What a step violates as the one before did.
  fileprivate static func still(_ violations: [String]) -> String {
    "still ✗ \(violations.joined(separator: ", "))"
  }
}

private let thenForever = "then forever:"
private let thenNothing = "then nothing more has to happen"
