import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

/// The costs of a check and the invariants that it did not judge, in words.
struct CostReport {
  /// The text, without a line break at its end.
  let text: String

  /// Makes the report about a check.
  ///
  /// - Parameters:
  ///   - options: the options of the search.
  ///   - time: the time that the search and the judging took.
  ///   - all: the names of all invariants of the system.
  /// - Complexity: judges each invariant once more, alone, to see how long that takes.
  init(_ checked: Checked, options: ExplorationOptions, time: Duration, all: [String]) {
    let result = checked.result
    let states = result.stateCount
    var lines = [
      "\(result.title): \(options.words)",
      "\(result.title): explored and judged in \(time.words), "
        + "\(counted(states, "state")); each property judged alone:",
    ]
    let judged = checked.invariants.map(\.name)
    let width = judged.map(\.count).max() ?? 0
    for (invariant, answer) in zip(checked.invariants, result.answers) {
      let words: String
      if case .notApplicable(let reason) = answer.verdict {
        words = "not judged: \(reason)"
      } else {
        words = ContinuousClock().measure { _ = result.answers(to: [invariant]) }.words
      }
      lines.append("  \(invariant.name.padded(to: width))  \(words)")
    }
    let others = all.filter { !judged.contains($0) }.count
    if others > 0 { lines.append("  \(String.notAskedFor(others))") }
    text = lines.joined(separator: "\n")
  }
}

extension ExplorationOptions {
  /// The options in words.
  fileprivate var words: String {
    var words = [order.words]
    words += limits.states.map { ["at most \(counted($0, "state"))"] } ?? []
    words += limits.depth.map { ["at most \(counted($0, "event"))"] } ?? []
    words += limits.time.map { ["at most \($0.words)"] } ?? []
    words += limits.memory.map { ["at most \($0 >> 20) MiB"] } ?? []
    let names = reductions.names
    words.append(names.isEmpty ? "no reduction" : "reductions \(listed(names))")
    words += workers.map { [counted($0, "worker")] } ?? []
    return words.joined(separator: "; ")
  }
}

extension SearchOrder {
  fileprivate var words: String {
    switch self {
    case .breadthFirst: "breadth-first"
    case .rareEvents: "breadth-first, then rare events"
    case .depthFirst: "depth-first"
    case .randomWalk(let seed): "random with seed \(seed)"
    }
  }
}

extension Duration {
  /// The time as it is read: in milliseconds, from ten seconds on in seconds.
  fileprivate var words: String {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return milliseconds < 10_000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
  }
}

extension String {
  fileprivate static func notAskedFor(_ count: Int) -> String {
    "not judged: \(count == 1 ? "1 other" : "\(count) others"), which were not asked for"
  }
}

extension String {
  /// Returns the text with blanks behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
