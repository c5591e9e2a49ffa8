import NavigationModel

/// The report about one checked system, as text.
public struct TextReport {
  private let document: ResultDocument

  /// Makes a report of a result.
  public init(_ document: ResultDocument) { self.document = document }

  /// The reports on several results, each with what can be done next, and at the end what each came
  /// to, as the command line prints them; without a line break at the end.
  public static func text(_ documents: [ResultDocument], _ style: TextStyle = .plain) -> String {
    let reports = documents.map { document in
      [TextReport(document).text(style), document.next.text(style)].filter { !$0.isEmpty }
        .joined(separator: "\n\n")
    }
    return (reports + (documents.count > 1 ? [overview(documents, style)] : []))
      .joined(separator: "\n\n\n")
  }

  /// A line for each result: who looks at the end of a log sees which one to look for.
  private static func overview(_ documents: [ResultDocument], _ style: TextStyle) -> String {
    let lines = documents.map { document in
      let summary = ResultSummary(document)
      return
        "  \(style.apply(summary.meaning, summary.mark)) \(document.title): \(document.headline)"
    }
    return ([style.apply(.strong, "In all")] + lines).joined(separator: "\n")
  }

  /// The report, without a line break at its end.
  public func text(_ style: TextStyle = .plain) -> String {
    var sections = [heading(style), faults(style), verdicts(style)]
    sections += findings(style)
    sections.append(evidence(style))
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func heading(_ style: TextStyle) -> String {
    let summary = ResultSummary(document)
    let verdict = style.apply(summary.meaning, document.headline)
    return """
      \(style.apply(.strong, document.title)): \(verdict)
      \(summary.size); \(document.search.words)\(summary.interruption)
      """
  }

  private func faults(_ style: TextStyle) -> String {
    document.faults.map { "\(style.apply(.bad, "!")) \($0.text)" }.joined(separator: "\n")
  }

  private func verdicts(_ style: TextStyle) -> String {
    document.verdicts.map { VerdictLine($0).text(style) }.joined(separator: "\n")
  }

  /// The causes; where they were not looked for, a trace for each violation.
  private func findings(_ style: TextStyle) -> [String] {
    guard let causes = document.causes, causes.count > 1 || causes.contains(where: \.isTelling)
    else {
      // What is known was read when it was recorded; its line says why it stays.
      return document.verdicts.filter { $0.known == nil }.compactMap { verdict in
        verdict.finding?.block.text(style)
      }
    }
    return causes.enumerated().flatMap { index, cause in
      [
        causes.count > 1
          ? style.apply(.bad, ResultDocument.Cause.heading(index + 1, of: causes.count)) : "",
        cause.block.text(style), cause.lines.joined(separator: "\n"),
      ]
    }
  }

  private func evidence(_ style: TextStyle) -> String {
    var lines = [style.apply(.strong, "Evidence")]
    lines += counting("Screens reached", document.touched)
    lines += counting("Events reached", document.taken.map(\.name))
    let (platform, never) = (document.platformEvents, document.neverTaken)
    if !platform.isEmpty { lines += counting("Platform events reached", platform.map(\.name)) }
    if !document.search.isExhaustive {
      // Most of them would turn up in a longer search: their reasons say little yet.
      lines += counting("Events not met so far", never.map(\.name))
    } else if never.isEmpty {
      lines.append("  Events never enabled: none")
    } else {
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
    let cuts = document.search.cutWords
    if !cuts.isEmpty {
      lines.append("  Steps after which a cap left something out:")
      lines += cuts.map { "    \($0)" }
    }
    for list in document.scopeRemarks {
      lines.append("  \(list.title) (\(list.items.count)):")
      lines += list.items.map { "    \($0)" }
    }
    let vacuous = document.vacuous
    if !vacuous.isEmpty { lines += counting("Vacuous", vacuous.map(\.property)) }
    let search = document.search
    if let effort = search.effort {
      let words = effort.words(reductions: search.reductions, workers: search.workers)
      lines.append("  Live objects: \(words)")
    }
    return lines.joined(separator: "\n")
  }

  /// Names with their number, on as many lines as they need.
  private func counting(_ title: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return ["  \(title): none"] }
    var lines = ["  \(title) (\(names.count)):"]
    for (index, name) in names.enumerated() {
      let word = index == names.count - 1 ? name : name + ","
      if lines[lines.count - 1].count + 1 + word.count <= 100 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append("    \(word)")
      }
    }
    return lines
  }
}
