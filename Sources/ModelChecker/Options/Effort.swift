/// The work that a search took with live objects, and the work that it was spared.
///
/// The numbers depend on the system and the options alone, not on the number of workers. What was
/// lost with a worker and done again is not counted twice.
public struct Effort: Codable, Hashable, Sendable {
  /// The number of objects that were made and taken to a state.
  public var replays = 0

  /// The number of events that this took.
  public var replayedEvents = 0

  /// The number of replays that were spared because the event before had changed nothing.
  public var reuses = 0

  /// The number of replays that were spared because an object could be taken back.
  public var returns = 0

  /// The number of states that were not expanded, since their transitions follow from another's.
  public var derivedStates = 0

  /// The number of those that were expanded all the same, to confirm it.
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
  /// Reads what was saved; results of earlier versions have no number of returns.
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
