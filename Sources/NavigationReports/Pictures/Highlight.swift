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
}
