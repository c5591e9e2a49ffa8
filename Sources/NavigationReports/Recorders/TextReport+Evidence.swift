import NavigationModel

extension TextReport {
  /// The evidence of the search: all of it if everything is told, else what is missing and how much
  /// was reached.
  func evidence(_ style: TextStyle) -> String {
    let lines =
      isVerbose ? reached + missing + cost : missing + ["  \(String.reached(document))"]
    return ([style.apply(.strong, "Evidence")] + lines).joined(separator: "\n")
  }

  /// What was met.
  private var reached: [String] {
    var lines = counting("Screens reached", document.touched)
    lines += counting("Events reached", document.taken.map(\.name))
    let platform = document.platformEvents
    if !platform.isEmpty { lines += counting("Platform events reached", platform.map(\.name)) }
    if !document.search.isExhaustive {
      // Most of them would turn up in a longer search: their reasons say little yet.
      lines += counting("Events not met so far", document.neverTaken.map(\.name))
    }
    return lines
  }

  /// What was not met although everything was seen, and what was left out.
  private var missing: [String] {
    var lines: [String] = []
    let never = document.neverTaken
    if document.search.isExhaustive, !never.isEmpty {
      lines.append("  Events never enabled (\(never.count)):")
      lines += never.map { "    " + $0.neverEnabledWords }
    }
    for list in document.neverMet { lines += counting(list.title, list.items) }
    if !document.acceptedWords.isEmpty {
      lines.append("  Accepted as not exercised:")
      lines += document.acceptedWords.map { "    \($0)" }
    }
    if !document.untapped.isEmpty {
      lines += counting("Controls that no event taps", document.untapped)
    }
    let untried = document.search.untriedWords
    if !untried.isEmpty {
      lines += counting("Outcomes that were not tried, because others ended the process", untried)
    }
    let refused = document.search.refusedWords
    if !refused.isEmpty { lines += counting(.refusedSteps, refused) }
    for list in document.scopeRemarks {
      lines.append("  \(list.title) (\(list.items.count)):")
      lines += list.items.map { "    \($0)" }
    }
    return lines
  }

  /// What a cap ended, what says nothing, and what the search cost.
  private var cost: [String] {
    var lines: [String] = []
    let cuts = document.search.cutWords
    if !cuts.isEmpty {
      lines.append("  Steps after which a cap left something out:")
      lines += cuts.map { "    \($0)" }
    }
    let vacuous = document.vacuous
    if !vacuous.isEmpty { lines += counting("Vacuous", vacuous.map(\.property)) }
    let search = document.search
    if let effort = search.effort {
      let words = effort.words(reductions: search.reductions, workers: search.workers)
      lines.append("  Live objects: \(words)")
    }
    return lines
  }

  /// Names with their number, on as many lines as they need.
  private func counting(_ title: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return ["  \(title): none"] }
    return wrapped("  \(title) (\(names.count)):", names, indent: "    ")
  }
}

extension String {
  /// How much was reached, in one line.
  fileprivate static func reached(_ document: ResultDocument) -> String {
    let declared = document.events.count(where: \.isDeclared)
    return "Reached: \(counted(document.touched.count, "screen")), \(document.taken.count) of "
      + "\(counted(declared, "declared event")) (by name with --verbose)"
  }
}
