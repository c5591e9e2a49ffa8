import ModelChecker
import ObjectObservation

/// A state to expand: the trace that leads there, and its fingerprint.
struct ExpansionRequest {
  var trace: [ScriptedEvent]
  /// The fingerprint that must be seen there; nil where only the state is known, and nobody has
  /// seen it yet.
  var fingerprint: ObservationFingerprint?

  /// A Boolean value that indicates whether an object that an event has not changed is used for the
  /// next event.
  var reuses = true

  /// A Boolean value that indicates whether orders are left out of which it is known where they end.
  var leavesOutOrders = true

  /// The paths back from states to which an event may lead.
  var returnPaths = ReturnPaths()

  /// The number of steps after which a replay begins to take note of objects; nil when it need not.
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
  /// Returns a Boolean value that indicates whether an event of the state is to happen.
  func asksFor(_ event: RunnableEvent) -> Bool {
    switch only {
    case nil: true
    case .ordinal(let ordinal): event.ordinal == ordinal
    case .name(let name): event.name == name
    }
  }

  /// Returns the fault in which a script of an event is known to end, if it is known to.
  func knownFault(of event: RunnableEvent, script: [Int]) -> KnownFault? {
    knownFaults.first { $0.event == event.ordinal && $0.isMet(by: script) }
  }
}

/// The paths that lead back to a state from states around it, by transitions that are known.
struct ReturnPaths {
  /// A transition that leads nearer to the state.
  struct Step: Hashable {
    var from: ObservationFingerprint
    var event: ScriptedEvent
    var to: ObservationFingerprint
  }

  /// The steps, one for each state from which a path leads back; those nearest to the state first.
  var steps: [Step] = []

  /// The step from a state, if a path leads back from there.
  subscript(fingerprint: ObservationFingerprint) -> Step? {
    steps.first { $0.from == fingerprint }
  }
}

/// Two traces that lead to states that look equal, and go on differently.
struct ComparedTraces: Hashable {
  var first: [ScriptedEvent]
  var second: [ScriptedEvent]
}

/// A long path through known states that one run follows, to see whether they go on as they did
/// after other traces.
struct ExpectedPath: Hashable {
  /// An event, and the state to which it must lead.
  struct Step: Hashable {
    var event: ScriptedEvent
    var target: ObservationFingerprint
    /// The hash of the events that the target must offer, where that is to be looked at.
    var offers: UInt64?
  }

  /// The trace that leads to the first state of the path.
  var approach: [ScriptedEvent]
  /// The number of its steps after which a replay begins to take note of objects; nil when it need
  /// not.
  var tracksFrom: Int?
  var start: ObservationFingerprint
  var startOffers: UInt64?
  var steps: [Step] = []
}
