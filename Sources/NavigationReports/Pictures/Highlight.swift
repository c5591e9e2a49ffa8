import ModelChecker
import NavigationModel

/// A trace that a picture of a graph shows among everything else.
public struct Highlight: Sendable {
  /// The trace.
  public var trace: Trace

  /// The words about it in the title of the picture.
  public var caption: String

  /// A Boolean value that indicates whether it ends in a violation.
  public var isViolation: Bool

  /// Makes a highlight of any trace.
  public init(_ trace: Trace, caption: String, isViolation: Bool) {
    self.trace = trace
    self.caption = caption
    self.isViolation = isViolation
  }

  /// Highlights the counterexample of an answer, or the witness of one that holds; nil if there is
  /// none.
  public init?(_ answer: PropertyAnswer) {
    switch answer.verdict {
    case .violated(let counterexample):
      guard !counterexample.isAbsence else { return nil }
      self.init(
        counterexample.trace, caption: "\(answer.property) \(counterexample.words)",
        isViolation: true)
    case .holds(let witness?):
      self.init(witness, caption: "\(answer.property) holds: this shows it", isViolation: false)
    default: return nil
    }
  }

  /// Highlights a trace: as the counterexample of an answer, or as a witness, if it is one.
  public init(marking trace: Trace, in result: CheckResult) {
    self =
      result.answer(shownBy: trace).flatMap { Highlight($0) }
      ?? Highlight(
        trace,
        caption:
          "trace \((TraceWalk(trace, in: result).ordinals ?? trace).text(catalog: result.graph.catalog))",
        isViolation: false)
  }
}

extension CheckResult {
  /// Returns the answer whose counterexample or witness a trace is, violations first; nil if it is none.
  func answer(shownBy trace: Trace) -> PropertyAnswer? {
    let ordinals = TraceWalk(trace, in: self).ordinals
    let fitting = answers.filter { answer in
      Highlight(answer).map { TraceWalk($0.trace, in: self).ordinals == ordinals } ?? false
    }
    return fitting.first(where: \.isViolated) ?? fitting.first
  }
}
