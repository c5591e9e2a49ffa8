/// The states that a search found, and the transitions between them.
///
/// States are numbered in the order in which they were found. A state that was not expanded, since
/// a limit ended the search, has no transitions.
public struct StateGraph<State: Hashable & Sendable, Effect: Hashable & Sendable>: Sendable {
  /// The states, in the order in which they were found.
  public internal(set) var states: [State] = []

  /// The numbers of the initial states, in the system's order; nil where making one faulted.
  public internal(set) var initial: [Int?] = []

  /// The faults of initial states and of states themselves, with the state's number if any.
  public internal(set) var faults: [(state: Int?, fault: Fault)] = []

  /// The transitions, grouped by source in the order in which sources were expanded.
  public internal(set) var edges: [Edge] = []

  /// For each state the range of its transitions in `edges`; empty when it was not expanded.
  public internal(set) var outgoing: [Range<Int>] = []

  /// Whether each state was expanded.
  public internal(set) var isExpanded: [Bool] = []

  /// For each event that was ever disabled, the reasons and how often each was given.
  public internal(set) var disabled: [String: [String: Int]] = [:]

  /// How much of the state space the search saw.
  public internal(set) var completeness: Completeness = .exhaustive

  /// The declared events of the system.
  public internal(set) var catalogue = EventCatalogue([])

  /// One transition between numbered states.
  public struct Edge: Sendable {
    /// The number of the state before.
    public var source: Int
    /// The number of the state after, or nil when the transition ended in a fault.
    public var target: Int?
    /// The transition's event.
    public var event: EventLabel
    /// The answers to what the event left open.
    public var choices: [Int]
    /// What happened on the way.
    public var effects: [Effect]
    /// The fault in which the transition ended, if any.
    public var fault: Fault?
  }
}
