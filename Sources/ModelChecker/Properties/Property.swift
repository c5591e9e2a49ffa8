/// Something that should be true of a system.
///
/// Properties are judged on the finished state graph, all of them on one exploration.
public struct Property<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The property's name, in UpperCamelCase.
  public var name: String

  /// The severity of a violation.
  public var severity: Severity

  /// The form and content of the property.
  public var kind: Kind

  /// The forms that properties come in.
  public enum Kind {
    /// Judges each reachable state.
    case always((State) -> Judgment)

    /// Judges each transition, those that end in a fault included.
    case alwaysStep((Step<State, Effect>) -> Judgment)

    /// Judges each short run of consecutive transitions that fits a pattern.
    case alwaysRun(RunPattern<State, Effect>)

    /// Compares the ends of runs of one form with those of another form from the same state.
    case equivalentRuns(RunEquivalence<State, Effect>)

    /// Compares the ends of all choices of one event in one state.
    case confluent(Confluence<State, Effect>)

    /// Judges runs by an automaton that reads their steps.
    case monitor(Monitor<State, Effect>)

    /// Some reachable state is like this.
    case sometimes((State) -> Bool)

    /// Some transition is like this; says, in words, what it means that none is.
    case sometimesStep((Step<State, Effect>) -> Bool, why: String)

    /// From every reachable state that meets the premise a goal can be reached.
    case alwaysReachable(Reachability<State, Effect>)

    /// An obligation of a state is met on every fair path from it.
    case leadsTo(LeadsTo<State, Effect>)

    /// No transition ends in a fault of one of these kinds.
    case noFault(of: [Fault.Kind])

    /// Judges what the system declares, whatever its states are.
    case given(Judgment)

    /// Several properties under one name: all of them must hold.
    case all([Kind])

    /// No transition ends in a fault of the subject.
    public static var noFault: Kind {
      .noFault(of: Fault.Kind.allCases.filter { !$0.isOfSystem })
    }
  }

  /// Makes a property.
  public init(_ name: String, severity: Severity = .error, _ kind: Kind) {
    self.name = name
    self.severity = severity
    self.kind = kind
  }
}

/// A pattern of consecutive steps, and what must be true of each run that fits it.
public struct RunPattern<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The number of steps of a fitting run.
  public var length: Int

  /// Says whether a step may follow the steps before it in a fitting run.
  public var admits: (_ prefix: [Step<State, Effect>], _ next: Step<State, Effect>) -> Bool

  /// Judges a fitting run.
  public var relation: (_ run: [Step<State, Effect>]) -> Judgment

  /// Makes a pattern.
  public init(
    length: Int,
    admits: @escaping (_ prefix: [Step<State, Effect>], _ next: Step<State, Effect>) -> Bool,
    relation: @escaping (_ run: [Step<State, Effect>]) -> Judgment
  ) {
    self.length = length
    self.admits = admits
    self.relation = relation
  }
}

/// An automaton that reads the steps of a run and may report a violation at one.
///
/// Its own state must be a small value: it is explored together with the states of the system.
public struct Monitor<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The reaction of the automaton to a step.
  public struct Move {
    /// The state of its own in which it goes on.
    public var memory: AnyHashable

    /// The judgment on the step.
    public var judgment: Judgment
  }

  /// The automaton's state in an initial state of the system.
  public var begin: (State) -> AnyHashable

  /// Reads one step.
  public var advance: (AnyHashable, Step<State, Effect>) -> Move

  /// Makes a monitor with a typed state of its own.
  public init<Memory: Hashable>(
    begin: @escaping (State) -> Memory,
    advance: @escaping (Memory, Step<State, Effect>) -> (Memory, Judgment)
  ) {
    self.begin = { AnyHashable(begin($0)) }
    self.advance = { memory, step in
      let (next, judgment) = advance(memory.base as! Memory, step)
      return Move(memory: AnyHashable(next), judgment: judgment)
    }
  }
}

/// A goal, the states from which it must be reachable, and the steps that may lead there.
public struct Reachability<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The states from which the goal must be reachable.
  public var premise: (State) -> Bool

  /// The goal.
  public var goal: (State) -> Bool

  /// Returns a Boolean value that indicates whether a step may be taken on the path to the goal.
  public var via: (Step<State, Effect>) -> Bool

  /// The greatest number of steps in which the goal must be reachable; nil: any number.
  public var within: Int?

  /// Says, in words, what cannot be reached from a state.
  public var why: (State) -> String

  /// Makes a reachability.
  public init(
    premise: @escaping (State) -> Bool = { _ in true },
    goal: @escaping (State) -> Bool,
    via: @escaping (Step<State, Effect>) -> Bool = { _ in true },
    within: Int? = nil,
    why: @escaping (State) -> String
  ) {
    self.premise = premise
    self.goal = goal
    self.via = via
    self.within = within
    self.why = why
  }
}

/// Transitions of one state and one event that must end alike, in whatever order it happens.
///
/// A transition violates it if others came out the same, took another order and are not alike, and
/// none that came out the same is: what one order can end in, the others can end in, too.
public struct Confluence<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// Tells transitions of one event apart that may end differently: only those with equal keys are
  /// compared, and those without a key not at all.
  public var key: (Step<State, Effect>) -> AnyHashable?

  /// Returns the positions of those choices of a transition that are no choices of an order.
  public var outcomes: (Step<State, Effect>) -> Set<Int>

  /// Judges whether two states are alike; *not exercised* where they cannot be compared.
  public var relation: (_ first: State, _ second: State) -> Judgment

  /// Makes a confluence.
  public init(
    key: @escaping (Step<State, Effect>) -> AnyHashable? = { _ in 0 },
    outcomes: @escaping (Step<State, Effect>) -> Set<Int> = { _ in [] },
    relation: @escaping (_ first: State, _ second: State) -> Judgment
  ) {
    self.key = key
    self.outcomes = outcomes
    self.relation = relation
  }
}
