/// How the general engine knows a state again.
public enum StateIdentity: String, Hashable, Sendable, CaseIterable {
  /// By the state itself: nothing is ever taken for known that is not.
  case exact

  /// By all that the state says about itself, which is kept in its place and from which it is made
  /// again: as exact as states that are not equal say different things, and much smaller.
  case encoding

  /// By a fingerprint of 64 bits, made from how the state encodes itself.
  case fingerprint64

  /// By a fingerprint of 128 bits, made from how the state encodes itself.
  case fingerprint128

  /// Whether two states that are not equal may be taken for one.
  @usableFromInline
  var isFingerprint: Bool { self == .fingerprint64 || self == .fingerprint128 }
}

extension Exploration {
  /// This result, when a search with other fingerprints has found the same.
  @usableFromInline
  func confirmed(by other: Exploration) throws -> Exploration {
    guard states == other.states, transitions == other.transitions, depth == other.depth else {
      throw EngineError.fingerprintsDisagree
    }
    return self
  }
}
