/// A system whose reachable states can be enumerated.
///
/// A system has initial states and, for a state, transitions: one for each enabled event and each
/// way to answer what the event leaves open. Given the same state it always yields the same
/// transitions in the same order.
public protocol TransitionSystem<State, Effect> {
  /// A state; two states that are equal go on alike.
  associatedtype State: Hashable & Sendable

  /// An effect of an event, beside the next state.
  associatedtype Effect: Hashable & Sendable

  /// The events that the system declares, in the order of their ordinals.
  var catalog: EventCatalog { get }

  /// The number of states that one call of `expand` should be given, at best; it gets 64 at most.
  var preferredBatch: Int { get }

  /// A Boolean value that indicates whether `expand` reads the traces of its visits; a system of plain
  /// values does not, and the
  /// exploration saves the time to make them.
  var readsTraces: Bool { get }

  /// Is told how a search is to be done before it begins.
  func prepare(for options: ExplorationOptions)

  /// The work that the search prepared last took with live objects; nil without such objects.
  var effort: Effort? { get }

  /// Yields the initial states, in a fixed order; a fault where making one trapped.
  ///
  /// - Throws: what stops the whole exploration, such as a worker that cannot be started.
  func start() throws -> [Outcome<State>]

  /// Yields the initial states as ``start()`` does, or gives up.
  ///
  /// - Parameter mayGoOn: asked now and then while the system waits for something, as for another
  ///   process; a no stays a no.
  /// - Returns: nil where it was told not to go on.
  /// - Throws: what stops the whole exploration.
  func start(while mayGoOn: () -> Bool) throws -> [Outcome<State>]?

  /// Yields the transitions of each of the states, in the order of the states.
  ///
  /// - Parameter visits: states, each with a trace that leads to it.
  /// - Throws: what stops the whole exploration.
  func expand(_ visits: [Visit<State>]) throws -> [Expansion<State, Effect>]

  /// Yields the transitions of states as ``expand(_:)`` does, or gives up.
  ///
  /// - Parameter mayGoOn: asked now and then while the system waits for something, as for another
  ///   process; a no stays a no.
  /// - Returns: nil where it was told not to go on.
  /// - Throws: what stops the whole exploration.
  func expand(
    _ visits: [Visit<State>], while mayGoOn: () -> Bool
  ) throws -> [Expansion<State, Effect>]?

  /// The memory that other processes occupy for the system now, in bytes.
  var memoryElsewhere: Int { get }

  /// Yields the transitions of a state by the event that a step of a trace means, and possibly
  /// others: what follows a trace needs no more.
  ///
  /// - Parameters:
  ///   - visit: a state, with a trace that leads to it.
  ///   - step: the step that is to be taken from there.
  /// - Throws: what stops the whole exploration.
  func expand(_ visit: Visit<State>, along step: Trace.Step) throws -> Expansion<State, Effect>

  /// Says, when a search has ended, what makes its answer doubtful: faults of the system itself,
  /// each in a state of the search.
  ///
  /// Where that takes work, it is done in batches of less than a second.
  ///
  /// - Parameter mayGoOn: asked before each batch of work, and only if there is one; a no stays a
  ///   no, and what was found until then is told.
  /// - Throws: what stops the whole exploration.
  func conclude(while mayGoOn: () -> Bool) throws -> [(state: State, fault: Fault)]
}

extension TransitionSystem {
  /// By default a system does the same whatever the options.
  public func prepare(for options: ExplorationOptions) {}

  /// By default a system has no live objects.
  public var effort: Effort? { nil }

  /// By default a system waits for nothing.
  public func start(while mayGoOn: () -> Bool) throws -> [Outcome<State>]? { try start() }

  /// By default a system waits for nothing.
  public func expand(
    _ visits: [Visit<State>], while mayGoOn: () -> Bool
  ) throws -> [Expansion<State, Effect>]? { try expand(visits) }

  /// By default a system is in this process alone.
  public var memoryElsewhere: Int { 0 }

  /// By default a system yields everything.
  public func expand(
    _ visit: Visit<State>, along step: Trace.Step
  ) throws -> Expansion<State, Effect> {
    try expand([visit])[0]
  }

  /// By default a system has no doubts.
  public func conclude(while mayGoOn: () -> Bool) throws -> [(state: State, fault: Fault)] { [] }

  /// One state at a time.
  public var preferredBatch: Int { 1 }

  /// By default a system reads traces.
  public var readsTraces: Bool { true }
}

/// A state together with the trace by which the exploration reached it.
public struct Visit<State: Hashable & Sendable>: Sendable {
  /// The state.
  public var state: State

  /// A trace of ordinals that leads to the state; without steps when the system reads no traces.
  public var trace: Trace

  /// Makes a visit.
  public init(state: State, trace: Trace) {
    self.state = state
    self.trace = trace
  }
}

/// The transitions of one state, and all else that a system says about it.
public struct Expansion<State: Hashable & Sendable, Effect: Hashable & Sendable>: Sendable {
  /// The transitions, ordered by the ordinals of their events, then by their choices.
  public var transitions: [Transition<State, Effect>]

  /// The events that a guard disables, with the reason.
  public var disabled: [DisabledEvent]

  /// The faults of the system itself in this state, such as a replay that diverged.
  public var faults: [Fault]

  /// The events of which some choices were not tried.
  public var untried: [EventLabel]

  /// The events of which some outcomes are left out, since the system takes them for impossible.
  public var refused: [EventLabel]

  /// The targets at which a cap ends the path, each with the name of the cap: they are judged, and
  /// not expanded.
  public var cut: [State: String]

  /// Makes an expansion.
  public init(
    transitions: [Transition<State, Effect>] = [], disabled: [DisabledEvent] = [],
    faults: [Fault] = [], untried: [EventLabel] = [], refused: [EventLabel] = [],
    cut: [State: String] = [:]
  ) {
    self.transitions = transitions
    self.disabled = disabled
    self.faults = faults
    self.untried = untried
    self.refused = refused
    self.cut = cut
  }
}

/// An event that cannot happen in a state, and why.
public struct DisabledEvent: Hashable, Sendable {
  /// The event.
  public var event: EventLabel

  /// The guard's reason, as a short sentence without a full stop.
  public var reason: String

  /// Makes a disabled event.
  public init(event: EventLabel, reason: String) {
    self.event = event
    self.reason = reason
  }
}
