import ModelChecker

/// Whoever makes subjects and expands states: this process, or a worker.
protocol SubjectServing: AnyObject {
  /// How many processes are to serve from now on; nil: as many as are worth it.
  func use(workers: Int?)

  /// Makes a subject and describes its initial state.
  func begin() throws -> SeenExpansion

  /// Expands states, in order.
  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion]

  /// Takes tours, in order; each answer says where its tour went otherwise than expected, if so.
  func take(_ tours: [Tour]) throws -> [SeenExpansion]
}

/// A state to expand: the trace that leads there, and what it looks like.
struct ExpansionRequest {
  var trace: [ScriptedEvent]
  /// What must be seen there; nil where only the state is known, and nobody has seen it yet.
  var fingerprint: ObservationFingerprint?

  /// Whether an object that an event has not changed is used for the next event.
  var reuses = true

  /// How to come back from states to which an event may lead.
  var waysBack = WaysBack()

  /// After how many steps a replay begins to take note of objects; nil when it need not.
  ///
  /// An object that lives on unreached was reached one step before. So until the step before the
  /// first state with such objects there is nothing to take note of.
  var tracksFrom: Int? = 0
  var knownFaults: [KnownFault] = []

  /// The ordinals of events that ended a process somewhere, each to be tried in a copy first.
  var risky: [Int] = []

  /// The one event that is to happen; nil: all that are enabled.
  var only: Trace.Event?
}

extension ExpansionRequest {
  /// Whether an event of the state is to happen.
  func asksFor(_ event: RunnableEvent) -> Bool {
    switch only {
    case nil: true
    case .ordinal(let ordinal): event.ordinal == ordinal
    case .name(let name): event.name == name
    }
  }
}

/// A long way through known states, to see whether they go on as they did after other histories.
struct Tour: Hashable {
  /// An event, and what must come of it.
  struct Step: Hashable {
    var event: ScriptedEvent
    var target: ObservationFingerprint
    /// The hash of the events that the target must offer, where that is to be looked at.
    var offers: UInt64?
  }

  /// The trace that leads to where the tour begins.
  var approach: [ScriptedEvent]
  /// After how many steps of it a replay begins to take note of objects; nil when it need not.
  var tracksFrom: Int?
  var start: ObservationFingerprint
  var startOffers: UInt64?
  var steps: [Step] = []
}
