/// A step from one state to the next by an event.
public struct Transition<State: Hashable & Sendable, Effect: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The event.
  public var event: EventLabel

  /// The answers to what the event leaves open, in the order in which the questions came up.
  public var choices: [Int]

  /// The effects of the event, oldest first.
  public var effects: [Effect]

  /// The state or fault in which it ends.
  public var outcome: Outcome<State>

  /// Makes a transition.
  public init(
    event: EventLabel, choices: [Int] = [], effects: [Effect] = [], outcome: Outcome<State>
  ) {
    self.event = event
    self.choices = choices
    self.effects = effects
    self.outcome = outcome
  }
}

/// One transition with its source, as properties see it.
public struct Step<State: Hashable & Sendable, Effect: Hashable & Sendable>: Hashable, Sendable {
  /// The state before.
  public var source: State

  /// The transition.
  public var transition: Transition<State, Effect>

  /// Makes a step.
  public init(source: State, transition: Transition<State, Effect>) {
    self.source = source
    self.transition = transition
  }

  /// The event's name.
  public var event: String { transition.event.name }

  /// The effects of the event, oldest first.
  public var effects: [Effect] { transition.effects }

  /// The state after, unless the transition ended in a fault.
  public var target: State? {
    if case .state(let state) = transition.outcome { state } else { nil }
  }

  /// The fault in which the transition ended, if any.
  public var fault: Fault? {
    if case .fault(let fault) = transition.outcome { fault } else { nil }
  }
}

/// The end of a transition: a state, or a fault.
public enum Outcome<State: Hashable & Sendable>: Hashable, Sendable {
  /// The system is in this state.
  case state(State)

  /// The event trapped, never settled, or showed that the system cannot be explored.
  case fault(Fault)
}

/// An event as a state names it.
public struct EventLabel: Hashable, Sendable, CustomStringConvertible {
  /// The event's name, unique among the events that the state knows.
  public var name: String

  /// The event's number: fixed for a declared event; the events that a platform adds in a state
  /// follow, in the order in which the state lists them.
  public var ordinal: Int

  /// Makes a label.
  public init(_ name: String, ordinal: Int) {
    self.name = name
    self.ordinal = ordinal
  }

  /// The event's name.
  public var description: String { name }
}

/// The reason why a transition has no target, or why no answer about a system can be trusted.
public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of fault.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The event violated a precondition and the process died.
    case trapped
    /// The event was still at work when its bound was met.
    case neverSettled
    /// The same trace, replayed, led to a different state.
    case replayDiverged
    /// Two traces lead to states that look equal, but went on differently.
    case hiddenState
    /// Something that the system must not use was used, such as the real clock.
    case unsupported

    /// A Boolean value that indicates whether it says that the system cannot be explored, rather than
    /// that it misbehaves.
    public var isOfSystem: Bool {
      switch self {
      case .trapped, .neverSettled: false
      case .replayDiverged, .hiddenState, .unsupported: true
      }
    }
  }

  /// The kind of the fault.
  public var kind: Kind

  /// The fact, in one sentence.
  public var message: String

  /// The evidence for the fact, such as the last lines that the process wrote; may be empty.
  public var evidence: String

  /// Makes a fault.
  public init(_ kind: Kind, _ message: String, evidence: String = "") {
    self.kind = kind
    self.message = message
    self.evidence = evidence
  }

  /// A Boolean value that indicates whether the fault says that the system cannot be explored, rather
  /// than that it misbehaves.
  public var isOfSystem: Bool { kind.isOfSystem }

  /// The fact.
  public var description: String { message }
}
