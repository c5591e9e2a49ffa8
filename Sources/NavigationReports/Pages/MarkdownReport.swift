import ModelChecker
import NavigationModel

/// All that one checked system and variant brought out, as a page of Markdown.
public struct MarkdownReport {
  private let document: ResultDocument
  private let picture: String?
  private let map: String?
  private let strips: [String: String]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - picture: the file of the screen graph, as seen from the page.
  ///   - map: the file of the map of coordinators, as seen from the page.
  ///   - strips: the files of the strips of counterexamples, by property.
  public init(
    _ document: ResultDocument, picture: String? = nil, map: String? = nil,
    strips: [String: String] = [:]
  ) {
    self.document = document
    self.picture = picture
    self.map = map
    self.strips = strips
  }

  /// The page, with a line break at its end.
  public var text: String {
    var sections = [
      "# \(MarkdownText.escaped(document.title))",
      sentence(capitalized(MarkdownText.escaped(document.headline))),
    ]
    if let map { sections.append(Self.image(map, document.mapWords)) }
    if let picture { sections.append(Self.image(picture, document.pictureWords)) }
    sections += scope + faults + verdicts + findings + next + evidence
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func image(_ file: String, _ words: String) -> String {
    "![\(MarkdownText.escaped(words))](\(MarkdownText.address(file)))"
  }

  private var scope: [String] {
    let summary = ResultSummary(document)
    var sections = [
      "## Scope and search",
      "\(summary.size); \(document.search.extent)\(MarkdownText.escaped(summary.interruption)).",
    ]
    let bounds = document.scope
    if !bounds.isEmpty {
      sections.append(
        MarkdownText.table(
          ["bound", "at most", "of what"],
          bounds.map {
            [MarkdownText.word($0.key), "\($0.value)", MarkdownText.escaped($0.meaning)]
          }))
    }
    return sections
  }

  private var faults: [String] {
    guard !document.faults.isEmpty else { return [] }
    return ["## \(SystemFault.words)"] + document.faults.map { MarkdownText.code($0.text) }
  }

  private var verdicts: [String] {
    let rows = document.verdicts.map { verdict in
      [
        VerdictLine(verdict).mark, MarkdownText.escaped(verdict.property),
        MarkdownText.escaped(verdict.words), MarkdownText.escaped(verdict.summary),
      ]
    }
    guard !rows.isEmpty else { return [] }
    return ["## Verdicts", MarkdownText.table(["", "property", "verdict", "holds when"], rows)]
  }

  private var findings: [String] {
    let found = document.verdicts.compactMap { verdict in
      verdict.finding.map { (verdict, $0) }
    }
    guard !found.isEmpty else { return [] }
    return ["## Findings"]
      + found.flatMap { verdict, finding -> [String] in
        var sections = ["### \(MarkdownText.escaped(verdict.property))"]
        if !verdict.summary.isEmpty {
          sections.append(MarkdownText.escaped(sentence(verdict.summary)))
        }
        if let known = verdict.known {
          sections.append(MarkdownText.escaped(sentence("Known: \(known)")))
        }
        sections.append(MarkdownText.code(finding.text))
        if let strip = strips[verdict.property] {
          sections.append(
            "![\(MarkdownText.escaped(finding.headline))](\(MarkdownText.address(strip)))")
        }
        return sections
      }
  }

  private var next: [String] {
    guard !document.next.isEmpty else { return [] }
    let lines = document.next.map { one in
      let words = MarkdownText.escaped(one.words)
      return one.command.map { "- \(words): \(MarkdownText.word($0))" } ?? "- \(words)"
    }
    return ["## Next", lines.joined(separator: "\n")]
  }

  private var evidence: [String] {
    let never = document.neverTaken
    var lines = [
      item("Screens reached", document.touched),
      item("Events reached", document.taken.map(\.name)),
      item("Platform events reached", document.platformEvents.map(\.name)),
    ]
    if document.search.isExhaustive {
      lines.append("- Events never enabled:\(never.isEmpty ? " none" : "")")
      lines += never.map { "  - \(MarkdownText.escaped($0.neverEnabledWords))" }
    } else {
      lines.append(item("Events not met so far", never.map(\.name)))
    }
    lines += document.neverMet.map { item($0.title, $0.items) }
    if !document.acceptedWords.isEmpty {
      lines.append("- Accepted as not exercised:")
      lines += document.acceptedWords.map { "  - \(MarkdownText.escaped($0))" }
    }
    if !document.untapped.isEmpty {
      lines.append(item("Controls that no event taps", document.untapped))
    }
    let cuts = document.search.cutWords
    if !cuts.isEmpty {
      lines.append("- Steps after which a cap left something out:")
      lines += cuts.map { "  - \(MarkdownText.escaped($0))" }
    }
    for list in document.scopeRemarks {
      lines.append("- \(list.title) (\(list.items.count)):")
      lines += list.items.map { "  - \(MarkdownText.escaped($0))" }
    }
    let vacuous = document.vacuous
    if !vacuous.isEmpty { lines.append(item("Vacuous properties", vacuous.map(\.property))) }
    return ["## Evidence", lines.joined(separator: "\n")]
  }

  private func item(_ title: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "- \(title): none" }
    return "- \(title) (\(names.count)): \(names.map(MarkdownText.word).joined(separator: ", "))"
  }
}
