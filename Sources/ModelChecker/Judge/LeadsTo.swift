/// A promise: what a state owes comes about on every fair way on from it.
///
/// A way on may be infinite, and it may end where nobody has to go on: a person is free to do
/// nothing for ever. Only *processes* must go on, such as a server that answers or work that runs.
/// Fairness is weak: a process that from some moment on could always take a step takes one.
/// Which of its steps it takes is left open, so that a server may answer with a failure each time.
public struct LeadsTo<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// What a state owes, or nil; states that owe equal things owe the same.
  public var obligation: (State) -> AnyHashable?

  /// Whether an obligation is met in a state.
  public var isMet: (_ obligation: AnyHashable, _ state: State) -> Bool

  /// Whether a step may come in between: only the ways on that consist of such steps are promised
  /// to lead to what is owed.
  public var via: (Step<State, Effect>) -> Bool

  /// The process that takes a step, or nil where nobody must take it.
  public var process: (Step<State, Effect>) -> AnyHashable?

  /// Which processes can take a step in a state, whether or not the graph has one.
  ///
  /// The graph's steps tell of the others. Where something is under way that always goes on, a state
  /// without such a step is one whose steps lie outside of the scope, and a way on that passes them
  /// over is not fair.
  public var due: (State) -> [AnyHashable]

  /// Says, in words, what is never met.
  public var why: (_ obligation: AnyHashable) -> String

  /// Makes a promise about typed obligations.
  public init<Obligation: Hashable>(
    obligation: @escaping (State) -> Obligation?,
    isMet: @escaping (Obligation, State) -> Bool,
    via: @escaping (Step<State, Effect>) -> Bool = { _ in true },
    process: @escaping (Step<State, Effect>) -> AnyHashable?,
    due: @escaping (State) -> [AnyHashable] = { _ in [] },
    why: @escaping (Obligation) -> String
  ) {
    self.obligation = { state in obligation(state).map { AnyHashable($0) } }
    self.isMet = { isMet($0.base as! Obligation, $1) }
    self.via = via
    self.process = process
    self.due = due
    self.why = { why($0.base as! Obligation) }
  }

  /// Makes the promise that a premise leads to a goal.
  public init(
    premise: @escaping (State) -> Bool, goal: @escaping (State) -> Bool,
    via: @escaping (Step<State, Effect>) -> Bool = { _ in true },
    process: @escaping (Step<State, Effect>) -> AnyHashable?,
    due: @escaping (State) -> [AnyHashable] = { _ in [] }, why: String
  ) {
    self.init(
      obligation: { premise($0) ? true : nil }, isMet: { _, state in goal(state) }, via: via,
      process: process, due: due, why: { _ in why })
  }
}
