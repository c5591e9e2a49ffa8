/// Runs a trace through a system, step by step.
///
/// - Parameters:
///   - trace: the trace, by names or by ordinals.
///   - system: the system.
/// - Returns: the steps; the last one may end in a fault.
/// - Throws: ``ReplayError`` when the trace does not fit the system, and what the system throws.
public func replay<System: TransitionSystem>(
  _ trace: Trace, in system: System
) throws -> [Step<System.State, System.Effect>] {
  var state = try initialState(of: system, for: trace)
  var steps: [Step<System.State, System.Effect>] = []
  var visited = Trace(start: trace.start)
  for (position, wanted) in trace.steps.enumerated() {
    if let fault = steps.last?.fault {
      throw ReplayError.endedInFault(
        step: position, fault: fault, remaining: trace.steps.count - position)
    }
    let visit = Visit(state: state, trace: visited)
    var expansion = try system.expand(visit, along: wanted)
    // What else could happen is worth knowing only where the step is refused.
    if !expansion.transitions.contains(where: { wanted.matches($0.event) }) {
      expansion = try system.expand([visit])[0]
    }
    let transition = try expansion.transition(
      for: wanted, at: position + 1, catalog: system.catalog)
    steps.append(Step(source: state, transition: transition))
    visited.steps.append(
      Trace.Step(.ordinal(transition.event.ordinal), choices: transition.choices))
    if case .state(let next) = transition.outcome { state = next }
  }
  return steps
}

/// Returns the initial state in which a trace begins.
public func initialState<System: TransitionSystem>(
  of system: System, for trace: Trace
) throws -> System.State {
  let outcomes = try system.start()
  guard outcomes.indices.contains(trace.start) else {
    throw ReplayError.startOutOfRange(trace.start, count: outcomes.count)
  }
  switch outcomes[trace.start] {
  case .state(let state): return state
  case .fault(let fault): throw ReplayError.startFaulted(trace.start, fault)
  }
}

extension Expansion {
  /// Finds the transition that a step of a trace asks for, the one with this number from 1.
  fileprivate func transition(
    for wanted: Trace.Step, at step: Int, catalog: EventCatalog
  ) throws(ReplayError) -> Transition<State, Effect> {
    let candidates = transitions.filter { wanted.matches($0.event) }
    guard let first = candidates.first else {
      throw refusal(of: wanted, at: step, catalog: catalog)
    }
    guard let found = candidates.first(where: { wanted.answers($0.choices) }) else {
      throw .noSuchChoice(
        step: step, event: first.event.name, written: wanted.choices,
        open: candidates.map(\.choices))
    }
    return found
  }

  private func refusal(
    of wanted: Trace.Step, at step: Int, catalog: EventCatalog
  ) -> ReplayError {
    var enabled: [String] = []
    for transition in transitions where enabled.last != transition.event.name {
      enabled.append(transition.event.name)
    }
    if let disabled = disabled.first(where: { wanted.matches($0.event) }) {
      return .disabled(
        step: step, event: disabled.event.name, reason: disabled.reason, enabled: enabled)
    }
    switch wanted.event {
    case .name(let name):
      if catalog.ordinal(of: name) != nil {
        return .disabled(step: step, event: name, reason: nil, enabled: enabled)
      }
      let known = catalog.names + enabled.filter { catalog.ordinal(of: $0) == nil }
      return .unknownEvent(step: step, name: name, suggestion: nearest(to: name, among: known))
    case .ordinal(let ordinal):
      if catalog.names.indices.contains(ordinal) {
        return .disabled(
          step: step, event: catalog.names[ordinal], reason: nil, enabled: enabled)
      }
      return .unknownOrdinal(step: step, ordinal: ordinal, declared: catalog.names.count)
    }
  }
}

// MARK: - Refusing a trace

/// The reason why a trace cannot be replayed in a system.
public enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no initial state with this number.
  case startOutOfRange(Int, count: Int)
  /// The initial state could not be made.
  case startFaulted(Int, Fault)
  /// The event cannot happen in the state before the step.
  case disabled(step: Int, event: String, reason: String?, enabled: [String])
  /// No event has this name.
  case unknownEvent(step: Int, name: String, suggestion: String?)
  /// No event has this number.
  case unknownOrdinal(step: Int, ordinal: Int, declared: Int)
  /// The event has no such choices.
  case noSuchChoice(step: Int, event: String, written: [Int], open: [[Int]])
  /// A step ended in a fault although more steps follow.
  case endedInFault(step: Int, fault: Fault, remaining: Int)

  /// The fact and the cure, in full sentences.
  public var description: String {
    switch self {
    case .startOutOfRange(let start, let count):
      "The trace begins in initial state @\(start), but the system has "
        + (count == 1 ? "only @0." : "\(count): @0 to @\(count - 1).")
    case .startFaulted(let start, let fault):
      "Initial state @\(start) cannot be made: \(fault.message)"
    case .disabled(let step, let event, let reason, let enabled):
      "Step \(step): '\(event)' is not enabled\(reason.map { ", \($0)" } ?? ""). "
        + Self.listing(enabled)
    case .unknownEvent(let step, let name, let suggestion):
      "Step \(step): the system has no event '\(name.shortened())'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .unknownOrdinal(let step, let ordinal, let declared):
      "Step \(step): no event has the number \(ordinal) here. "
        + (declared == 0
          ? "The system declares no events."
          : "The system declares the events 0 to \(declared - 1).")
    case .noSuchChoice(let step, let event, let written, let open):
      "Step \(step): '\(event)' does not meet the choices '\(Self.text(written).shortened())'. "
        + "It has \(open.map { "'\(Self.text($0))'" }.joined(separator: ", "))."
    case .endedInFault(let step, let fault, let remaining):
      "Step \(step) ended in a fault, so that the \(remaining) "
        + "\(remaining == 1 ? "step" : "steps") after it cannot be replayed: \(fault.message)"
    }
  }

  /// The greatest number of enabled events that a message names.
  private static let listed = 8

  private static func listing(_ enabled: [String]) -> String {
    if enabled.isEmpty { return "No event is enabled in this state." }
    let names = enabled.prefix(listed).joined(separator: ", ")
    let more = enabled.count - min(enabled.count, listed)
    return "Enabled: \(names)\(more > 0 ? " and \(more) more" : "")."
  }

  private static func text(_ choices: [Int]) -> String {
    choices.isEmpty ? ".0" : choices.map { ".\($0)" }.joined()
  }
}
