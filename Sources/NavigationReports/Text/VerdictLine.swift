import ModelChecker
import NavigationModel

/// The answer about one property, on one line.
///
/// - `✓ NoOrphanedChildren holds (exhaustive; pending ≤ 2)`
/// - `✗ OnePresentation violated after 3 events`
/// - `? HomeReachable inconclusive: the search stopped at depth 8`
/// - `– OneMode vacuous: no mode was ever recorded`
public struct VerdictLine: Hashable, Sendable, CustomStringConvertible {
  /// The mark at the beginning, which tells verdicts apart without colour.
  public var mark: String

  /// What is said after the mark.
  public var words: String

  private let meaning: TextStyle.Meaning

  /// Makes the line for an answer.
  public init(_ answer: PropertyAnswer, in result: CheckResult) {
    let name = answer.property
    switch answer.verdict {
    case .holds(let witness):
      let shown = witness.map { "; \(shownBy($0))" } ?? ""
      (mark, meaning) = ("✓", .good)
      words = "\(name) holds (\(result.bounds)\(shown))"
    case .violated(let counterexample):
      let kind = answer.severity == .warning ? " (warning)" : ""
      (mark, meaning) = ("✗", answer.severity == .warning ? .doubtful : .bad)
      words = "\(name) \(counterexample.words)\(kind)"
    case .inconclusive(let reason):
      (mark, meaning) = ("?", .doubtful)
      words = "\(name) inconclusive: \(Self.short(reason))"
    case .vacuous(let reason):
      (mark, meaning) = ("–", .quiet)
      words = "\(name) vacuous: \(reason)"
    case .notApplicable(let reason):
      (mark, meaning) = ("–", .quiet)
      words = "\(name) not applicable: \(reason)"
    }
  }

  /// A fault of the system is told in full once, above the verdicts.
  private static func short(_ reason: String) -> String {
    let fault = "the system itself is at fault"
    return reason.hasPrefix(fault) ? fault : reason
  }

  /// The line without colour.
  public var description: String { "\(mark) \(words)" }

  /// The line, coloured for a terminal if wanted.
  public func text(_ style: TextStyle) -> String { "\(style.apply(meaning, mark)) \(words)" }
}

private func shownBy(_ witness: Trace) -> String {
  witness.steps.isEmpty
    ? "shown by the start" : "shown after \(counted(witness.steps.count, "event"))"
}
