/// The limits that end a search before everything is explored.
public struct Limits: Hashable, Sendable {
  /// The greatest number of steps from an initial state; states that far away are not expanded.
  public var depth: Int?

  /// The greatest number of distinct states.
  public var states: Int?

  /// The longest time the search may take, the comparison of traces included.
  public var time: Duration?

  /// The most memory, in bytes, that this process and its workers may occupy together.
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

/// An order in which states are expanded.
public enum SearchOrder: Hashable, Sendable {
  /// States nearest to an initial state first; traces found are shortest.
  case breadthFirst
  /// Breadth-first for half of the states that the limit allows, then the states to which the rarest
  /// events led; breadth-first to the end where the number of states has no limit.
  ///
  /// Traces that are found in the first half are shortest.
  case rareEvents
  /// The state found last first.
  case depthFirst
  /// Walks that pick a transition at random, from a seed.
  case randomWalk(seed: UInt64)

  /// A Boolean value that indicates whether a search in this order begins breadth-first.
  public var beginsBreadthFirst: Bool { self == .breadthFirst || self == .rareEvents }
}

/// The part of the state space that a search saw.
public enum Completeness: Hashable, Sendable {
  /// Every reachable state was expanded, and all traces were compared that were to be.
  case exhaustive
  /// A limit ended the search.
  case bounded(by: Limit)
  /// The search was told to stop, for the reason given.
  case interrupted(String)

  /// The limit that ended a search.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    case depth, states, time, memory
    /// The memory that the system lets this process have, as `ulimit -v` sets it.
    case processMemory = "process memory"
  }
}

extension Limits {
  /// A limit in words: `depth 8`, `1000 states`, `1.5 s`, `2 GiB`; empty when it is not set.
  public func text(of limit: Completeness.Limit) -> String {
    switch limit {
    case .depth: depth.map { "depth \($0)" } ?? ""
    case .states: states.map { $0 == 1 ? "1 state" : "\($0) states" } ?? ""
    case .time: time.map(Self.text(of:)) ?? ""
    case .memory: memory.map(Self.text(ofBytes:)) ?? ""
    case .processMemory: ""
    }
  }

  /// Seconds, with as many decimals as milliseconds need.
  private static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    if milliseconds == 0 { return "\(seconds) s" }
    var decimals = String(String(1_000 + milliseconds).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(seconds).\(decimals) s"
  }

  /// The largest unit in which the number is whole.
  private static func text(ofBytes bytes: Int) -> String {
    for (unit, size) in [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)]
    where bytes >= size && bytes % size == 0 {
      return "\(bytes / size) \(unit)"
    }
    return bytes == 1 ? "1 byte" : "\(bytes) bytes"
  }
}
