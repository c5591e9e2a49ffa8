/// The limits that end a search before everything is explored.
public struct Limits: Hashable, Sendable {
  /// The greatest number of steps from an initial state; states that far away are not expanded.
  public var depth: Int?

  /// The greatest number of distinct states.
  public var states: Int?

  /// The longest time the search may take, the comparison of histories included.
  public var time: Duration?

  /// The most memory, in bytes, that this process may occupy.
  public var memory: Int?

  /// Makes limits; none by default.
  public init(
    depth: Int? = nil, states: Int? = nil, time: Duration? = nil, memory: Int? = nil
  ) {
    self.depth = depth
    self.states = states
    self.time = time
    self.memory = memory
  }
}

/// Which of the states already found is expanded next.
public enum SearchOrder: Hashable, Sendable {
  /// States nearest to an initial state first; traces found are shortest.
  case breadthFirst
  /// The state found last first.
  case depthFirst
  /// Walks that pick a transition at random, from a seed.
  case randomWalk(seed: UInt64)
}

/// How much of the state space a search saw.
public enum Completeness: Hashable, Sendable {
  /// Every reachable state was expanded, and all histories were compared that were to be.
  case exhaustive
  /// A limit ended the search.
  case bounded(by: Limit)
  /// The search was told to stop, for the reason given.
  case interrupted(String)

  /// The limit that ended a search.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    case depth, states, time, memory
  }
}
