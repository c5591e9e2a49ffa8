/// The states that a search found, and the transitions between them.
///
/// States are numbered in the order in which they were found, transitions in the order in which
/// their sources were expanded. A state that a limit or a cap kept from being expanded has no
/// transitions; where the limit of states ended the search, the last source has only those that lead to states
/// within the limit.
public struct StateGraph<State: Hashable & Sendable, Effect: Hashable & Sendable>: Sendable {
  /// The states, in the order in which they were found.
  public internal(set) var states: [State] = []

  /// The numbers of the initial states, in the system's order; nil where making one faulted or
  /// the limit of states was met.
  public internal(set) var initial: [Int?] = []

  /// The faults of initial states and of states themselves.
  public internal(set) var faults: [StateFault] = []

  /// A Boolean value for each state that indicates whether it was expanded.
  public internal(set) var isExpanded: [Bool] = []

  /// The number of states in which some choices of an event were not tried, for each such event; see
  /// ``Expansion/untried``.
  ///
  /// A search is exhaustive but for these.
  public internal(set) var untried: [String: Int] = [:]

  /// The number of states in which some outcomes of an event are left out, for each such event; see
  /// ``Expansion/refused``.
  public internal(set) var refused: [String: Int] = [:]

  /// The states in which some choices of an event were not tried, by number.
  var statesWithUntried: Set<Int> = []

  /// The states at which a cap ended the path, by number, each with the name of the cap.
  ///
  /// They are judged like others, and have no transitions. A search is exhaustive within its caps.
  public internal(set) var cut: [Int: String] = [:]

  /// The part of the state space that the search saw.
  public internal(set) var completeness: Completeness = .exhaustive

  /// The options of the search.
  public internal(set) var options = ExplorationOptions()

  /// The work that the search took with live objects, and the work it was spared; nil without them.
  public internal(set) var effort: Effort?

  /// The declared events of the system.
  public internal(set) var catalog = EventCatalog([])

  /// The shortest paths from the initial states to every state.
  public internal(set) var shortestPaths = ShortestPaths(table: EdgeTable(), reached: [])

  /// A Boolean value that indicates whether every state was seen, but the search ended before all traces were compared.
  var wasComparing = false

  var table = EdgeTable()
  var pools = EdgePools<Effect>()
  var guards = GuardTable()
}

/// A fault that belongs to no transition.
public struct StateFault: Hashable, Sendable {
  /// The number of the state in which it showed; nil when making an initial state faulted.
  public var state: Int?

  /// The position among the initial states of the one that could not be made.
  public var start: Int?

  /// The fault.
  public var fault: Fault

  /// Makes a fault of a state, or of the making of an initial one.
  public init(state: Int?, start: Int?, fault: Fault) {
    self.state = state
    self.start = start
    self.fault = fault
  }
}
