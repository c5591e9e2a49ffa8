/// A method to search a system of rules.
///
/// Engines agree on counts, verdicts and traces; they differ in what they cost.
public enum Engine: String, Hashable, Sendable, CaseIterable {
  /// Whichever suits the system; the result says which and why.
  case automatic

  /// Every state is visited; rules are run once for each combination of the values that they read.
  ///
  /// States are stored exactly, a few words each. It refuses systems whose states don't fit into
  /// eight words.
  case memoized

  /// Sets of states are visited, layer by layer, as list decision diagrams.
  ///
  /// It is by far the fastest where rules touch few of many components, and slow where they touch
  /// most. A limit of states ends it before the first layer that would exceed the limit.
  case symbolic

  /// Every state is visited and every rule run on it, on the natural states.
  case general

  /// Every state and transition is kept; the result has them as a graph.
  ///
  /// It is the search of all transition systems, and the only one that knows other orders than
  /// breadth-first.
  case graph
}

/// The reason for an engine that was asked for.
@usableFromInline
enum EngineReason {
  @usableFromInline static let demanded = "it was asked for"
}

/// The form in which the general engine stores states, to recognize them.
public enum StateIdentity: String, Hashable, Sendable, CaseIterable {
  /// By the state itself: nothing is ever taken for known that is not.
  case exact

  /// By the state's encoding, from which it is decoded when needed: exact where states that are not
  /// equal have different encodings, and much smaller.
  case encoding

  /// By a fingerprint of 64 bits, made from how the state encodes itself.
  case fingerprint64

  /// By a fingerprint of 128 bits, made from how the state encodes itself.
  case fingerprint128

  /// A Boolean value that indicates whether two states that are not equal may be taken for one.
  @usableFromInline
  var isFingerprint: Bool { self == .fingerprint64 || self == .fingerprint128 }
}
