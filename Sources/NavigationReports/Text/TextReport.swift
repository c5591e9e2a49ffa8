import ModelChecker
import NavigationModel

/// All that a person wants to read about one checked system, as text.
public struct TextReport {
  private let result: CheckResult
  private let context: ReportContext

  /// Makes a report of a result.
  public init(_ result: CheckResult, context: ReportContext = ReportContext()) {
    self.result = result
    self.context = context
  }

  /// The report, without a line break at its end.
  public func text(_ style: TextStyle = .plain) -> String {
    var sections = [heading(style), faults(style), verdicts(style)]
    sections += result.answers.compactMap {
      FailureBlock($0, in: result, context: context)?.text(style)
    }
    sections.append(evidence(style))
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func heading(_ style: TextStyle) -> String {
    let summary = ResultSummary(result)
    let verdict = style.apply(
      summary.isBad ? .bad : summary.isOpen ? .doubtful : .good, summary.words)
    return """
      \(style.apply(.strong, result.title)): \(verdict)
      \(summary.size); \(result.bounds)\(summary.interruption)
      """
  }

  private func faults(_ style: TextStyle) -> String {
    result.systemFaults.map { fault in
      "\(style.apply(.bad, "!")) \(fault.words(of: result, context: context))"
    }.joined(separator: "\n")
  }

  private func verdicts(_ style: TextStyle) -> String {
    result.answers.map { VerdictLine($0, in: result).text(style) }.joined(separator: "\n")
  }

  private func evidence(_ style: TextStyle) -> String {
    let evidence = Evidence(result)
    var lines = [style.apply(.strong, "Evidence")]
    lines += counting("Screens reached", evidence.screens)
    lines += counting("Events reached", evidence.taken)
    if !evidence.platform.isEmpty {
      lines += counting("Platform events reached", evidence.platform)
    }
    if result.graph.completeness != .exhaustive {
      // Most of them would turn up in a longer search: their reasons say little yet.
      lines += counting("Events not met so far", evidence.neverTaken.map(\.event))
    } else if evidence.neverTaken.isEmpty {
      lines.append("  Events never enabled: none")
    } else {
      lines.append("  Events never enabled (\(evidence.neverTaken.count)):")
      lines += evidence.neverTaken.map { "    " + $0.words }
    }
    let untried = result.graph.untried.sorted { $0.key < $1.key }
    if !untried.isEmpty {
      lines += counting(
        "Further ways not tried, since others ended the process",
        untried.map { "\($0.key) in \(counted($0.value, "state"))" })
    }
    if !evidence.vacuous.isEmpty {
      lines += counting("Vacuous", evidence.vacuous.map(\.property))
    }
    if let effort = result.graph.effort {
      lines.append("  Live objects: \(effort.words(of: result.graph.options))")
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
