import ModelChecker
import NavigationModel
import NavigationReports

extension PropertyAnswer {
  /// An answer that no search has given, for a counterexample of any shape.
  static func handMade(_ counterexample: Counterexample) -> Self {
    Self(property: "HandMade", severity: .error, verdict: .violated(counterexample))
  }
}
