import ModelChecker
import NavigationModel

/// The answer about one property, on one line.
///
/// - `✓ NoOrphanedChildren holds (exhaustive; pending ≤ 2)`
/// - `✗ OnePresentation violated after 3 events`
/// - `– NoLeaks violated after 5 events; known: waits for the new cache`
/// - `? HomeReachable inconclusive: the search stopped at depth 8`
/// - `? NoLeaks holds in a narrower scope alone (exhaustive; race ≤ 0): the search stopped at depth 8`
/// - `– OneMode vacuous: no mode was ever recorded`
public struct VerdictLine: Hashable, Sendable, CustomStringConvertible {
  /// The mark at the beginning, which tells verdicts apart without color.
  public var mark: String

  /// The words after the mark.
  public var words: String { "\(property) \(verdict)" }

  /// The words after the property's name.
  let verdict: String

  private let property: String
  /// The meaning of the answer to a reader.
  let meaning: TextStyle.Meaning

  /// Makes the line for an answer.
  ///
  /// - Parameter known: why a violation stays for now, if it is known.
  public init(_ answer: PropertyAnswer, in result: CheckResult, known: String? = nil) {
    let narrower = result.narrower.telling(about: answer.property)
    let elsewhere = narrower?.words(about: answer.property)
    let verdict =
      switch answer.verdict {
      case .holds(.none) where elsewhere != nil: "holds (\(elsewhere!))"
      case .holds(let witness):
        "holds (\(result.bounds)\(witness.map { "; \(shownBy($0))" } ?? ""))"
      case .violated(let counterexample):
        counterexample.words + (answer.severity == .warning ? " (warning)" : "")
          + (known.map { "; known: \($0)" } ?? "")
      // A fault of the system is told in full once, above the verdicts.
      case .inconclusive(let reason):
        Self.open(
          result.systemFaults.isEmpty ? reason : SystemFault.shortWords, elsewhere,
          holds: narrower?.answer(about: answer.property)?.outcome == .holds)
      case .vacuous(let reason): "vacuous: \(reason)"
      case .notApplicable(let reason): "not applicable: \(reason)"
      }
    self.init(
      answer.property, .init(answer), answer.severity, isKnown: known != nil, verdict: verdict)
  }

  /// The words for an open answer: what holds elsewhere comes first, as the headline counts it.
  private static func open(_ reason: String, _ elsewhere: String?, holds: Bool) -> String {
    guard let elsewhere else { return "inconclusive: \(reason)" }
    return holds ? "\(elsewhere): \(reason)" : "inconclusive: \(reason); \(elsewhere)"
  }

  init(
    _ property: String, _ kind: VerdictKind, _ severity: Severity, isKnown: Bool, verdict: String
  ) {
    self.property = property
    self.verdict = verdict
    (mark, meaning) =
      switch kind {
      case .holds: ("✓", .good)
      case .violated where isKnown: ("–", .quiet)
      case .violated: ("✗", severity == .warning ? .doubtful : .bad)
      case .inconclusive: ("?", .doubtful)
      case .vacuous, .notApplicable: ("–", .quiet)
      }
  }

  /// The line without color.
  public var description: String { "\(mark) \(words)" }

  /// The line, colored for a terminal if wanted.
  public func text(_ style: TextStyle) -> String { "\(style.apply(meaning, mark)) \(words)" }
}

/// The kinds of answers about a property.
public enum VerdictKind: String, Codable, Hashable, Sendable, CaseIterable {
  case holds, violated, inconclusive, vacuous, notApplicable

  /// The kind of an answer.
  init(_ answer: PropertyAnswer) {
    switch answer.verdict {
    case .holds: self = .holds
    case .violated: self = .violated
    case .inconclusive: self = .inconclusive
    case .vacuous: self = .vacuous
    case .notApplicable: self = .notApplicable
    }
  }

  /// The answer as people say it.
  var words: String { self == .notApplicable ? "not applicable" : rawValue }
}

extension Severity: Codable {}

private func shownBy(_ witness: Trace) -> String {
  witness.steps.isEmpty
    ? "shown by the start" : "shown after \(counted(witness.steps.count, "event"))"
}
