/// A sequence of events, with the choices that they met, from an initial state.
///
/// A trace is a value with one text form that command line, assertions and reports share:
/// steps separated by `/`, each an event and its choices, `event[.choice]*`.
public struct Trace: Hashable, Sendable {
  /// Which of several initial states the trace begins in.
  public var start: Int

  /// The steps, in order.
  public var steps: [Step]

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

  /// Makes a trace.
  public init(start: Int = 0, steps: [Step] = []) {
    self.start = start
    self.steps = steps
  }
}
