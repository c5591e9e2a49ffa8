import ModelChecker
import NavigationModel
import NavigationReports

extension Checked {
  /// What can be done about what does not hold, as commands; empty when all holds.
  ///
  /// - Parameters:
  ///   - violated: the names of what is violated.
  ///   - baseline: the file of the baseline; nil where the configuration names it.
  func nextSteps(violated: [String], baseline: String?, _ style: TextStyle) -> String {
    var lines: [String] = []
    if let first = violated.first {
      let update = ["baseline", "update"] + [baseline].compactMap { $0 } + [result.system.name]
      lines += [
        .explain(first, context.command(["explain", first])),
        .known(
          context.command(
            update + context.configuration.options + ["--reason", "why it has to wait"])),
      ]
    }
    if result.answers.contains(where: \.isOpen),
      case .bounded(by: let limit) = result.graph.completeness
    {
      lines.append(.decide(limit))
    }
    guard !lines.isEmpty else { return "" }
    return ([style.apply(.strong, "Next")] + lines.map { "  \($0)" }).joined(separator: "\n")
  }

  /// The names of what is violated.
  var violated: [String] { result.answers.filter(\.isViolated).map(\.property) }
}

extension String {
  fileprivate static func explain(_ invariant: String, _ command: String) -> String {
    "What \(invariant) means, and how others mended it: \(command)"
  }

  fileprivate static func known(_ command: String) -> String {
    "To have 'baseline compare' and tests let it pass for now: \(command)"
  }

  fileprivate static func decide(_ limit: Completeness.Limit) -> String {
    let option =
      switch limit {
      case .depth: "--max-depth"
      case .states: "--max-states"
      case .time: "--time-limit"
      case .memory: "--max-memory"
      }
    return "To decide what is inconclusive: raise \(option), or narrow a bound with --scope"
  }
}
