import ModelChecker

extension Counterexample {
  /// Whether a user can get there, by this trace or by another; nil for what never happens, which
  /// has no trace.
  var isReachableByUser: Bool? { isAbsence ? nil : isOrdinary || ordinaryTrace != nil }
}
