import NavigationModel

/// The report about one checked system, as text.
///
/// It says how things stand, what to look at first and what to do next. What is beyond that, all
/// evidence and every cause in full, is there when asked for. Of a search in another scope than the
/// system's own it says what was found.
public struct TextReport {
  let document: ResultDocument
  let isVerbose: Bool

  /// The number of findings that are shown in full unless all are; of more only the first is.
  private static let shown = 3

  /// The number of next steps that are shown unless all are.
  private static let nextShown = 4

  /// Makes a report of a result.
  ///
  /// - Parameter isVerbose: a Boolean value that indicates whether everything is told.
  public init(_ document: ResultDocument, isVerbose: Bool = false) {
    (self.document, self.isVerbose) = (document, isVerbose)
  }

  /// The reports on several results, each with what can be done next, and at the end what each came
  /// to, as the command line prints them; without a line break at the end.
  ///
  /// That of one result ends so as well where it is long.
  public static func text(
    _ documents: [ResultDocument], _ style: TextStyle = .plain, isVerbose: Bool = false
  ) -> String {
    let reports = documents.map { document in
      let report = TextReport(document, isVerbose: isVerbose)
      let next =
        isVerbose ? document.next : report.isAside ? [] : Array(document.next.prefix(nextShown))
      return [report.text(style), next.text(style)]
        .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    let isLong = documents.count > 1 || documents.contains { TextReport($0).found.isShort }
    return (reports + (isLong ? [overview(documents, style)] : [])).joined(separator: "\n\n\n")
  }

  /// A line for each result: who looks at the end of a log sees which one to look for.
  private static func overview(_ documents: [ResultDocument], _ style: TextStyle) -> String {
    let lines = documents.map { document in
      let summary = ResultSummary(document)
      return
        "  \(style.apply(summary.meaning, summary.mark)) \(document.shortTitle): \(document.headline)"
    }
    return ([style.apply(.strong, "In all")] + lines).joined(separator: "\n")
  }

  /// The report, without a line break at its end.
  public func text(_ style: TextStyle = .plain) -> String {
    var sections = [heading(style), faults(style), verdicts(style)]
    sections += findings(style)
    if !isAside { sections.append(evidence(style)) }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func heading(_ style: TextStyle) -> String {
    let summary = ResultSummary(document)
    let verdict = style.apply(summary.meaning, document.headline)
    // The scope is said where it is not that of the result above.
    let (title, extent) =
      isAside
      ? (document.shortTitle, document.search.extent) : (document.title, document.search.words)
    return """
      \(style.apply(.strong, title)): \(verdict)
      \(summary.size); \(extent)\(summary.interruption)
      """
  }

  /// A Boolean value that indicates whether the result belongs to the one above it.
  private var isAside: Bool { document.otherScope != nil && !isVerbose }

  private func faults(_ style: TextStyle) -> String {
    document.faults.map { "\(style.apply(.bad, "!")) \($0.text)" }.joined(separator: "\n")
  }

  // MARK: - Findings

  /// A violation, with what is known about where it comes from.
  private struct Finding {
    var block: FailureBlock
    var trace: String?
    var lines: [String] = []
    /// The cause in a few words; nil where causes are not told.
    var title: String?

    var property: String { block.headline.property }
  }

  /// What is told of violations, and how.
  private struct Found {
    var findings: [Finding]
    var areCauses: Bool
    /// A Boolean value that indicates whether only the first is told in full.
    var isShort: Bool
  }

  /// The causes; where they were not looked for, a trace for each violation.
  private var found: Found {
    let causes = document.causes ?? []
    let areCauses = causes.count > 1 || causes.contains(where: \.isTelling)
    let findings =
      areCauses
      ? causes.map { Finding(block: $0.block, trace: $0.trace, lines: $0.lines, title: $0.words) }
      // What is known was read when it was recorded; its line says why it stays.
      : document.verdicts.filter { $0.known == nil }.compactMap(\.finding).map {
        Finding(block: $0.block, trace: $0.isAbsence ? nil : $0.run.trace)
      }
    let shown = isAside ? 1 : Self.shown
    return Found(
      findings: findings, areCauses: areCauses, isShort: !isVerbose && findings.count > shown)
  }

  private func findings(_ style: TextStyle) -> [String] {
    let found = found
    let findings = found.findings
    let full = findings.prefix(found.isShort ? 1 : findings.count).enumerated().flatMap {
      index, finding in
      [
        findings.count > 1
          ? finding.title.map {
            style.apply(.bad, ResultDocument.Cause.heading(index + 1, of: findings.count, $0))
          } ?? "" : "",
        finding.block.text(style, withExtent: isVerbose), finding.lines.joined(separator: "\n"),
      ]
    }
    guard found.isShort else { return full }
    let title = String.others(findings.count - 1, areCauses: found.areCauses)
    let others = lines(about: findings.dropFirst(), style)
    return full + [([style.apply(.strong, title)] + others).joined(separator: "\n")]
  }

  /// A line for each property, with the first reason and trace, and the number of the others.
  private func lines(about findings: ArraySlice<Finding>, _ style: TextStyle) -> [String] {
    var properties: [(first: Finding, count: Int)] = []
    for found in findings {
      if let known = properties.firstIndex(where: { $0.first.property == found.property }) {
        properties[known].count += 1
      } else {
        properties.append((found, 1))
      }
    }
    return properties.map { first, count in
      let remarks = [first.trace, count > 1 ? "and \(count - 1) more" : nil].compactMap(\.self)
      let end = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
      return "  \(style.apply(.bad, first.property)): \(first.block.why)\(end)"
    }
  }
}

extension String {
  fileprivate static func others(_ count: Int, areCauses: Bool) -> String {
    "\(counted(count, areCauses ? "more cause" : "more finding")), by property, with the first trace "
      + "(each in full with --verbose)"
  }
}

extension ResultDocument {
  /// The title, with no more of another scope than tells it from the others.
  fileprivate var shortTitle: String {
    guard let otherScope, title.hasSuffix(otherScope) else { return title }
    return title.dropLast(otherScope.count) + otherScope.abbreviated(to: longestScope)
  }
}

/// The greatest number of characters of a scope that stands in full elsewhere.
private let longestScope = 40
