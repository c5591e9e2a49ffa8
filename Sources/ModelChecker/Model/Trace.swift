/// A sequence of events, with the choices that they met, from an initial state.
///
/// A trace is a value with one text form that command line, assertions and reports share:
/// steps separated by `/`, each an event and its choices, `event[.choice]*`.
public struct Trace: Hashable, Sendable {
  /// The position of the initial state in which the trace begins.
  public var start: Int

  /// The steps, in order.
  public var steps: [Step]

  /// The number of steps before the part that repeats forever; nil where the trace just ends.
  ///
  /// The number of all steps where nothing has to happen after them, so that the system may rest
  /// forever in the state that they lead to.
  public var loopStart: Int?

  /// One event and the answers to what it left open.
  public struct Step: Hashable, Sendable {
    /// The event.
    public var event: Event

    /// The answers; missing ones count as 0.
    public var choices: [Int]

    /// Makes a step.
    public init(_ event: Event, choices: [Int] = []) {
      self.event = event
      self.choices = choices
    }
  }

  /// An event, by name or by number.
  public enum Event: Hashable, Sendable {
    case name(String)
    case ordinal(Int)
  }

  /// The form in which a trace names its events.
  public enum Form: Hashable, Sendable {
    case names
    case ordinals
  }

  /// Makes a trace.
  public init(start: Int = 0, steps: [Step] = [], loopStart: Int? = nil) {
    self.start = start
    self.steps = steps
    self.loopStart = loopStart
  }
}

extension Trace.Step {
  /// Returns a Boolean value that indicates whether the step's event is the one with this label.
  public func matches(_ label: EventLabel) -> Bool {
    switch event {
    case .name(let name): name == label.name
    case .ordinal(let ordinal): ordinal == label.ordinal
    }
  }

  /// Returns a Boolean value that indicates whether the step's choices are these ones, missing ones
  /// counted as 0.
  public func answers(_ choices: [Int]) -> Bool {
    let shared = min(self.choices.count, choices.count)
    return self.choices[..<shared] == choices[..<shared]
      && self.choices[shared...].allSatisfy { $0 == 0 }
      && choices[shared...].allSatisfy { $0 == 0 }
  }
}

extension EventLabel {
  /// The event as a trace of the form names it.
  public func named(by form: Trace.Form) -> Trace.Event {
    switch form {
    case .names: .name(name)
    case .ordinals: .ordinal(ordinal)
    }
  }
}
