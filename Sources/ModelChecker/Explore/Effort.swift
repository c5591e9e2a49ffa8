/// What a search asked of live objects, and what it was spared.
///
/// The numbers depend on the system and the options alone, not on the number of workers. What was
/// lost with a worker and done again is not counted twice.
public struct Effort: Codable, Hashable, Sendable {
  /// How many objects were made and taken to a state.
  public var replays = 0

  /// How many events that took.
  public var replayedEvents = 0

  /// How many replays were spared because the event before had changed nothing.
  public var reuses = 0

  /// How many states were not expanded, since what happens in them follows from another state.
  public var derivedStates = 0

  /// How many of those were expanded all the same, to see whether it does.
  public var probes = 0

  /// Makes an effort of nothing.
  public init() {}

  /// Adds another effort.
  public static func += (effort: inout Effort, other: Effort) {
    effort.replays += other.replays
    effort.replayedEvents += other.replayedEvents
    effort.reuses += other.reuses
    effort.derivedStates += other.derivedStates
    effort.probes += other.probes
  }
}
