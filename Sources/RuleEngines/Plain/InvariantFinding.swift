import ModelChecker

/// The findings about an invariant.
@usableFromInline
struct InvariantFinding {
  /// A Boolean value that indicates whether its premise was met.
  @usableFromInline var isExercised = false

  /// The reason for which it is violated, in the state that was met first.
  @usableFromInline var why: String?

  @inlinable
  init(isExercised: Bool = false, why: String? = nil) {
    self.isExercised = isExercised
    self.why = why
  }
}

extension InvariantFinding {
  /// The verdict on the invariant.
  ///
  /// - Parameter path: a path to a state that violates it.
  func verdict(
    by path: PlainPath<some Any>?, completeness: Completeness, limits: Limits
  ) -> Verdict {
    if let why {
      return .violated(
        Counterexample(
          trace: path?.trace(by: .names) ?? Trace(),
          ordinals: path?.trace(by: .ordinals) ?? Trace(),
          why: why, isOrdinary: true))
    }
    if let doubt = Doubt.unseen(completeness, limits: limits) { return .inconclusive(doubt) }
    return isExercised ? .holds(witness: nil) : .vacuous(Vacuity.always)
  }
}
