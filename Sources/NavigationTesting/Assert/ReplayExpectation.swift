/// What should come of a trace that is replayed.
public enum ReplayExpectation: Hashable, Sendable {
  /// The trace can be followed to its end, and violates nothing.
  case holds

  /// The trace cannot be followed any more: an event of it is disabled, which is the mend.
  case refused

  /// The trace still violates an invariant, which is known, for the reason given.
  case knownViolation(reason: String)
}
