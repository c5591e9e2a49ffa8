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

  /// How many replays were spared because the object found a way back.
  public var returns = 0

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
    effort.returns += other.returns
    effort.derivedStates += other.derivedStates
    effort.probes += other.probes
  }
}

extension Effort {
  /// Reads what was saved; results from before objects found ways back say nothing of them.
  public init(from decoder: any Decoder) throws {
    let saved = try decoder.container(keyedBy: CodingKeys.self)
    replays = try saved.decode(Int.self, forKey: .replays)
    replayedEvents = try saved.decode(Int.self, forKey: .replayedEvents)
    reuses = try saved.decode(Int.self, forKey: .reuses)
    returns = try saved.decodeIfPresent(Int.self, forKey: .returns) ?? 0
    derivedStates = try saved.decode(Int.self, forKey: .derivedStates)
    probes = try saved.decode(Int.self, forKey: .probes)
  }
}
