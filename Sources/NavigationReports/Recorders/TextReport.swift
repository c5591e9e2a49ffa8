import NavigationModel

/// The report about one checked system, as text.
///
/// It says how things stand, what to look at first and what to do next. What is beyond that, all
/// evidence and every cause in full, is there when asked for.
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
  public static func text(
    _ documents: [ResultDocument], _ style: TextStyle = .plain, isVerbose: Bool = false
  ) -> String {
    let reports = documents.map { document in
      let next = isVerbose ? document.next : Array(document.next.prefix(nextShown))
      return [TextReport(document, isVerbose: isVerbose).text(style), next.text(style)]
        .filter { !$0.isEmpty }.joined(separator: "\n\n")
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

  // MARK: - Findings

  /// A violation, with what is known about where it comes from.
  private struct Finding {
    var block: FailureBlock
    var trace: String?
    var lines: [String] = []
    /// The cause in a few words; nil where causes are not told.
    var title: String?

    /// The property and why it is violated.
    var reason: [String] { [block.headline.property, block.why] }
  }

  /// The causes; where they were not looked for, a trace for each violation.
  private func findings(_ style: TextStyle) -> [String] {
    let causes = document.causes ?? []
    let areCauses = causes.count > 1 || causes.contains(where: \.isTelling)
    let findings =
      areCauses
      ? causes.map { Finding(block: $0.block, trace: $0.trace, lines: $0.lines, title: $0.words) }
      // What is known was read when it was recorded; its line says why it stays.
      : document.verdicts.filter { $0.known == nil }.compactMap(\.finding).map {
        Finding(block: $0.block, trace: $0.isAbsence ? nil : $0.run.trace)
      }
    let isShort = !isVerbose && findings.count > Self.shown
    let full = findings.prefix(isShort ? 1 : findings.count).enumerated().flatMap { index, found in
      [
        findings.count > 1
          ? found.title.map {
            style.apply(.bad, ResultDocument.Cause.heading(index + 1, of: findings.count, $0))
          } ?? "" : "",
        found.block.text(style, withExtent: isVerbose), found.lines.joined(separator: "\n"),
      ]
    }
    guard isShort else { return full }
    let title = String.others(findings.count - 1, areCauses: areCauses)
    let others = lines(about: findings.dropFirst(), style)
    return full + [([style.apply(.strong, title)] + others).joined(separator: "\n")]
  }

  /// A line for each reason, with the first trace and the number of findings that have it.
  private func lines(about findings: ArraySlice<Finding>, _ style: TextStyle) -> [String] {
    var reasons: [(first: Finding, count: Int)] = []
    for found in findings {
      if let known = reasons.firstIndex(where: { $0.first.reason == found.reason }) {
        reasons[known].count += 1
      } else {
        reasons.append((found, 1))
      }
    }
    return reasons.map { first, count in
      let remarks = [first.trace, count > 1 ? "and \(count - 1) more" : nil].compactMap(\.self)
      let end = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
      return "  \(style.apply(.bad, first.block.headline.property)): \(first.block.why)\(end)"
    }
  }
}

extension String {
  fileprivate static func others(_ count: Int, areCauses: Bool) -> String {
    "\(counted(count, areCauses ? "more cause" : "more finding")), by reason, with the first trace "
      + "(each in full with --verbose)"
  }
}
