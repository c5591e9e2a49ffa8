extension PropertyAnswer {
  /// Whether the answer is a violation, of whichever severity.
  package var isViolated: Bool { if case .violated = verdict { true } else { false } }

  /// Whether the answer is not known.
  package var isOpen: Bool { if case .inconclusive = verdict { true } else { false } }
}

extension CheckResult {
  /// Whether something of severity error is violated.
  package var isViolated: Bool { answers.contains { $0.isViolated && $0.severity == .error } }
}
