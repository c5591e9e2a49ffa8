import NavigationModel

/// Results as one page of Markdown, within the limits of a job summary.
///
/// A host drops a summary of more than a mebibyte altogether. The verdicts come first, then the
/// findings, folded; those for which there is no room are named.
enum SummaryRecorder {
  /// The number of bytes that a host takes, with some to spare.
  private static let limit = 1_000_000
  private static let openRows = 10

  static func text(_ documents: [ResultDocument]) -> String {
    var sections: [String] = []
    var room = limit
    func append(_ section: String) -> Bool {
      guard section.utf8.count + 2 <= room else { return false }
      sections.append(section)
      room -= section.utf8.count + 2
      return true
    }
    var omitted: [String] = []
    for document in documents {
      _ = append("## \(MarkdownText.escaped(document.title))")
      let search = document.search
      _ = append(
        MarkdownText.escaped(
          "\(capitalized(document.headline)). \(search.size); \(search.words)."))
      for table in tables(document) where !append(table) { omitted.append(document.title) }
      if let advice = document.toDecide { _ = append("\(MarkdownText.escaped(advice)).") }
    }
    for document in documents {
      for verdict in document.verdicts {
        guard let finding = verdict.finding else { continue }
        let name = "\(document.title): \(verdict.property)"
        if !append(MarkdownText.folded(name, MarkdownText.code(finding.textWithNext))) {
          omitted.append(name)
        }
      }
    }
    for document in documents {
      let graph = MermaidRecorder.text(document)
      let picture = MarkdownText.folded(
        "\(document.title): screens", "```mermaid\n\(graph)```")
      if !append(picture) { omitted.append("\(document.title): screens") }
    }
    if !omitted.isEmpty {
      sections.append(MarkdownText.escaped("\(noRoom) \(listed(omitted)).".abbreviated(to: 4000)))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The verdicts that need attention first; ten in sight, the others folded.
  private static func tables(_ document: ResultDocument) -> [String] {
    let order: [VerdictKind] = [
      .violated, .inconclusive, .vacuous, .holds, .notApplicable,
    ]
    let known = document.verdicts.filter { $0.known != nil }
    let sorted =
      order.flatMap { outcome in
        document.verdicts.filter { $0.outcome == outcome && $0.known == nil }
      } + known
    let rows = sorted.map { verdict in
      let why = verdict.finding?.why ?? verdict.reason ?? verdict.summary
      return [
        mark(verdict), MarkdownText.escaped(verdict.property),
        MarkdownText.escaped(verdict.known.map { "known: \($0)" } ?? why),
      ]
    }
    guard !rows.isEmpty else { return [] }
    let head = ["", "property", "why"]
    var tables = [MarkdownText.table(head, Array(rows.prefix(openRows)))]
    let rest = Array(rows.dropFirst(openRows))
    if !rest.isEmpty {
      tables.append(
        MarkdownText.folded(counted(rest.count, "more verdict"), MarkdownText.table(head, rest)))
    }
    return tables
  }

  private static func mark(_ verdict: ResultDocument.Verdict) -> String {
    switch verdict.outcome {
    case .holds: "✓"
    case .violated where verdict.known != nil: "–"
    case .violated: verdict.severity == .error ? "✗" : "!"
    case .inconclusive: "?"
    case .vacuous, .notApplicable: "–"
    }
  }
}

private let noRoom = "No room was left for"
