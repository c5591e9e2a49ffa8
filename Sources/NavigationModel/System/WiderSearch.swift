/// A search with one bound of the scope raised by one, after everything within the scope was seen and
/// held.
public struct WiderSearch: Codable, Hashable, Sendable {
  /// The key of the bound.
  public var key: String

  /// The raised bound.
  public var bound: Int

  /// The number of states that were looked at.
  public var states: Int

  /// A Boolean value that indicates whether these were all.
  public var isExhaustive: Bool

  /// The invariants that are violated there and not within the scope, in the order in which they are
  /// judged.
  public var violated: [String]

  /// A Boolean value that indicates whether the system itself showed a fault there.
  public var hasSystemFault: Bool

  /// Makes what is known of a search.
  public init(
    _ key: String, _ bound: Int, states: Int, isExhaustive: Bool, violated: [String] = [],
    hasSystemFault: Bool = false
  ) {
    self.key = key
    self.bound = bound
    self.states = states
    self.isExhaustive = isExhaustive
    self.violated = violated
    self.hasSystemFault = hasSystemFault
  }

  /// A Boolean value that indicates whether something is wrong there.
  package var hasFindings: Bool { !violated.isEmpty || hasSystemFault }
}
