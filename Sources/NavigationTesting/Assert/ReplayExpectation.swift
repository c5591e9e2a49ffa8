/// What should come of a trace that is replayed.
public enum ReplayExpectation: Hashable, Sendable {
  /// The trace can be followed to its end, and violates nothing.
  case holds

  /// The last event of the trace cannot happen any more, which is the fix.
  case refused

  /// The trace still violates an invariant, which is known, for the reason given.
  case knownViolation(reason: String)
}
