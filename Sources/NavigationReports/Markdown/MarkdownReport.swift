import ModelChecker
import NavigationModel

/// All that one checked system and variant brought out, as a page of Markdown.
public struct MarkdownReport {
  private let result: CheckResult
  private let context: ReportContext
  private let picture: String?
  private let strips: [String: String]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - picture: the file of the screen graph, as seen from the page.
  ///   - strips: the files of the strips of counterexamples, by property.
  public init(
    _ result: CheckResult, context: ReportContext = ReportContext(), picture: String? = nil,
    strips: [String: String] = [:]
  ) {
    self.result = result
    self.context = context
    self.picture = picture
    self.strips = strips
  }

  /// The page, with a line break at its end.
  public var text: String {
    var sections = [
      "# \(MarkdownText.escaped(result.title))",
      sentence(capitalised(MarkdownText.escaped(ResultSummary(result).words))),
    ]
    if let picture {
      sections.append(
        "![\(MarkdownText.escaped(ScreenGraph(result).description))]"
          + "(\(MarkdownText.address(picture)))")
    }
    sections += scope + faults + verdicts + findings + evidence
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var scope: [String] {
    let summary = ResultSummary(result)
    let graph = result.graph
    var sections = [
      "## Scope and search",
      "\(summary.size); \(graph.completeness.words)\(MarkdownText.escaped(summary.interruption)).",
    ]
    let bounds = result.system.scope.bounds
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
    let faults = result.systemFaults
    guard !faults.isEmpty else { return [] }
    return ["## The system itself is at fault"]
      + faults.map { MarkdownText.code($0.words(of: result, context: context)) }
  }

  private var verdicts: [String] {
    let rows = result.answers.map { answer in
      let line = VerdictLine(answer, in: result)
      let verdict = line.words.dropFirst(answer.property.count + 1)
      return [
        line.mark, MarkdownText.escaped(answer.property), MarkdownText.escaped(String(verdict)),
        MarkdownText.escaped(answer.summary),
      ]
    }
    guard !rows.isEmpty else { return [] }
    return ["## Verdicts", MarkdownText.table(["", "property", "verdict", "it says"], rows)]
  }

  private var findings: [String] {
    let blocks = result.answers.compactMap { answer in
      FailureBlock(answer, in: result, context: context).map { (answer, $0) }
    }
    guard !blocks.isEmpty else { return [] }
    return ["## Findings"]
      + blocks.flatMap { answer, block -> [String] in
        var sections = ["### \(MarkdownText.escaped(answer.property))"]
        if !answer.summary.isEmpty {
          sections.append(MarkdownText.escaped(sentence(answer.summary)))
        }
        sections.append(MarkdownText.code(block.text()))
        if let strip = strips[answer.property] {
          sections.append(
            "![\(MarkdownText.escaped(block.headline))](\(MarkdownText.address(strip)))")
        }
        return sections
      }
  }

  private var evidence: [String] {
    let evidence = Evidence(result)
    var lines = [
      item("Screens reached", evidence.screens), item("Events reached", evidence.taken),
      item("Platform events reached", evidence.platform),
    ]
    if result.graph.completeness == .exhaustive {
      lines.append("- Events never enabled: \(evidence.neverTaken.isEmpty ? "none" : "")")
      lines += evidence.neverTaken.map { "  - \(MarkdownText.escaped($0.words))" }
    } else {
      lines.append(item("Events not met so far", evidence.neverTaken.map(\.event)))
    }
    if !evidence.vacuous.isEmpty {
      lines.append(item("Vacuous properties", evidence.vacuous.map(\.property)))
    }
    return [
      "## Evidence",
      lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }.joined(separator: "\n"),
    ]
  }

  private func item(_ title: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "- \(title): none" }
    return "- \(title) (\(names.count)): \(names.map(MarkdownText.word).joined(separator: ", "))"
  }
}
