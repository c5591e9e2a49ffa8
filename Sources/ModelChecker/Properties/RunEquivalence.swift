/// Two forms of runs from one state, and how the ends of one must be like those of the other.
///
/// Judged in each state that meets the premise: whatever the actual runs leave open, each must end
/// like one of the expected runs. Where a search did not see all expected runs, nothing is said.
/// A run that ends in a fault has no end and is compared with nothing.
public struct RunEquivalence<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The states from which runs are compared.
  public var premise: (State) -> Bool

  /// The runs that end as they should; without parts it is the state itself, come to rest.
  public var expected: RunForm<State, Effect>

  /// The runs that are judged.
  public var actual: RunForm<State, Effect>

  /// The states in which runs are over, and the events that bring them there.
  public var rest: Rest<State>

  /// Judges whether two runs end alike; *not exercised* where they cannot be compared.
  public var relation:
    (_ expected: FinishedRun<State, Effect>, _ actual: FinishedRun<State, Effect>) -> Judgment

  /// Makes an equivalence.
  public init(
    premise: @escaping (State) -> Bool = { _ in true },
    expected: RunForm<State, Effect>, actual: RunForm<State, Effect>,
    rest: Rest<State> = Rest(),
    relation:
      @escaping (_ expected: FinishedRun<State, Effect>, _ actual: FinishedRun<State, Effect>) ->
      Judgment
  ) {
    self.premise = premise
    self.expected = expected
    self.actual = actual
    self.rest = rest
    self.relation = relation
  }
}

/// The form of a run: consecutive parts of one transition each.
public struct RunForm<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// One transition of a run.
  public struct Part {
    /// Says which events it may be; asked once for each event of a graph.
    public var event: (EventLabel) -> Bool

    /// Says which effects it may have, asked once for each list of effects of a graph; nil: any.
    public var effects: (([Effect]) -> Bool)?

    /// Says whether it may follow the steps before it in the run; nil: it may.
    public var admits: ((_ prefix: [Step<State, Effect>], _ next: Step<State, Effect>) -> Bool)?

    /// A Boolean value that indicates whether it begins at rest, so that the system first comes to rest where it is not.
    public var isFromRest: Bool

    /// Makes a part.
    public init(
      event: @escaping (EventLabel) -> Bool, effects: (([Effect]) -> Bool)? = nil,
      isFromRest: Bool = true,
      admits: ((_ prefix: [Step<State, Effect>], _ next: Step<State, Effect>) -> Bool)? = nil
    ) {
      self.event = event
      self.effects = effects
      self.isFromRest = isFromRest
      self.admits = admits
    }

    /// Makes a part that is an event of this name.
    public init(_ event: String, isFromRest: Bool = true) {
      self.init(event: { $0.name == event }, isFromRest: isFromRest)
    }
  }

  /// The parts, in order.
  public var parts: [Part]

  /// Makes a form.
  public init(_ parts: [Part] = []) { self.parts = parts }
}

/// The states in which nothing is in progress, and the events that only end what is.
public struct Rest<State: Hashable & Sendable> {
  /// Returns a Boolean value that indicates whether nothing is in progress in a state.
  public var isAtRest: (State) -> Bool

  /// Returns a Boolean value that indicates whether an event ends what is in progress, and does
  /// nothing else; one of them must do.
  public var settles: (EventLabel) -> Bool

  /// Makes a definition of rest; by default a system is always at rest.
  public init(
    isAtRest: @escaping (State) -> Bool = { _ in true },
    settles: @escaping (EventLabel) -> Bool = { _ in false }
  ) {
    self.isAtRest = isAtRest
    self.settles = settles
  }
}

/// A run that has come to its end at rest.
public struct FinishedRun<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The state in which it began.
  public var start: State

  /// Its steps, those that only brought it to rest included.
  public var steps: [Step<State, Effect>]

  /// The state in which it ended.
  public var end: State

  /// Makes a run.
  public init(start: State, steps: [Step<State, Effect>], end: State) {
    self.start = start
    self.steps = steps
    self.end = end
  }
}
